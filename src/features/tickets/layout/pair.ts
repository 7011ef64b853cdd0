/** Where the other conversation stands, seen from the focused one. */
type Side = 'left' | 'right';

/** The tickets whose conversations are open, by uuid: at most two, never one ticket twice. */
export interface Pair {
  /** What shortcuts act on, and what the address names; undefined while none is open. */
  readonly focused: string | undefined;
  /** The conversation beside it. */
  readonly beside: { readonly uuid: string; readonly side: Side } | null;
}

/** What an address asks for. */
export interface Asked extends Pair {
  /** The conversation that is to go, wherever it stands. */
  readonly closes: string | null;
  /** A row of the list is pointed at, which needs no room of the conversations. */
  readonly pointsAtRow: boolean;
}

const SIDES: readonly Side[] = ['left', 'right'];
/** Names a conversation that is to go, in an address. */
const CLOSES = 'closes';
const POINTS = 'pending';

/** No conversation is open. */
const NONE: Pair = { focused: undefined, beside: null };

const opposite = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** The focused one without the one beside it. */
export const alone = ({ focused }: Pair): Pair => ({ focused, beside: null });

/** The other one gets the focus; both stay where they are. */
export const swapped = (pair: Pair): Pair =>
  pair.beside === null
    ? pair
    : {
        focused: pair.beside.uuid,
        beside: pair.focused === undefined ? null : { uuid: pair.focused, side: opposite(pair.beside.side) },
      };

/** From left to right. */
export const inOrder = ({ focused, beside }: Pair): readonly string[] => {
  if (focused === undefined) return [];
  if (beside === null) return [focused];
  return beside.side === 'left' ? [beside.uuid, focused] : [focused, beside.uuid];
};

/** Opens a ticket beside the focused one, in place of what stands there, and focuses it. The first one has the left side. */
export const withBeside = (pair: Pair, uuid: string): Pair => {
  const { focused, beside } = pair;
  if (focused === undefined) return { focused: uuid, beside: null };
  if (uuid === focused) return pair;
  if (uuid === beside?.uuid) return swapped(pair);
  return { focused: uuid, beside: { uuid: focused, side: beside ? opposite(beside.side) : 'left' } };
};

/** One conversation goes, the other one stays and has the focus. */
export const without = (pair: Pair, uuid: string): Pair => {
  if (uuid === pair.beside?.uuid) return alone(pair);
  if (uuid !== pair.focused) return pair;
  return pair.beside ? alone(swapped(pair)) : NONE;
};

/** Opens a ticket in place of the focused one; one that is open beside it only gets the focus. */
const withFocused = (pair: Pair, uuid: string): Pair =>
  uuid === pair.beside?.uuid ? swapped(pair) : { ...pair, focused: uuid };

/** One conversation goes, and another ticket may take its place. */
const withInstead = (pair: Pair, leaving: string, next: string | undefined): Pair => {
  const isOpen = inOrder(pair).includes(leaving);
  if (!isOpen) return pair;
  if (next === undefined || inOrder(pair).includes(next)) return without(pair, leaving);
  return leaving === pair.focused
    ? { ...pair, focused: next }
    : { focused: pair.focused, beside: pair.beside && { ...pair.beside, uuid: next } };
};

/**
 * What is open after somebody went to an address. One that names a single ticket leaves the other conversation where it is;
 * going back and forward through the history, `isBack`, shows exactly what was open then.
 */
export const follow = (before: Pair, asked: Asked, isBack: boolean): Pair => {
  const { focused, beside, closes, pointsAtRow } = asked;
  if (!isBack && closes !== null) return withInstead(before, closes, focused);
  if (isBack || beside !== null || before.beside === null || before.focused === undefined) return { focused, beside };
  if (focused !== undefined) return withFocused(before, focused);
  return pointsAtRow ? before : without(before, before.focused);
};

export const readAddress = (uuid: string | undefined, search: URLSearchParams): Asked => {
  const others = SIDES.flatMap((side) => {
    const other = search.get(side);
    return other && other !== uuid ? [{ uuid: other, side }] : [];
  });
  return {
    focused: uuid,
    beside: uuid === undefined ? null : (others[0] ?? null),
    closes: search.get(CLOSES),
    pointsAtRow: search.has(POINTS),
  };
};

/** The address of what is open; what else an address said, `search`, is kept. */
export const addressOf = ({ focused, beside }: Pair, search: URLSearchParams): string => {
  const rest = new URLSearchParams(search);
  for (const name of [...SIDES, CLOSES]) rest.delete(name);
  if (beside) rest.set(beside.side, beside.uuid);
  const path = focused === undefined ? '/tickets' : `/tickets/${encodeURIComponent(focused)}`;
  return rest.size > 0 ? `${path}?${rest.toString()}` : path;
};

/** An address that ends one conversation and leaves another one open beside it; `next` takes its place. */
export const closingAddress = (uuid: string, next: string | null): string =>
  `/tickets${next === null ? '' : `/${next}`}?${CLOSES}=${uuid}`;

export const isSamePair = (one: Pair, other: Pair): boolean =>
  one.focused === other.focused && one.beside?.uuid === other.beside?.uuid && one.beside?.side === other.beside?.side;
