/** The digits of a text, at most `limit`. */
export const digitsOf = (text: string, limit = Number.POSITIVE_INFINITY): string =>
  text.replaceAll(/\D/g, '').slice(0, limit);

const PHONE_DIGITS = 11;
/** The code of Brazil in front of a pasted number: the mask has no place for it. Without its sign only a whole number shows it. */
const COUNTRY = /^\s*\+\s*55|^\D*55(?=(?:\D*\d){11}\D*$)/;
const ZIP_DIGITS = 8;

/** Formats a Brazilian phone number as it is typed, `(99) 99999-9999`; digits beyond the eleventh are dropped. */
export const maskPhone = (typed: string): string => {
  const digits = digitsOf(typed.replace(COUNTRY, ''), PHONE_DIGITS);
  if (digits === '') return '';
  if (digits.length <= 2) return `(${digits}`;
  const area = `(${digits.slice(0, 2)}) ${digits.slice(2, 7)}`;
  return digits.length <= 7 ? area : `${area}-${digits.slice(7)}`;
};

/** Formats a Brazilian zip code as it is typed, `99999-999`. */
export const maskZip = (typed: string): string => {
  const digits = digitsOf(typed, ZIP_DIGITS);
  return digits.length <= 5 ? digits : `${digits.slice(0, 5)}-${digits.slice(5)}`;
};
