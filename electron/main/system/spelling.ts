import type { Session } from 'electron';
import type { AppLanguage } from '@/bridge/system';

/** Codes of the checker for each language of the app, best first. */
const CODES: Readonly<Record<AppLanguage, readonly string[]>> = {
  pt: ['pt-BR', 'pt-PT'],
  en: ['en-US', 'en-GB'],
  es: ['es-ES', 'es'],
};

type Checker = Pick<
  Session,
  | 'setSpellCheckerEnabled'
  | 'setSpellCheckerLanguages'
  | 'availableSpellCheckerLanguages'
  | 'setSpellCheckerDictionaryDownloadURL'
>;

interface Parts {
  readonly session: Checker;
  readonly platform: NodeJS.Platform;
  /** Another address for dictionaries, ending in a slash; undefined keeps Chromium's. */
  readonly dictionaries: string | undefined;
}

/** Spell checking in the app's language. macOS finds the language by itself and brings its own dictionaries. */
export const createSpelling = ({ session, platform, dictionaries }: Parts) => {
  const isMac = platform === 'darwin';
  if (!isMac && dictionaries !== undefined) {
    session.setSpellCheckerDictionaryDownloadURL(dictionaries.replace(/\/?$/, '/'));
  }
  return {
    apply: (enabled: boolean, language: AppLanguage): void => {
      session.setSpellCheckerEnabled(enabled);
      if (isMac || !enabled) return;
      // An unknown code would throw.
      const code = CODES[language].find((name) => session.availableSpellCheckerLanguages.includes(name));
      if (code !== undefined) session.setSpellCheckerLanguages([code]);
    },
  };
};
