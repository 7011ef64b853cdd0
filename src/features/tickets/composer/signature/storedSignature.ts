type SwitchStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (account: string): string => `signMessages ${account}`;

/** Did this user switch signing on, on this computer? Off until the first time (INPUT-07). */
export const readSignature = (storage: SwitchStorage, account: string): boolean =>
  storage.getItem(keyOf(account)) === 'true';

export const storeSignature = (storage: SwitchStorage, account: string, isOn: boolean): void =>
  storage.setItem(keyOf(account), String(isOn));
