/** Moments and days typed as dd/MM/yyyy HH:mm and dd/MM/yyyy, whatever the system's own format. */

const TYPED = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}):(\d{2})$/;
const INPUT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** The separator after so many digits of a moment. */
const SEPARATORS: Readonly<Record<number, string>> = { 2: '/', 4: '/', 8: ' ', 10: ':' };
const DIGITS = 12;
const DAY_DIGITS = 8;

/** Puts the zero before a single digit that a separator follows: many people write 1/3/2026. */
export const withZeros = (text: string): string => text.replaceAll(/(?<!\d)\d(?=\D)/g, '0$&');

const mask =
  (digits: number) =>
  (text: string): string =>
    Array.from(
      withZeros(text).replaceAll(/\D/g, '').slice(0, digits),
      (digit, place) => (SEPARATORS[place] ?? '') + digit,
    ).join('');

/** Puts the separators between typed digits. */
export const maskMoment = mask(DIGITS);
export const maskDay = mask(DAY_DIGITS);

const isDate = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(year, month, 0).getDate();

/** A typed moment as `YYYY-MM-DDTHH:mm`, or null if it is not a valid one. */
export const readTypedMoment = (text: string): string | null => {
  const [, day, month, year, hour, minute] = TYPED.exec(text.trim()) ?? [];
  if (!day || !month || !year || !hour || !minute) return null;
  if (!isDate(Number(year), Number(month), Number(day)) || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${year}-${month}-${day}T${hour}:${minute}`;
};

/** `YYYY-MM-DDTHH:mm` as people read it; any other text stays unchanged. */
export const typedMoment = (value: string): string => {
  const [, year, month, day, hour, minute] = INPUT.exec(value) ?? [];
  return year ? `${day}/${month}/${year} ${hour}:${minute}` : value;
};

/** A typed day as `YYYY-MM-DD`, or null if it is not a valid one. */
export const readTypedDay = (text: string): string | null =>
  readTypedMoment(`${text.trim()} 00:00`)?.slice(0, 'YYYY-MM-DD'.length) ?? null;

/** `YYYY-MM-DD` as people read it; any other text stays unchanged. */
export const typedDay = (value: string): string => typedMoment(`${value}T00:00`).split(' ')[0]?.split('T')[0] ?? value;
