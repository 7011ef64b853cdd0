import { useCallback, useMemo, useState } from 'react';

/** Height of a plain one-line message, px. */
const LEAST_ROW_PX = 44;
/** Top bar, header and composer take at least this much of the window, px. */
const FRAME_PX = 200;
/** Number of rows added at a time: a whole screen of rows would make scrolling jerk. */
const STEP = 10;

/** Most rows that a screen shows. */
const rowsOfScreen = (): number => Math.ceil(Math.max(LEAST_ROW_PX, window.innerHeight - FRAME_PX) / LEAST_ROW_PX);

/** An item of a conversation: a bubble, or a line between bubbles. */
export interface LogItem {
  /** Lasting, and unique in the conversation. */
  readonly key: string;
}

interface Edges {
  /** Key of the first rendered message; null until the reader scrolls up: then one screen of rows is rendered. */
  readonly first: string | null;
  /** Key of the last rendered message; null follows the newest. */
  readonly last: string | null;
}

export interface RowSpan {
  /** Index of the first rendered item. */
  readonly from: number;
  /** Index after the last rendered item. */
  readonly to: number;
  readonly up: () => void;
  readonly down: () => void;
  readonly toStart: () => void;
  readonly toEnd: () => void;
  /** Stops rendering the oldest rows after new messages added rows below; null while there are not too many. */
  readonly trim: (() => void) | null;
  /** Renders the rows around an item. */
  readonly around: (index: number) => void;
}

/** Days and markers belong to the message below them. */
const withMarkers = <Item>(items: readonly Item[], from: number, isBubble: (item: Item) => boolean): number => {
  let first = from;
  while (first > 0 && !isBubble(items[first - 1]!)) first -= 1;
  return first;
};

const placeOf = (items: readonly LogItem[], key: string | null): number =>
  key === null ? -1 : items.findIndex((item) => item.key === key);

/**
 * Which rows of a conversation are rendered: about three screens, wherever the reader is, so that neither memory nor work grows
 * with the loaded messages. Message keys mark the span, not indexes, since older messages are inserted before it. `isBubble` is always
 * the same function; it is false for lines of their own, which stay with the message below them.
 */
export const useRowSpan = <Item extends LogItem>(
  items: readonly Item[],
  isBubble: (item: Item) => boolean,
): RowSpan => {
  const [edges, setEdges] = useState<Edges>({ first: null, last: null });
  const screen = rowsOfScreen();
  const most = 3 * screen + STEP;
  const count = items.length;
  const last = placeOf(items, edges.last);
  const to = last === -1 ? count : last + 1;
  const first = placeOf(items, edges.first);
  const from = withMarkers(items, first === -1 ? Math.max(0, to - screen) : Math.min(first, to - 1), isBubble);

  const show = useCallback(
    (start: number, end: number) => {
      const bubbles = items.slice(Math.max(0, start), end).filter(isBubble);
      setEdges({ first: bubbles[0]?.key ?? null, last: end >= items.length ? null : (bubbles.at(-1)?.key ?? null) });
    },
    [isBubble, items],
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
