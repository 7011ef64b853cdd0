import { useTranslation } from '@/i18n/useTranslation';
import { changeLanguage } from './init';
import { readLanguage, type Language } from './languages';

/** The language in use, and the way to change it. */
export const useLanguage = (): {
  readonly language: Language;
  readonly choose: (language: Language) => Promise<void>;
} => {
  const { i18n } = useTranslation();
  return { language: readLanguage(i18n.language), choose: (language) => changeLanguage(i18n, language) };
};
