import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createStoredValue } from '@/lib/storedValue';
import { selectAccount, selectUser } from '@/entities/session/sessionSelectors';
import { useAppSelector } from '@/store/hooks';
import { signedText } from './signedText';

/** Are this user's texts signed on this computer? On by default, like in the web clients that customers know. */
const storedSignature = (account: string) => createStoredValue(`signMessages ${account}`, z.boolean(), true);

interface Signature {
  readonly isOn: boolean;
  readonly switchTo: (isOn: boolean) => void;
  /** Returns the text to send: below the user's name while signing is on. */
  readonly sign: (text: string) => string;
}

/** Called after a change: two conversations may be side by side, and the switch of each shows the same choice. */
const listeners = new Set<() => void>();

/** By account: choices that could not be stored; they hold until the page is left. */
const unstored = new Map<string, boolean>();

const readChoice = (account: string): boolean => unstored.get(account) ?? storedSignature(account).read(localStorage);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The sign-message switch, remembered for each user on this computer. */
export const useSignature = (): Signature => {
  const account = useAppSelector(selectAccount);
  const name = useAppSelector((state) => selectUser(state)?.name ?? '');
  const isOn = useSyncExternalStore(subscribe, () => readChoice(account));
  const switchTo = useCallback(
    (next: boolean) => {
      if (storedSignature(account).write(localStorage, next)) unstored.delete(account);
      else unstored.set(account, next);
      for (const tell of listeners) tell();
    },
    [account],
  );
  return { isOn, switchTo, sign: (text) => (isOn && name ? signedText(name, text) : text) };
};
