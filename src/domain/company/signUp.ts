import dayjs from 'dayjs';

/** At least 8 characters with a lowercase letter, an uppercase letter and a digit. */
export const isStrongPassword = (password: string): boolean =>
  [/.{8}/u, /\p{Ll}/u, /\p{Lu}/u, /\d/].every((rule) => rule.test(password));

/** Length of a new company's trial, days. */
const TRIAL_DAYS = 3;

/** The end of the third calendar day ahead, with this computer's offset: `2026-11-24T23:59:59-03:00`. */
export const trialDueDate = (now: number): string =>
  dayjs(now).add(TRIAL_DAYS, 'day').endOf('day').format('YYYY-MM-DDTHH:mm:ssZ');
