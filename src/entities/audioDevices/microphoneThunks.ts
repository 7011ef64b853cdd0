import type { MicrophoneAccess } from '@/bridge/alerts';
import { createAppThunk } from '../thunk';

export interface MicrophonePermission {
  readonly access: MicrophoneAccess;
  /** The system's page of permissions can be opened from here. */
  readonly hasSettings: boolean;
}

/** Asks the system whether the app may use the microphone. */
export const readMicrophonePermission = createAppThunk<MicrophonePermission>(
  'audioDevices/readPermission',
  async (_, { extra }) => ({
    access: await extra.desktop.microphone.access(),
    hasSettings: extra.desktop.capabilities.microphoneSettings,
  }),
  { silent: true },
);

/** Opens the system's page of microphone permissions, the only cure of a refusal. */
export const openMicrophoneSettings = createAppThunk<void>('audioDevices/openSettings', (_, { extra }) =>
  extra.desktop.microphone.openSettings(),
);
