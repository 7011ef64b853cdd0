import { useTranslation } from '@/i18n/useTranslation';
import { LANGUAGE_TAGS, readLanguage } from '@/i18n/languages';
import { fileSize } from '@/lib/fileSize';

/** Writes an amount of bytes as people of the language in use read it. */
export const useByteText = (): ((bytes: number) => string) => {
  const { i18n } = useTranslation();
  const tag = LANGUAGE_TAGS[readLanguage(i18n.language)];
  return (bytes) => fileSize(bytes, tag);
};
