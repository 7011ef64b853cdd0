import type { SystemPreferences } from 'electron';

/** The reader of fingers; only macOS lets an app ask it. */
export interface Touch {
  readonly isOffered: () => boolean;
  /** Answers whether it was the right finger. */
  readonly ask: (reason: string) => Promise<boolean>;
}

interface Parts {
  readonly systemPreferences: Pick<SystemPreferences, 'canPromptTouchID' | 'promptTouchID'>;
  readonly platform: NodeJS.Platform;
}

export const createTouch = ({ systemPreferences, platform }: Parts): Touch => {
  const isOffered = (): boolean => platform === 'darwin' && systemPreferences.canPromptTouchID();
  return {
    isOffered,
    ask: async (reason) => {
      if (!isOffered()) return false;
      try {
        await systemPreferences.promptTouchID(reason);
        return true;
      } catch {
        // Given up, or another finger: the password is asked for as before.
        return false;
      }
    },
  };
};
