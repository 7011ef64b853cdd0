import * as z from 'zod/mini';
import { isUnseen, withoutTemplateBraces } from '@/domain/conversations/messageText';
import { createStoredValue, type LocalFlags } from '@/lib/storedValue';

/** Are this user's texts signed on this computer? On by default, like in the web clients that customers know. */
const storedSigning = (account: string) => createStoredValue(`signMessages ${account}`, z.boolean(), true);

/** By account: choices that could not be stored; they hold until the page is left. */
const unstored = new Map<string, boolean>();

export const isSigning = (local: LocalFlags, account: string): boolean =>
  unstored.get(account) ?? storedSigning(account).read(local);

export const keepSigning = (local: LocalFlags, account: string, isOn: boolean): void => {
  if (storedSigning(account).write(local, isOn)) unstored.delete(account);
  else unstored.set(account, isOn);
};

/** A text below its author's name, in the form that web clients send. A text that was copied with the name is not signed again. */
export const signedText = (name: string, text: string): string => {
  const signature = `*${withoutTemplateBraces(name)}:*\n`;
  return name === '' || isUnseen(text) || text.startsWith(signature) ? text : `${signature}${text}`;
};
