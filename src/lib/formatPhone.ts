type Format = (digits: string) => string;

const BRAZIL = /^(55)(\d{2})(\d{4,5})(\d{4})$/;
/** Fewest digits of a full number; shorter ones are extensions and short codes without a country. */
const SHORTEST = 8;

let foreign: Format | null = null;
let isLoading = false;
const listeners = new Set<() => void>();

/** Numbers of other countries need a table of 30 kB (gzip); it is fetched when the first such number is shown. */
const loadForeign = async (): Promise<void> => {
  if (isLoading) return;
  isLoading = true;
  const library = await import('libphonenumber-js/min').catch(() => null);
  // Without a connection the numbers stay plain, and the next one shown tries again.
  isLoading = false;
  if (!library) return;
  const { parsePhoneNumberFromString } = library;
  foreign = (digits) => parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? `+${digits}`;
  for (const listener of listeners) listener();
};

/** Formats a number with its country code, as people there write it: `+55 11 98834-2217`, `+1 415 555 0100`. */
export const formatPhone = (number: string): string => {
  const digits = number.replaceAll(/\D/g, '');
  const parts = BRAZIL.exec(digits);
  if (parts) return `+${parts[1]} ${parts[2]} ${parts[3]}-${parts[4]}`;
  if (digits.length < SHORTEST) return digits ? `+${digits}` : number;
  if (foreign) return foreign(digits);
  void loadForeign();
  return `+${digits}`;
};

/** Calls `listener` when the formats of other countries are loaded; returns the function that unsubscribes. */
export const onPhoneFormats = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const hasForeignFormats = (): boolean => foreign !== null;
