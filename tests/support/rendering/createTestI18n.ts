import type { i18n as I18n } from 'i18next';
import { createI18n, loadLaterTexts } from '@/i18n/init';
import type { LocalFlags } from '@/lib/storedValue';
import { createMemoryStorage } from '../fakes/memoryStorage';

/** All texts, for parts that are rendered without the app around them. */
export const createTestI18n = async (storage: LocalFlags = createMemoryStorage()): Promise<I18n> => {
  const i18n = await createI18n(storage);
  await loadLaterTexts(i18n);
  return i18n;
};
