import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import * as z from 'zod/mini';
import { createStoredValue, type LocalFlags } from '@/lib/storedValue';
import { LANGUAGE_TAGS, LANGUAGES, readLanguage, type Language } from './languages';
import * as firstTexts from './firstTexts';

/** Portuguese before the first choice, whatever the system says. */
const storedLanguage = createStoredValue('language', z.enum(LANGUAGES), 'pt');

/** English and Spanish are fetched when they are chosen. */
const translations = import.meta.glob<Record<string, unknown>>('./locales/{en,es}/*.json', { import: 'default' });

/** The latest choice, whose texts may still be on their way. */
const chosen = new WeakMap<I18n, Language>();

/** Adds a namespace's texts as they are, since nothing changes them: i18next would copy each by way of JSON. */
const addTexts = (i18n: I18n, language: Language, namespace: string, texts: object): void =>
  void i18n.addResourceBundle(language, namespace, texts, false, false, { skipCopy: true });

/** Fetches another language's texts for every namespace that is loaded in Portuguese. */
const loadTexts = async (i18n: I18n, language: Language): Promise<void> => {
  if (language === 'pt') return;
  const missing = Object.keys(i18n.getDataByLanguage('pt') ?? {}).filter(
    (namespace) => !i18n.hasResourceBundle(language, namespace),
  );
  const fetched = await Promise.all(
    missing.map(async (namespace) => ({
      namespace,
      texts: (await translations[`./locales/${language}/${namespace}.json`]?.()) ?? {},
    })),
  );
  // All at once: each addition renders the whole page again, and an open list of choices breaks after too many in a row.
  for (const { namespace, texts } of fetched) addTexts(i18n, language, namespace, texts);
};

const fetchLaterTexts = async (i18n: I18n): Promise<void> => {
  const portuguese = await import('./resources');
  for (const [namespace, texts] of Object.entries(portuguese)) {
    if (!i18n.hasResourceBundle('pt', namespace)) addTexts(i18n, 'pt', namespace, texts);
  }
  await loadTexts(i18n, readLanguage(chosen.get(i18n)));
};

const laterTexts = new WeakMap<I18n, Promise<void>>();
const complete = new WeakSet<I18n>();

/** Are the texts of all screens loaded? */
export const hasLaterTexts = (i18n: I18n): boolean => complete.has(i18n);

/** Fetches the texts of all screens but the first ones, once; after a failure the next call tries again. */
export const loadLaterTexts = (i18n: I18n): Promise<void> => {
  const known = laterTexts.get(i18n);
  if (known) return known;
  const loading = fetchLaterTexts(i18n).then(() => void complete.add(i18n));
  laterTexts.set(i18n, loading);
  loading.catch(() => laterTexts.delete(i18n));
  return loading;
};

/** Shows the interface in another language at once, without a reload. */
export const changeLanguage = async (i18n: I18n, language: Language): Promise<void> => {
  chosen.set(i18n, language);
  try {
    await loadTexts(i18n, language);
  } catch (error) {
    if (chosen.get(i18n) === language) chosen.set(i18n, readLanguage(i18n.language));
    throw error;
  }
  // A language whose texts are already there may have been chosen meanwhile.
  if (chosen.get(i18n) === language) await i18n.changeLanguage(language);
};

/**
 * Loads the interface texts in the stored language; Portuguese at the first start and for missing texts. Every change of
 * language is stored and applied to the document. Screens beyond the first ones wait for `loadLaterTexts`.
 */
export const createI18n = async (storage: LocalFlags): Promise<I18n> => {
  const i18n = createInstance();
  i18n.on('languageChanged', (changed) => {
    document.documentElement.lang = LANGUAGE_TAGS[readLanguage(changed)];
  });
  await i18n.use(initReactI18next).init({
    lng: 'pt',
    fallbackLng: 'pt',
    supportedLngs: LANGUAGES,
    ns: Object.keys(firstTexts),
    defaultNS: 'common',
    // A copy: i18next adds later namespaces to the object it is given.
    resources: { pt: { ...firstTexts } },
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await changeLanguage(i18n, storedLanguage.read(storage));
  i18n.on('languageChanged', (changed) => storedLanguage.write(storage, readLanguage(changed)));
  return i18n;
};
