import type { ReactNode } from 'react';
import type { ShortcutId } from '@/bridge/shortcuts';
import { foldText } from '@/domain/foldedText';

export type PaletteGroup = 'ticket' | 'people' | 'pages' | 'quickAnswers' | 'preferences';

/** One line of the command palette. */
export interface PaletteEntry {
  /** Unique among all lines. */
  readonly id: string;
  readonly group: PaletteGroup;
  /** An icon or a face. */
  readonly sign: ReactNode;
  readonly label: string;
  /** Behind the label; searched too. */
  readonly hint?: string;
  /** Keys that do the same. */
  readonly shortcut?: ShortcutId;
  /** Runs after the palette is gone. */
  readonly run: () => void;
}

/** In the order on screen. */
export const PALETTE_GROUPS: readonly PaletteGroup[] = ['ticket', 'people', 'pages', 'quickAnswers', 'preferences'];

/** The lines that hold every word that was typed, those whose label begins with them first. */
export const matchingEntries = (entries: readonly PaletteEntry[], query: string): readonly PaletteEntry[] => {
  const sought = foldText(query.trim());
  const words = sought.split(/\s+/);
  const found = entries.filter(({ label, hint = '' }) => {
    const text = foldText(`${label} ${hint}`);
    return words.every((word) => text.includes(word));
  });
  const rank = ({ label }: PaletteEntry): number => (foldText(label).startsWith(sought) ? 0 : 1);
  return found.toSorted((left, right) => rank(left) - rank(right));
};
