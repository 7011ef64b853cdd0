/** The edges a user can move, each kept under its name. */
export type EdgeName = 'ticketListWidth' | 'besideWidth';

type WidthStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The width the user gave the part to the left of an edge on this computer, px; null when never or unreadable. */
export const readStoredWidth = (storage: WidthStorage, edge: EdgeName): number | null => {
  const width = Number(storage.getItem(edge) ?? Number.NaN);
  return Number.isInteger(width) && width > 0 ? width : null;
};

export const storeWidth = (storage: WidthStorage, edge: EdgeName, width: number | null): void => {
  if (width === null) storage.removeItem(edge);
  else storage.setItem(edge, String(width));
};
