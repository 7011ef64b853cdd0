/** The list is never narrower, px. */
const LIST_LEAST_PX = 320;
/** What a third column takes, px. */
const THIRD_COLUMN_PX = 312;
/** No conversation is narrower, px. */
const CONVERSATION_LEAST_PX = 420;

/** How the room of a part of the screen is divided between its left and its right. */
export interface Division {
  /** The least width of the left part, px. */
  readonly least: number;
  /** What stays for the right part, px. */
  readonly rest: number;
  /** The left part is one of so many equal ones, until the user moves the edge. */
  readonly parts: number;
}

/** What stands beside the list: a conversation, also with a column of its own, or two conversations. */
type BesideList = 'conversation' | 'column' | 'pair';

const REST_PX: Readonly<Record<BesideList, number>> = {
  conversation: CONVERSATION_LEAST_PX,
  column: CONVERSATION_LEAST_PX + THIRD_COLUMN_PX,
  pair: 2 * CONVERSATION_LEAST_PX,
};

/** The list takes one third of the screen, less where much stands beside it. */
export const listDivision = (beside: BesideList): Division => ({
  least: LIST_LEAST_PX,
  rest: REST_PX[beside],
  parts: 3,
});

/** Two conversations share their room. */
export const PAIR_DIVISION: Division = { least: CONVERSATION_LEAST_PX, rest: CONVERSATION_LEAST_PX, parts: 2 };

export interface WidthLimits {
  readonly least: number;
  readonly most: number;
}

export const widthLimits = (total: number, { least, rest }: Division): WidthLimits => ({
  least,
  most: Math.max(least, total - rest),
});

export const clampWidth = (width: number, total: number, division: Division): number => {
  const { least, most } = widthLimits(total, division);
  return Math.min(most, Math.max(least, width));
};

/** The left part's width until the user chooses one, px. */
export const shareOf = (total: number, { parts }: Division): number => Math.round(total / parts);

/** The left column in CSS: the chosen width within the limits, or the share. */
export const columnOf = (chosen: number | null, { least, rest, parts }: Division): string => {
  const wish = chosen === null ? `calc(100% / ${parts})` : `${chosen}px`;
  return `clamp(${least}px, ${wish}, max(${least}px, 100% - ${rest}px))`;
};
