import { conversationAddress } from '@/domain/conversations/ticketAddress';
import { addressPart } from '@/lib/addressPart';

/** The side of the other conversation, seen from the focused one. */
type Side = 'left' | 'right';

/** The tickets whose conversations are open, by uuid: at most two, never one ticket twice. */
export interface Pair {
  /** The conversation that shortcuts act on and the address names; undefined while none is open. */
  readonly focused: string | undefined;
  /** The conversation beside it. */
  readonly beside: { readonly uuid: string; readonly side: Side } | null;
}

/** What an address asks for. */
export interface Asked extends Pair {
  /** The conversation to close, on whichever side it is. */
  readonly closes: string | null;
  /** The address highlights a row of the list, so the conversations stay. */
  readonly pointsAtRow: boolean;
}

const SIDES: readonly Side[] = ['left', 'right'];
/** Query parameter that names a conversation to close. */
const CLOSES = 'closes';
const POINTS = 'pending';

/** No conversation is open. */
const NONE: Pair = { focused: undefined, beside: null };

const opposite = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** Only the focused conversation, without the one beside it. */
export const alone = ({ focused }: Pair): Pair => ({ focused, beside: null });

/** Focuses the other conversation; both keep their sides. */
export const swapped = (pair: Pair): Pair =>
  pair.beside === null
    ? pair
    : {
        focused: pair.beside.uuid,
        beside: pair.focused === undefined ? null : { uuid: pair.focused, side: opposite(pair.beside.side) },
      };

/** The open conversations, from left to right. */
export const inOrder = ({ focused, beside }: Pair): readonly string[] => {
  if (focused === undefined) return [];
  if (beside === null) return [focused];
  return beside.side === 'left' ? [beside.uuid, focused] : [focused, beside.uuid];
};

/** Opens a ticket beside the focused one, replacing the conversation there, and focuses it. The first conversation is on the left. */
export const withBeside = (pair: Pair, uuid: string): Pair => {
  const { focused, beside } = pair;
  if (focused === undefined) return { focused: uuid, beside: null };
  if (uuid === focused) return pair;
  if (uuid === beside?.uuid) return swapped(pair);
  return { focused: uuid, beside: { uuid: focused, side: beside ? opposite(beside.side) : 'left' } };
};

/** Closes one conversation; the other one stays and has the focus. */
export const without = (pair: Pair, uuid: string): Pair => {
  if (uuid === pair.beside?.uuid) return alone(pair);
  if (uuid !== pair.focused) return pair;
  return pair.beside ? alone(swapped(pair)) : NONE;
};

/** Opens a ticket in place of the focused one; a ticket already open beside it is only focused. */
const withFocused = (pair: Pair, uuid: string): Pair =>
  uuid === pair.beside?.uuid ? swapped(pair) : { ...pair, focused: uuid };

/** Closes one conversation; another ticket may take its place. */
const withInstead = (pair: Pair, leaving: string, next: string | undefined): Pair => {
  const isOpen = inOrder(pair).includes(leaving);
  if (!isOpen) return pair;
  if (next === undefined || inOrder(pair).includes(next)) return without(pair, leaving);
  return leaving === pair.focused
    ? { ...pair, focused: next }
    : { focused: pair.focused, beside: pair.beside && { ...pair.beside, uuid: next } };
};

/**
 * The conversations that are open after a navigation. An address that names a single ticket keeps the other conversation. Going
 * back or forward in the history (`isBack`) shows exactly what was open then.
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

/** The address of the open conversations; other parameters in `search` are kept. */
export const addressOf = ({ focused, beside }: Pair, search: URLSearchParams): string => {
  const rest = new URLSearchParams(search);
  for (const name of [...SIDES, CLOSES]) rest.delete(name);
  if (beside) rest.set(beside.side, beside.uuid);
  const path = focused === undefined ? '/tickets' : conversationAddress(focused);
  return rest.size > 0 ? `${path}?${rest.toString()}` : path;
};

/** The address that closes one conversation and keeps the other one; `next` takes the closed one's place. */
export const closingAddress = (uuid: string, next: string | null): string =>
  `${next === null ? '/tickets' : conversationAddress(next)}?${CLOSES}=${addressPart(uuid)}`;

export const isSamePair = (one: Pair, other: Pair): boolean =>
  one.focused === other.focused && one.beside?.uuid === other.beside?.uuid && one.beside?.side === other.beside?.side;
