import { useState } from 'react';
import type { ThreadItem } from './threadItems';

/** Room above the first loaded message: more than any conversation has. */
const ORIGIN = 1_000_000;

const anchorOf = (items: readonly ThreadItem[]): string =>
  (items.find((item) => item.kind === 'message') ?? items[0])?.key ?? '';

/**
 * The index of the first item, counted so that the message that was oldest when the list appeared always keeps its index.
 * Prepended items then get the indexes before it, and the list keeps the reading position.
 */
export const useFirstIndex = (items: readonly ThreadItem[]): number => {
  const [anchor, setAnchor] = useState(() => anchorOf(items));
  const place = items.findIndex((item) => item.key === anchor);
  if (place === -1 && anchor !== anchorOf(items)) setAnchor(anchorOf(items));
  return ORIGIN - Math.max(0, place);
};
