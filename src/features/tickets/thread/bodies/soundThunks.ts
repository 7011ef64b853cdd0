import { createAppThunk } from '@/entities/thunk';
import { decodeSound } from './decodeSound';
import type { SoundBar } from './soundShape';

/** Larger files are drawn with the fixed shape, bytes: decoding an hour of sound takes memory by the hundred MB. */
const LARGEST_BYTES = 5_000_000;

/** Reads a sound and what it looks like; null where that is too much to ask. */
export const readSoundBars = createAppThunk<readonly SoundBar[] | null, string>(
  'sound/bars',
  async (address, { extra, signal }) => {
    const file = await extra.api.files.download(address, signal);
    return file.size > LARGEST_BYTES ? null : decodeSound(file);
  },
  // The fixed shape is shown instead.
  { silent: true },
);
