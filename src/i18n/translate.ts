import type { i18n as I18n } from 'i18next';

/** A text by its key with namespace (`errors:ERR_NO_PERMISSION`), for keys that come from data and not from the code in place. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export const createTranslate =
  (i18n: I18n): Translate =>
  (key, values) =>
    i18n.t(key, values as never) as unknown as string;
