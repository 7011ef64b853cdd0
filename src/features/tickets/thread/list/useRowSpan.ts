import { useCallback, useMemo, useState } from 'react';
import type { ThreadItem } from './threadItems';

/** A plain one-line message, px. */
const LEAST_ROW_PX = 44;
/** Top bar, header and composer take at least this much of the window, px. */
const FRAME_PX = 200;
/** Rows that come in at a time: a screenful would be felt as a jerk. */
const STEP = 10;

/** How many rows a screen shows at most. */
const rowsOfScreen = (): number => Math.ceil(Math.max(LEAST_ROW_PX, window.innerHeight - FRAME_PX) / LEAST_ROW_PX);

interface Edges {
  /** Key of the first rendered message; null until the reader goes up: as many as a screen shows. */
  readonly first: string | null;
  /** Key of the last rendered message; null: up to the newest, whatever comes. */
  readonly last: string | null;
}

export interface RowSpan {
  /** The first rendered item. */
  readonly from: number;
  /** The item behind the last rendered one. */
  readonly to: number;
  readonly up: () => void;
  readonly down: () => void;
  readonly toStart: () => void;
  readonly toEnd: () => void;
  /** Gives up the oldest of the rows that messages have added below; null while there are not too many. */
  readonly trim: (() => void) | null;
  /** Renders the rows around an item. */
  readonly around: (index: number) => void;
}

const isBubble = ({ kind }: ThreadItem): boolean => kind === 'message' || kind === 'outbox';

/** Days and markers go with the message below them. */
const withMarkers = (items: readonly ThreadItem[], from: number): number => {
  let first = from;
  while (first > 0 && !isBubble(items[first - 1]!)) first -= 1;
  return first;
};

const placeOf = (items: readonly ThreadItem[], key: string | null): number =>
  key === null ? -1 : items.findIndex((item) => item.key === key);

/**
 * Which rows of a conversation are rendered: about three screens of them, wherever the reader is, so that neither memory nor work
 * grows with what was loaded. The span is held by messages, not by numbers, since older ones come in before it.
 */
export const useRowSpan = (items: readonly ThreadItem[]): RowSpan => {
  const [edges, setEdges] = useState<Edges>({ first: null, last: null });
  const screen = rowsOfScreen();
  const most = 3 * screen + STEP;
  const count = items.length;
  const last = placeOf(items, edges.last);
  const to = last === -1 ? count : last + 1;
  const first = placeOf(items, edges.first);
  const from = withMarkers(items, first === -1 ? Math.max(0, to - screen) : Math.min(first, to - 1));

  const show = useCallback(
    (start: number, end: number) => {
      const bubbles = items.slice(Math.max(0, start), end).filter(isBubble);
      setEdges({ first: bubbles[0]?.key ?? null, last: end >= items.length ? null : (bubbles.at(-1)?.key ?? null) });
    },
    [items],
  );
  return useMemo(
    () => ({
      from,
      to,
      up: () => show(from - STEP, Math.min(to, Math.max(0, from - STEP) + most)),
      down: () => show(Math.max(from, to + STEP - most), to + STEP),
      toStart: () => show(0, most),
      toEnd: () => show(count - screen, count),
      trim: to - from > most + screen ? () => show(to - most, to) : null,
      around: (index) => show(index - screen, index + screen),
    }),
    [count, from, most, screen, show, to],
  );
};
