import type { i18n as I18n } from 'i18next';

/** Returns the text of a key with namespace (`errors:ERR_NO_PERMISSION`), for keys that come from data. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export const createTranslate =
  (i18n: I18n): Translate =>
  (key, values) =>
    i18n.t(key, values as never) as unknown as string;
