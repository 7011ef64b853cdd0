import { expect, it } from 'vitest';
import { onePeriodLater } from '@/features/settings/companies/companyForm';

it('[COMP-07] a period counts from the due date, also of a company that is long overdue', () => {
  expect(onePeriodLater('2025-03-10', 'MENSAL')).toBe('2025-04-10');
  expect(onePeriodLater('2025-03-10', 'ANUAL')).toBe('2026-03-10');
  // A company without one of the five pays as a new one does.
  expect(onePeriodLater('2025-03-10', undefined)).toBe('2025-04-10');
});
