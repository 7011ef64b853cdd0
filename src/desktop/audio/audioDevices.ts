import type { Log } from '@/lib/log';

interface Device {
  readonly id: string;
  readonly label: string;
}

interface DeviceList {
  readonly microphones: readonly Device[];
  readonly speakers: readonly Device[];
}

/** Chromium lists the devices the system has chosen a second time, under these ids. */
export const isAlias = (deviceId: string): boolean => deviceId === 'default' || deviceId === 'communications';

const listOf = (devices: readonly MediaDeviceInfo[], wanted: MediaDeviceKind): Device[] =>
  devices
    .filter(({ kind, deviceId }) => kind === wanted && deviceId !== '' && !isAlias(deviceId))
    .map(({ deviceId, label }) => ({ id: deviceId, label }));

/** The sound devices of this computer, by name once the page may use the microphone. */
export const listAudioDevices = async (media: Pick<MediaDevices, 'enumerateDevices'>): Promise<DeviceList> => {
  const devices = await media.enumerateDevices();
  return { microphones: listOf(devices, 'audioinput'), speakers: listOf(devices, 'audiooutput') };
};

/** Reports the sound devices now and whenever one is plugged in or removed. */
export type WatchAudioDevices = (report: (devices: DeviceList) => void) => void;

/** `media` is missing on pages loaded over plain http: no change is reported there. */
export const createDeviceWatch =
  (media: Pick<MediaDevices, 'enumerateDevices' | 'addEventListener'> | undefined, log: Log): WatchAudioDevices =>
  (report) => {
    if (!media) return;
    const look = async (): Promise<void> => {
      try {
        report(await listAudioDevices(media));
      } catch (error) {
        log.warn('Sound devices not listed', { reason: String(error) });
      }
    };
    void look();
    media.addEventListener('devicechange', () => void look());
  };
