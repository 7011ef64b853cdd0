/** `missing` there is none · `refused` the user or the system said no · `unavailable` another app holds it, or it fails. */
export type MicrophoneProblem = 'missing' | 'refused' | 'unavailable';

/** Thrown when no sound can be taken in. */
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

const WANTED: MediaStreamConstraints = { audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true } };

/** Opens the system's default microphone; the user may be asked (DESK-11). Throws `MicrophoneError` (DESK-12). */
export const openMicrophone = async (): Promise<MediaStream> => {
  // Browsers hide all devices from pages that came over plain http.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new MicrophoneError('unavailable');
  try {
    return await devices.getUserMedia(WANTED);
  } catch (error) {
    throw new MicrophoneError(PROBLEMS[(error as DOMException).name] ?? 'unavailable');
  }
};

export const closeMicrophone = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
