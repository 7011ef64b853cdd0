/** The list is never narrower, px (interface.md §4). */
const LIST_LEAST_PX = 320;
/** Nor wider than this beside a third column, px. */
const CROWDED_MOST_PX = 380;
/** What stays for the conversation, px. */
const CONVERSATION_LEAST_PX = 420;

export interface WidthLimits {
  readonly least: number;
  readonly most: number;
}

export const widthLimits = (total: number, crowded = false): WidthLimits => {
  const most = Math.max(LIST_LEAST_PX, total - CONVERSATION_LEAST_PX);
  return { least: LIST_LEAST_PX, most: crowded ? Math.min(CROWDED_MOST_PX, most) : most };
};

export const clampWidth = (width: number, total: number, crowded = false): number => {
  const { least, most } = widthLimits(total, crowded);
  return Math.min(most, Math.max(least, width));
};

/** The list takes one third of the screen (TLIST-01). */
export const thirdOf = (total: number): number => Math.round(total / 3);

/** The list's column in CSS: the chosen width within the limits, or one third. */
export const columnOf = (chosen: number | null, crowded = false): string => {
  const wish = chosen === null ? 'calc(100% / 3)' : `${chosen}px`;
  const column = `clamp(${LIST_LEAST_PX}px, ${wish}, max(${LIST_LEAST_PX}px, 100% - ${CONVERSATION_LEAST_PX}px))`;
  return crowded ? `min(${CROWDED_MOST_PX}px, ${column})` : column;
};
