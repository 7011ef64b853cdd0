import { useTranslation } from '@/i18n/useTranslation';
import { LANGUAGE_TAGS, readLanguage } from '@/i18n/languages';
import { fileSize } from '@/lib/fileSize';

/** Formats a number of bytes in the current language. */
export const useByteText = (): ((bytes: number) => string) => {
  const { i18n } = useTranslation();
  const tag = LANGUAGE_TAGS[readLanguage(i18n.language)];
  return (bytes) => fileSize(bytes, tag);
};
