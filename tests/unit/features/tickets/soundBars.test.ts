import { afterEach, describe, expect, it, vi } from 'vitest';
import { barsOf, decodeSound } from '@/features/tickets/thread/bodies/decodeSound';
import { soundShape } from '@/features/tickets/thread/bodies/soundShape';

/** A thousand samples in fifty parts, silent except for one loud and one half as loud part. */
const speech = (): Float32Array => {
  const samples = new Float32Array(1_000);
  samples.fill(-0.5, 200, 220);
  samples.fill(0.25, 400, 420);
  return samples;
};
const heights = (bars: readonly { height: number }[]) => bars.map(({ height }) => Math.round(height * 100) / 100);

afterEach(() => vi.unstubAllGlobals());

describe('the bars of a voice message', () => {
  it('are fifty, as high as the sound is loud', () => {
    const bars = barsOf(speech());
    expect(bars).toHaveLength(50);
    expect([heights(bars)[10], heights(bars)[20], heights(bars)[30]]).toEqual([1, 0.57, 0.14]);
  });

  it('of silence have the lowest height', () => {
    expect(new Set(heights(barsOf(new Float32Array(100))))).toEqual(new Set([0.14]));
  });

  it('come from the decoded file; invalid audio throws', async () => {
    class FakeContext {
      async decodeAudioData(content: ArrayBuffer) {
        if (content.byteLength === 0) throw new Error('EncodingError');
        return { getChannelData: speech };
      }
    }
    vi.stubGlobal('OfflineAudioContext', FakeContext);
    expect(heights(await decodeSound(new Blob(['x'])))[10]).toBe(1);
    await expect(decodeSound(new Blob([]))).rejects.toThrow('EncodingError');
  });

  it('have a fixed shape per message before decoding', () => {
    expect(soundShape('a')).toEqual(soundShape('a'));
    expect(soundShape('a')).not.toEqual(soundShape('b'));
  });
});
