import type { CompanyToSave } from '@/api/companies';
import type { Company } from '@/protocol/records/companies';
import { DEFAULT_RECURRENCE, isRecurrence, RECURRENCES } from '@/domain/company/companies';
import { hasCampaigns } from '@/domain/company/companySettings';
import { addMonths, calendarDay, localDay } from '@/lib/dates';

export interface CompanyFormValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly planId: number | undefined;
  readonly status: boolean;
  readonly campaignsEnabled: boolean;
  /** `YYYY-MM-DD`, or empty. */
  readonly dueDate: string;
  readonly recurrence: string | undefined;
}

/** A new company pays monthly and is due in a month. */
export const newCompany = (now: number): CompanyFormValues => ({
  name: '',
  email: '',
  phone: '',
  password: '',
  planId: undefined,
  status: true,
  campaignsEnabled: true,
  dueDate: addMonths(localDay(now), 1),
  recurrence: DEFAULT_RECURRENCE,
});

/** What the form shows of a company. */
export const valuesOf = (company: Company): CompanyFormValues => ({
  name: company.name,
  email: company.email ?? '',
  phone: company.phone ?? '',
  password: '',
  planId: company.planId ?? undefined,
  status: company.status !== false,
  campaignsEnabled: hasCampaigns(company.settings),
  dueDate: calendarDay(company.dueDate) ?? '',
  recurrence: company.recurrence || undefined,
});

/** One period of payment later. */
export const onePeriodLater = (day: string, recurrence: string | undefined): string =>
  addMonths(day, isRecurrence(recurrence) ? RECURRENCES[recurrence] : RECURRENCES[DEFAULT_RECURRENCE]);

/** What is sent of a valid form: a password only of a new company. */
export const fieldsOf = (values: CompanyFormValues, isNew: boolean): CompanyToSave => ({
  name: values.name.trim(),
  email: values.email.trim(),
  phone: values.phone.trim(),
  ...(isNew && { password: values.password }),
  planId: values.planId ?? 0,
  status: values.status,
  campaignsEnabled: values.campaignsEnabled,
  dueDate: values.dueDate,
  recurrence: values.recurrence ?? DEFAULT_RECURRENCE,
});
