import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { createStoredValue } from '@/lib/storedValue';
import { columnOf, type Division } from './splitWidth';

/** The edges a user can move, each kept under its name. */
type EdgeName = 'ticketListWidth' | 'besideWidth';

/** The width the user gave the part to the left of an edge on this computer, px; null when never or unreadable. */
export const storedWidth = (edge: EdgeName) => createStoredValue(edge, z.nullable(z.int().check(z.positive())), null);

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
  const [chosen, setChosen] = useState(() => storedWidth(name).read(localStorage));
  const set = useCallback(
    (width: number | null) => {
      setChosen(width);
      if (width === null) storedWidth(name).remove(localStorage);
      else storedWidth(name).write(localStorage, width);
    },
    [name],
  );
  // Needs no measuring, so that nothing moves at the first paint.
  return { columns: `${columnOf(chosen, division)} minmax(0, 1fr)`, split: { division, chosen, set } };
};
