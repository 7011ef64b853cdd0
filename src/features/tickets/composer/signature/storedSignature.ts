type SwitchStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (account: string): string => `signMessages ${account}`;

/** Are this user's texts signed on this computer? Until it is switched off, as by the web clients customers know. */
export const readSignature = (storage: SwitchStorage, account: string): boolean =>
  storage.getItem(keyOf(account)) !== 'false';

export const storeSignature = (storage: SwitchStorage, account: string, isOn: boolean): void =>
  storage.setItem(keyOf(account), String(isOn));
