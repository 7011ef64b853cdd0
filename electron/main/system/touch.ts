import type { SystemPreferences } from 'electron';

/** The fingerprint reader; only macOS lets an app use it. */
export interface Touch {
  readonly isOffered: () => boolean;
  /** Resolves with true when the fingerprint was recognised. */
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
        // Cancelled or not recognised: the user can still enter the password.
        return false;
      }
    },
  };
};
