/** `missing` there is none · `refused` the user or the system said no · `unavailable` another app holds it, or it fails. */
export type MicrophoneProblem = 'missing' | 'refused' | 'unavailable';

/** Thrown when no sound can be recorded. */
export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError';

  constructor(readonly problem: MicrophoneProblem) {
    super(problem);
  }
}

const PROBLEMS: Readonly<Record<string, MicrophoneProblem>> = {
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
};

const problemOf = (error: unknown): MicrophoneProblem => PROBLEMS[(error as DOMException).name] ?? 'unavailable';

const WANTED: MediaTrackConstraints = { channelCount: 1, echoCancellation: true, noiseSuppression: true };

/** Opens the chosen device, or the system's default where that device is gone. */
const open = async (devices: MediaDevices, deviceId: string | null): Promise<MediaStream> => {
  if (deviceId === null) return devices.getUserMedia({ audio: WANTED });
  try {
    return await devices.getUserMedia({ audio: { ...WANTED, deviceId: { exact: deviceId } } });
  } catch (error) {
    if (problemOf(error) === 'refused') throw error;
    return devices.getUserMedia({ audio: WANTED });
  }
};

/**
 * Opens a microphone, the system's default for null; the user may be asked for permission. The default replaces a chosen
 * microphone that is gone. `onLost`: it was unplugged, so only silence would follow. Throws `MicrophoneError`.
 */
export const openMicrophone = async (deviceId: string | null, onLost: () => void): Promise<MediaStream> => {
  // Browsers hide all devices from pages loaded over plain http.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new MicrophoneError('unavailable');
  try {
    const stream = await open(devices, deviceId);
    for (const track of stream.getTracks()) track.addEventListener('ended', onLost);
    return stream;
  } catch (error) {
    throw new MicrophoneError(problemOf(error));
  }
};

export const closeMicrophone = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
