import type { KeyboardEvent, ReactNode } from 'react';
import type { ShortcutId } from '@/bridge/shortcuts';
import { rankOf } from '@/domain/text/foldedText';

export type PaletteGroup =
  | 'ticket'
  | 'recent'
  | 'people'
  | 'lists'
  | 'pages'
  | 'quickReplies'
  | 'preferences'
  | 'messages';

const KEYS = ['ArrowDown', 'ArrowUp', 'Enter'] as const;
/** Keys that move the mark or run the marked entry. */
export type PaletteKey = (typeof KEYS)[number];

/** The palette's own key of an event; null for others, and for those that belong to an input method. */
export const paletteKeyOf = ({ key, nativeEvent }: KeyboardEvent): PaletteKey | null =>
  nativeEvent.isComposing ? null : (KEYS.find((known) => known === key) ?? null);

/** One line of the command palette. */
export interface PaletteEntry {
  /** Unique among all lines. */
  readonly id: string;
  readonly group: PaletteGroup;
  /** An icon or an avatar. */
  readonly sign: ReactNode;
  readonly label: string;
  /** Shown after the label; searched too. */
  readonly hint?: string | undefined;
  /** Phone number in display form; shown in a row that it matches. */
  readonly number?: string | undefined;
  /** Shows the number whatever matches, to distinguish people of the same name. */
  readonly numbered?: boolean;
  /** Last message; shown in a row that it matches. */
  readonly message?: string | undefined;
  /** Offered whatever is typed, below the matches. */
  readonly always?: boolean;
  /** Keys that do the same. */
  readonly shortcut?: ShortcutId;
  /** Runs after the palette is gone. */
  readonly run: () => void;
}

/** Order on screen while nothing is typed, and of groups that match equally well. */
const PALETTE_GROUPS: readonly PaletteGroup[] = [
  'ticket',
  'recent',
  'people',
  'lists',
  'pages',
  'quickReplies',
  'preferences',
  'messages',
];

/** The matching rows: the best row of each group first, and the group with the best row first. An empty query returns all. */
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
