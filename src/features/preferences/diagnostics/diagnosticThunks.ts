import type { SecretKeeping } from '@/bridge/desktop';
import type { NativeDiagnostics } from '@/bridge/system';
import { isAlias } from '@/desktop/audio/audioDevices';
import type { SocketState } from '@/realtime/socketActions';
import { createAppThunk } from '@/entities/base/thunk';

/** Everything the report is made of. */
export interface Diagnostics {
  readonly native: NativeDiagnostics;
  readonly serverVersion: string | null;
  /** Host alone: the path may name a customer's company. */
  readonly serverHost: string;
  /** Time of one answer of the server, ms; null when there was none. */
  readonly answerMs: number | null;
  readonly socket: SocketState;
  /** How they are shown now; none where the system or the user does not allow them. */
  readonly notifications: 'native' | 'web' | 'none';
  readonly microphones: number;
  readonly speakers: number;
  readonly isOnDisk: boolean;
  readonly isOnline: boolean;
  readonly secrets: SecretKeeping;
}

const countDevices = async (): Promise<{ readonly microphones: number; readonly speakers: number }> => {
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => []);
  const count = (wanted: MediaDeviceKind) =>
    (devices ?? []).filter(({ kind, deviceId }) => kind === wanted && !isAlias(deviceId)).length;
  return { microphones: count('audioinput'), speakers: count('audiooutput') };
};

/** Collects facts from main, the server and the browser. */
export const readDiagnostics = createAppThunk(
  'preferences/readDiagnostics',
  async (_: void, { extra, getState }): Promise<Diagnostics> => {
    const { api, desktop, server, storage, clock } = extra;
    const began = clock.now();
    const [serverVersion, answerMs] = await api.auth.version().then(
      (version) => [version, clock.now() - began] as const,
      () => [null, null] as const,
    );
    const [native, devices, isOnDisk, secrets] = await Promise.all([
      desktop.system.diagnostics.read(),
      countDevices(),
      storage.isOnDisk(),
      desktop.session.keeping(),
    ]);
    return {
      native,
      serverVersion,
      serverHost: server === null ? '' : new URL(server.rest).host,
      answerMs,
      socket: getState().socketStatus.state,
      notifications: native.notifications ? desktop.capabilities.notifications : 'none',
      ...devices,
      isOnDisk,
      isOnline: navigator.onLine,
      secrets,
    };
  },
  { silent: true },
);
