import type { Shell, SystemPreferences } from 'electron';
import type { MicrophoneAccess } from '@/bridge/alerts';

/** The system's pages of microphone permissions: the only non-web addresses that main opens. */
const SETTINGS_PAGES: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'x-apple.systempreferences:com.apple.preference.security?Privacy_Microphone',
  win32: 'ms-settings:privacy-microphone',
};

export interface Microphone {
  /** Asks the user where the system requires it; after a refusal only the system's settings help. */
  readonly ask: () => Promise<boolean>;
  readonly access: () => MicrophoneAccess;
  readonly openSettings: () => Promise<void>;
}

interface Parts {
  readonly systemPreferences: Pick<SystemPreferences, 'askForMediaAccess' | 'getMediaAccessStatus'>;
  readonly shell: Pick<Shell, 'openExternal'>;
  readonly platform: NodeJS.Platform;
}

/** What the system says about the microphone. Linux has no such permission. */
export const createMicrophone = ({ systemPreferences, shell, platform }: Parts): Microphone => ({
  ask: async () => (platform === 'darwin' ? systemPreferences.askForMediaAccess('microphone') : true),
  access: () => {
    if (platform !== 'darwin' && platform !== 'win32') return 'unknown';
    const status = systemPreferences.getMediaAccessStatus('microphone');
    if (status === 'granted') return 'granted';
    return status === 'denied' || status === 'restricted' ? 'refused' : 'unknown';
  },
  openSettings: async () => {
    const page = SETTINGS_PAGES[platform];
    if (page !== undefined) await shell.openExternal(page);
  },
});
