import { z } from 'zod/mini';

/** Languages of the interface, Portuguese first. */
export const LANGUAGES = ['pt', 'en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, never translated. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  pt: 'Português (Brasil)',
  en: 'English',
  es: 'Español',
};

/** BCP 47 tags for `<html lang>` and the date and number formats of the platform. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { pt: 'pt-BR', en: 'en', es: 'es' };

const languageSchema = z.enum(LANGUAGES);

/** Reads a language tag; anything unknown is Portuguese. */
export const readLanguage = (stored: unknown): Language => {
  const parsed = languageSchema.safeParse(stored);
  return parsed.success ? parsed.data : 'pt';
};
