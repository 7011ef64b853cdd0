import { useEffect, useRef, useState } from 'react';
import { forgetKeptTexts, keepTexts, readKeptTexts } from '@/entities/device/keptTexts/keptTexts';
import type { EntitiesState } from '@/entities/base/state';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { useAppStore } from './hooks';

type Texts = Readonly<Record<string, string>>;

interface KeptForm {
  /** Names the form; null keeps nothing. */
  readonly name: string | null;
  /** The fields are on screen. */
  readonly ready: boolean;
  /** The texts that differ from the saved ones. */
  readonly typed: () => Texts;
  /** Fills fields with the texts of an earlier session. */
  readonly restore: (texts: Texts) => void;
}

/** Did the session end without its user's consent? */
const isForcedOut = ({ session: { ended } }: EntitiesState): boolean => ended === 'elsewhere' || ended === 'expired';

/**
 * Keeps the texts of a form when the session ends under it, as by a sign-in on another computer, and brings them back when the same
 * form is opened after the next sign-in. Returns whether it did.
 */
export const useKeptTexts = ({ name, ready, typed, restore }: KeptForm): boolean => {
  const store = useAppStore();
  const [account] = useState(() => selectAccount(store.getState()));
  const [isRestored, setRestored] = useState(false);
  const latest = useRef({ name, typed, restore, isRestored });
  useEffect(() => {
    latest.current = { name, typed, restore, isRestored };
  });

  useEffect(() => {
    if (name === null || !ready) return undefined;
    let isWanted = true;
    const read = async (): Promise<void> => {
      const answer = await store.dispatch(readKeptTexts(name));
      if (!isWanted || !readKeptTexts.fulfilled.match(answer) || answer.payload === null) return;
      latest.current.restore(answer.payload);
      setRestored(true);
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [name, ready, store]);

  useEffect(
    () => () => {
      const form = latest.current;
      if (form.name === null) return;
      if (selectAccount(store.getState()) === account) {
        // It was saved or discarded.
        if (form.isRestored) void store.dispatch(forgetKeptTexts(form.name));
        return;
      }
      const texts = form.typed();
      if (isForcedOut(store.getState()) && Object.keys(texts).length > 0)
        void store.dispatch(keepTexts({ account, form: form.name, texts }));
    },
    [account, store],
  );
  return isRestored;
};
