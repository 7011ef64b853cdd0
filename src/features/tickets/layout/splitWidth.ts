/** Least width of the list, px. */
const LIST_LEAST_PX = 320;
/** Width of a third column, px. */
const THIRD_COLUMN_PX = 312;
/** Least width of a conversation, px. */
const CONVERSATION_LEAST_PX = 420;

/** How an area is divided into a left and a right part. */
export interface Division {
  /** Least width of the left part, px. */
  readonly least: number;
  /** Least width of the right part, px. */
  readonly rest: number;
  /** Until the user moves the edge, the left part takes 1/`parts` of the area. */
  readonly parts: number;
}

/** What is beside the list: a conversation, a conversation with the drawer's column, or two conversations. */
type BesideList = 'conversation' | 'column' | 'pair';

const REST_PX: Readonly<Record<BesideList, number>> = {
  conversation: CONVERSATION_LEAST_PX,
  column: CONVERSATION_LEAST_PX + THIRD_COLUMN_PX,
  pair: 2 * CONVERSATION_LEAST_PX,
};

/** The list takes one third of the screen, or less beside two conversations or a third column. */
export const listDivision = (beside: BesideList): Division => ({
  least: LIST_LEAST_PX,
  rest: REST_PX[beside],
  parts: 3,
});

/** Two conversations share the area equally. */
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

/** Width of the left part until the user chooses one, px. */
export const shareOf = (total: number, { parts }: Division): number => Math.round(total / parts);

/** The left column in CSS: the chosen width within the limits, or the share. */
export const columnOf = (chosen: number | null, { least, rest, parts }: Division): string => {
  const wish = chosen === null ? `calc(100% / ${parts})` : `${chosen}px`;
  return `clamp(${least}px, ${wish}, max(${least}px, 100% - ${rest}px))`;
};
