import { useCallback, useState } from 'react';
import { selectAccount, selectUser } from '@/entities/session/sessionSelectors';
import { useAppSelector } from '@/store/hooks';
import { signedText } from './signedText';
import { readSignature, storeSignature } from './storedSignature';

interface Signature {
  readonly isOn: boolean;
  readonly switchTo: (isOn: boolean) => void;
  /** The text as it is sent: under the user's name while signing is on. */
  readonly sign: (text: string) => string;
}

/** The sign-message switch, remembered for each user on this computer. */
export const useSignature = (): Signature => {
  const account = useAppSelector(selectAccount);
  const name = useAppSelector((state) => selectUser(state)?.name ?? '');
  const [isOn, setOn] = useState(() => readSignature(localStorage, account));
  const switchTo = useCallback(
    (next: boolean) => {
      setOn(next);
      storeSignature(localStorage, account, next);
    },
    [account],
  );
  return { isOn, switchTo, sign: (text) => (isOn && name ? signedText(name, text) : text) };
};
