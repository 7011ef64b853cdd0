import type { ReactNode } from 'react';
import type { ShortcutId } from '@/bridge/shortcuts';
import { rankOf } from '@/domain/text/foldedText';

export type PaletteGroup =
  | 'ticket'
  | 'recent'
  | 'people'
  | 'lists'
  | 'pages'
  | 'quickAnswers'
  | 'preferences'
  | 'messages';

/** One line of the command palette. */
export interface PaletteEntry {
  /** Unique among all lines. */
  readonly id: string;
  readonly group: PaletteGroup;
  /** An icon or a face. */
  readonly sign: ReactNode;
  readonly label: string;
  /** Behind the label; searched too. */
  readonly hint?: string | undefined;
  /** A telephone number as it is shown; a row found by it shows it. */
  readonly number?: string | undefined;
  /** Last message; a row found by it shows it. */
  readonly message?: string | undefined;
  /** Offered whatever was typed, below what fits. */
  readonly always?: boolean;
  /** Keys that do the same. */
  readonly shortcut?: ShortcutId;
  /** Runs after the palette is gone. */
  readonly run: () => void;
}

/** In the order on screen while nothing is typed, and of groups that fit equally well. */
export const PALETTE_GROUPS: readonly PaletteGroup[] = [
  'ticket',
  'recent',
  'people',
  'lists',
  'pages',
  'quickAnswers',
  'preferences',
  'messages',
];

/** The rows that fit, the best of each group first and the group with the best row first; all of them for an empty query. */
export const matchingEntries = (entries: readonly PaletteEntry[], query: string): readonly PaletteEntry[] => {
  const ranked = entries.flatMap((entry) => {
    const rank = query.trim() === '' || entry.always ? 0 : rankOf(entry, query);
    return rank === null ? [] : [{ entry, rank }];
  });
  const groups = PALETTE_GROUPS.map((group) =>
    ranked.filter(({ entry }) => entry.group === group).toSorted((left, right) => left.rank - right.rank),
  ).filter((rows) => rows.length > 0);
  const bestOf = ([best]: (typeof groups)[number]): number => (best?.entry.always ? 5 : (best?.rank ?? 0));
  return groups
    .toSorted((left, right) => bestOf(left) - bestOf(right))
    .flatMap((rows) => rows.map(({ entry }) => entry));
};
