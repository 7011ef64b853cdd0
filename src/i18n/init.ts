import { createInstance, type i18n as I18n, type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from './languages';
import { portuguese } from './resources';

const translations = import.meta.glob<Record<string, unknown>>('./locales/{en,es}/*.json', { import: 'default' });

/** English and Spanish are fetched when they are chosen; a file that is not there leaves the Portuguese text. */
const lazyTranslations: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, namespace) {
    return (await translations[`./locales/${language}/${namespace}.json`]?.()) ?? {};
  },
};

/**
 * The texts of the interface in `language`, Portuguese for whatever that language lacks (I18N-03).
 * Resolves when the chosen language is ready to be shown.
 */
export const createI18n = async (language: Language): Promise<I18n> => {
  const instance = createInstance();
  await instance
    .use(lazyTranslations)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'pt',
      supportedLngs: LANGUAGES,
      ns: Object.keys(portuguese),
      defaultNS: 'common',
      resources: { pt: portuguese },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnEmptyString: false,
      react: { useSuspense: false },
    });
  return instance;
};
