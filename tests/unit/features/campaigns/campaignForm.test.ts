import { afterEach, expect, it, vi } from 'vitest';
import { meantAt, valuesOf } from '@/features/campaigns/dialog/campaignForm';

afterEach(() => void vi.unstubAllEnvs());

it('[CAMP-11] [CAMP-25] the time of a campaign is shown and typed in local time', () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  const scheduledAt = '2026-12-24T11:30:00.000Z';
  expect(valuesOf({ id: 1, name: 'Natal', scheduledAt }).scheduledAt).toBe('2026-12-24T08:30');
  expect(meantAt({ ...valuesOf(null), scheduledAt: '2026-12-24T08:30' }, null)).toBe(Date.parse(scheduledAt));
});
