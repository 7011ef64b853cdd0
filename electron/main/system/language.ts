import type { AppLanguage } from '@/bridge/system';
import type { SettingsFile } from './settingsFile';
import { texts, type Texts } from './texts';

export interface Language {
  /** Texts in the present language. */
  readonly words: () => Texts;
  readonly current: () => AppLanguage;
  /** Sets the language of the page and notifies the listeners if it changed. */
  readonly choose: (language: AppLanguage) => void;
  readonly onChanged: (listener: () => void) => void;
}

/** The app's language in main. It is stored, so that the next start's menus use it before the page loads. */
export const createLanguage = (settings: SettingsFile): Language => {
  const listeners: (() => void)[] = [];
  const current = () => settings.get().language;
  return {
    words: () => texts[current()],
    current,
    choose: (language) => {
      if (language === current()) return;
      settings.change({ language });
      for (const listener of listeners) listener();
    },
    onChanged: (listener) => void listeners.push(listener),
  };
};
