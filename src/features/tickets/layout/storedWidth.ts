const KEY = 'ticketListWidth';

type WidthStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The width the user gave the list on this computer, px; null when never or unreadable. */
export const readStoredWidth = (storage: WidthStorage): number | null => {
  const width = Number(storage.getItem(KEY) ?? Number.NaN);
  return Number.isInteger(width) && width > 0 ? width : null;
};

export const storeWidth = (storage: WidthStorage, width: number | null): void => {
  if (width === null) storage.removeItem(KEY);
  else storage.setItem(KEY, String(width));
};
