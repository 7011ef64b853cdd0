/** Runs in the audio thread: collects the samples of one channel and passes them on in pieces. Any message ends it. */

export declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Samples in one piece: 0.19 s at 44.1 kHz. */
const PIECE = 8_192;

class PcmTap extends AudioWorkletProcessor {
  private piece = new Float32Array(PIECE);
  private filled = 0;
  private isOpen = true;

  constructor() {
    super();
    this.port.onmessage = () => {
      this.handOn();
      this.isOpen = false;
      this.port.postMessage(null);
    };
  }

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const samples = input?.[0];
    if (samples && this.isOpen) {
      if (this.filled + samples.length > PIECE) this.handOn();
      this.piece.set(samples, this.filled);
      this.filled += samples.length;
    }
    return this.isOpen;
  }

  private handOn(): void {
    if (this.filled === 0) return;
    const full = this.piece.slice(0, this.filled);
    this.filled = 0;
    this.port.postMessage(full, [full.buffer]);
  }
}

registerProcessor('pcm-tap', PcmTap);
