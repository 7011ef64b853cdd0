import { vi } from 'vitest';

interface FakeSound {
  /** Kinds of the devices that are plugged in. */
  devices: readonly MediaDeviceKind[];
  /** What the microphone hears, as the size of each sample. */
  loudness: number;
  /** Name of the error the microphone fails with; null = it opens. */
  refusal: string | null;
  /** Size of the encoder's MP3, bytes; null = it fails. */
  bytes: number | null;
  readonly stopped: () => boolean;
  /** Ids of the requested microphones, in order; null for the system's default. */
  readonly opened: (string | null)[];
  /** Ids of unavailable microphones. */
  readonly gone: Set<string>;
  /** Notifies the page that a device was added or removed. */
  readonly devicesChanged: () => void;
  /** The microphone that was opened last is pulled out. */
  readonly unplugged: () => void;
  /** Removes all fakes. */
  readonly remove: () => void;
}

class FakeNode {
  readonly fftSize = 512;
  readonly port = {
    onmessage: null as ((event: { data: null }) => void) | null,
    postMessage: () => this.port.onmessage?.({ data: null }),
  };
  connect(): void {}
  getFloatTimeDomainData(_wave: Float32Array): void {}
}

class FakeContext {
  readonly sampleRate = 44_100;
  readonly audioWorklet = { addModule: async () => {} };
  async resume(): Promise<void> {}
  async close(): Promise<void> {}
  createMediaStreamSource(): FakeNode {
    return new FakeNode();
  }
}

/** A computer's audio, which jsdom lacks: devices, audio graph and the encoding worker. */
export const installFakeSound = (): FakeSound => {
  let isStopped = false;
  const devices = new EventTarget();
  let track = new EventTarget();
  const sound: FakeSound = {
    devices: ['audioinput'],
    loudness: 0,
    refusal: null,
    bytes: 10_000,
    stopped: () => isStopped,
    opened: [],
    gone: new Set(),
    devicesChanged: () => void devices.dispatchEvent(new Event('devicechange')),
    unplugged: () => void track.dispatchEvent(new Event('ended')),
    remove: () => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'mediaDevices');
    },
  };
  Object.assign(devices, {
    enumerateDevices: async () => sound.devices.map((kind) => ({ kind, deviceId: `${kind}-1`, label: `Fone ${kind}` })),
    getUserMedia: async ({ audio }: { readonly audio: MediaTrackConstraints }) => {
      if (sound.refusal) throw new DOMException('', sound.refusal);
      const id = (audio.deviceId as { readonly exact: string } | undefined)?.exact ?? null;
      sound.opened.push(id);
      if (id !== null && sound.gone.has(id)) throw new DOMException('', 'OverconstrainedError');
      track = Object.assign(new EventTarget(), { stop: () => void (isStopped = true) });
      return { getTracks: () => [track] };
    },
  });
  class FakeAnalyser extends FakeNode {
    override getFloatTimeDomainData(wave: Float32Array): void {
      wave.fill(sound.loudness);
    }
  }
  class FakeWorker {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    postMessage(message: object): void {
      if (!('end' in message)) return;
      const { bytes } = sound;
      const data =
        bytes === null ? { failure: 'broken' } : { mp3: new Blob([new Uint8Array(bytes)], { type: 'audio/mpeg' }) };
      queueMicrotask(() => this.onmessage?.({ data }));
    }
    terminate(): void {}
  }
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('AudioWorkletNode', FakeNode);
  vi.stubGlobal('AnalyserNode', FakeAnalyser);
  vi.stubGlobal('Worker', FakeWorker);
  return sound;
};
