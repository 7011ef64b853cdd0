import { useEffect, useMemo, useState } from 'react';
import { createAppThunk, type EntityDispatch } from '@/entities/base/thunk';
import { createKeyedQueue } from '@/lib/keyedQueue';
import type { Message } from '@/protocol/records/messages';
import { useAppDispatch } from '@/store/hooks';
import { whenIdle } from '@/ui/whenIdle';
import { decodeSound } from './decodeSound';
import { type SoundBar, soundShape } from './soundShape';

/** Files above this size, bytes, get made-up bars: decoding an hour of sound takes hundreds of MB of memory. */
const LARGEST_BYTES = 5_000_000;

/** Downloads a sound and computes its bars; null for a file that is too large. */
const readSoundBars = createAppThunk<readonly SoundBar[] | null, string>(
  'sound/bars',
  async (address, { extra, signal }) => {
    const file = await extra.api.files.download(address, signal);
    return file.size > LARGEST_BYTES ? null : decodeSound(file);
  },
  // No toast: the made-up bars are shown instead.
  { silent: true },
);

type Bars = readonly SoundBar[] | null;

/** Cache of decoded bars by message id; null after a failure. The oldest entries are dropped first. */
const decoded = new Map<string, Bars>();
const MOST_KEPT = 200;

const keep = (id: string, bars: Bars): void => {
  decoded.set(id, bars);
  const [oldest] = decoded.keys();
  if (decoded.size > MOST_KEPT && oldest !== undefined) decoded.delete(oldest);
};

/** Decodes one sound at a time: a conversation may contain many, and none is urgent. */
const inTurn = createKeyedQueue();
const SOUNDS = 0;

const decode = async (dispatch: EntityDispatch, id: string, src: string): Promise<Bars> => {
  if (!decoded.has(id)) {
    const answer = await dispatch(readSoundBars(src));
    keep(id, readSoundBars.fulfilled.match(answer) ? answer.payload : null);
  }
  return decoded.get(id) ?? null;
};

/** The bars of a voice message: made up until the sound is decoded, which happens while the computer is idle. */
export const useSoundBars = ({ id }: Pick<Message, 'id'>, src: string): readonly SoundBar[] => {
  const dispatch = useAppDispatch();
  const fixed = useMemo(() => soundShape(id), [id]);
  const [bars, setBars] = useState<Bars>(() => decoded.get(id) ?? null);
  useEffect(() => {
    if (decoded.has(id) || src === '') return undefined;
    let isShown = true;
    const cancel = whenIdle(() => {
      const run = async (): Promise<void> => {
        // The message was scrolled away before its turn.
        if (!isShown) return;
        const read = await decode(dispatch, id, src);
        if (isShown) setBars(read);
      };
      void inTurn(SOUNDS, run);
    });
    return () => {
      isShown = false;
      cancel();
    };
  }, [dispatch, id, src]);
  return bars ?? fixed;
};
