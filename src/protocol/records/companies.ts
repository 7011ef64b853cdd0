import * as z from 'zod/mini';
import {
  alike,
  certain,
  flag,
  id,
  instant,
  listOf,
  maybe,
  maybeNull,
  named,
  parseRecord,
  record,
  stamps,
  text,
} from '../parse';
import { planSchema } from './plans';
import { settingSchema } from './settings';
import { event, type Reader } from '../events/changes';

/** Opening hours of one weekday; `startTime` and `endTime` are `HH:MM`, or empty for closed. */
export const dayScheduleSchema = record({
  weekday: certain(text, ''),
  /** `monday` to `sunday`. */
  weekdayEn: certain(text, ''),
  startTime: certain(text, ''),
  endTime: certain(text, ''),
});
export type DaySchedule = z.infer<typeof dayScheduleSchema>;

/** Without the token of the payment provider, which only the settings page reads, by a call of its own. */
const settingsInside = z.pipe(
  listOf(settingSchema),
  z.transform((settings) => settings.filter(({ key }) => key !== 'asaas')),
);

/** The company of a session: full at login, `{ id, name }` after a refresh. */
export const companySchema = record({
  ...named,
  phone: maybeNull(text),
  email: maybeNull(text),
  status: maybeNull(flag),
  /** End of the paid period. */
  dueDate: maybeNull(instant),
  /** `MENSAL`, `BIMESTRAL`, `TRIMESTRAL`, `SEMESTRAL`, `ANUAL`, or empty if never set. */
  recurrence: maybeNull(text),
  /** Language of automatic texts: `pt`, `en`, `es`; server A only. */
  language: maybeNull(text),
  schedules: maybe(listOf(dayScheduleSchema)),
  planId: maybeNull(id),
  plan: maybeNull(planSchema),
  settings: maybe(settingsInside),
  /** Fields of the product that no known server stores. */
  trialExpiration: maybeNull(instant),
  ...alike(
    maybeNull(text),
    'billingName',
    'addressZipCode',
    'addressStreet',
    'addressState',
    'addressCity',
    'addressDistrict',
  ),
  ...stamps,
});
export type Company = z.infer<typeof companySchema>;

/** A company with its plan (`GET /companies/listPlan/{id}`); `plan` is null once the plan was deleted. */
export const companyWithPlanSchema = record({
  ...named,
  email: maybeNull(text),
  status: maybeNull(flag),
  dueDate: maybeNull(instant),
  phone: maybeNull(text),
  createdAt: maybe(instant),
  plan: maybeNull(planSchema),
});
export type CompanyWithPlan = z.infer<typeof companyWithPlanSchema>;

export interface PaymentEvent {
  /** The provider's word; `CONCLUIDA` means paid. */
  readonly action: string;
  /** The company with its new due date. */
  readonly record: Company;
}

const readPayment: Reader<PaymentEvent> = ({ action, company }) => {
  const paying = parseRecord(companySchema, company);
  return typeof action === 'string' && paying ? { action, record: paying } : null;
};

export const paymentEvent = event(['company-{company}-payment'], readPayment);
