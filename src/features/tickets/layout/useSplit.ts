import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { createStoredValue } from '@/lib/storedValue';
import { columnOf, type Division } from './splitWidth';

/** The edges that a user can move; each is stored under its name. */
type EdgeName = 'ticketListWidth' | 'besideWidth';

/** The user's width of the part to the left of an edge on this computer, px; null if never chosen or unreadable. */
export const storedWidth = (edge: EdgeName) => createStoredValue(edge, z.nullable(z.int().check(z.positive())), null);

/** The state of a divided area, for its edge. */
export interface Split {
  readonly division: Division;
  /** Chosen width of the left part, px; null for its default share. */
  readonly chosen: number | null;
  /** Moves the edge and stores its position; null resets it. */
  readonly set: (width: number | null) => void;
}

/** Divides an area in two; the edge is where the user left it on this computer. */
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
  // Computed in CSS without measuring, so that nothing moves after the first paint.
  return { columns: `${columnOf(chosen, division)} minmax(0, 1fr)`, split: { division, chosen, set } };
};
