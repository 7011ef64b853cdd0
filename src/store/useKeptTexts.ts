import { use, useEffect, useRef, useState } from 'react';
import type { KeptTexts } from '@/domain/device/keptTexts';
import { KEEP_TYPED_MS } from '@/domain/limits';
import { registerOpenText } from '@/entities/conversations/drafts/openTexts';
import { forgetKeptTexts, keepTexts, readKeptTexts } from '@/entities/device/keptTexts/keptTexts';
import type { EntitiesState } from '@/entities/base/state';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { CrashContext } from './CrashContext';
import { useAppStore } from './hooks';

type Texts = KeptTexts['texts'];

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

const NOTHING = JSON.stringify({});

/** Did the session end without its user's consent? */
const isForcedOut = ({ session: { ended } }: EntitiesState): boolean => ended === 'elsewhere' || ended === 'expired';

/**
 * Keeps the texts of a form on disk while it is open, and brings them back when the same form is opened after an end that its user did
 * not ask for: a sign-in on another computer, a crash, a shutdown. Returns whether it did.
 */
export const useKeptTexts = ({ name, ready, typed, restore }: KeptForm): boolean => {
  const store = useAppStore();
  const crash = use(CrashContext);
  const [account] = useState(() => selectAccount(store.getState()));
  const [isRestored, setRestored] = useState(false);
  const latest = useRef({ typed, restore });
  useEffect(() => {
    latest.current = { typed, restore };
  });

  useEffect(() => {
    if (name === null || !ready) return undefined;
    const form = { account, form: name };
    /** What is on disk; null until it is read. */
    let kept: string | null = null;
    let isOpen = true;
    const keep = async (): Promise<void> => {
      const texts = latest.current.typed();
      const now = JSON.stringify(texts);
      if (kept === null || now === kept) return;
      kept = now;
      await store.dispatch(now === NOTHING ? forgetKeptTexts(form) : keepTexts({ ...form, texts }));
    };
    const read = async (): Promise<void> => {
      const answer = await store.dispatch(readKeptTexts(form));
      const texts = readKeptTexts.fulfilled.match(answer) ? answer.payload : null;
      if (!isOpen) return;
      kept = JSON.stringify(texts ?? {});
      if (texts === null) return;
      latest.current.restore(texts);
      setRestored(true);
    };
    const leave = (): void => {
      isOpen = false;
      const state = store.getState();
      if (crash.isCrashed || (selectAccount(state) !== account && isForcedOut(state))) {
        kept ??= NOTHING;
        void keep();
        return;
      }
      // It was saved or discarded.
      if (kept !== null && kept !== NOTHING) void store.dispatch(forgetKeptTexts(form));
    };
    void read();
    const timer = setInterval(() => void keep(), KEEP_TYPED_MS);
    // The end of the app is not always the user's: a computer that shuts down waits for no answer.
    const unregister = registerOpenText(keep);
    return () => {
      clearInterval(timer);
      unregister();
      leave();
    };
  }, [account, crash, name, ready, store]);
  return isRestored;
};
