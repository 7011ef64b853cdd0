const KEY = 'contactDrawer';
const OPEN = 'open';

/** Did the user leave the drawer open on this computer? */
export const readDrawerOpen = (storage: Pick<Storage, 'getItem'>): boolean => storage.getItem(KEY) === OPEN;

export const storeDrawerOpen = (storage: Pick<Storage, 'setItem'>, open: boolean): void =>
  storage.setItem(KEY, open ? OPEN : 'closed');
