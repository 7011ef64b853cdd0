import { useCallback, useState } from 'react';
import { columnOf, type Division } from './splitWidth';
import { type EdgeName, readStoredWidth, storeWidth } from './storedWidth';

/** How a part of the screen is divided in two, for its edge to show and move. */
export interface Split {
  readonly division: Division;
  /** The width of what stands to the left, px; null for its share. */
  readonly chosen: number | null;
  /** Moves the edge and stores its position; null sets it back. */
  readonly set: (width: number | null) => void;
}

/** Divides a part of the screen in two; the edge is where the user left it on this computer. */
export const useSplit = (name: EdgeName, division: Division): { readonly columns: string; readonly split: Split } => {
  const [chosen, setChosen] = useState(() => readStoredWidth(localStorage, name));
  const set = useCallback(
    (width: number | null) => {
      setChosen(width);
      storeWidth(localStorage, name, width);
    },
    [name],
  );
  // Needs no measuring, so that nothing moves at the first paint.
  return { columns: `${columnOf(chosen, division)} minmax(0, 1fr)`, split: { division, chosen, set } };
};
