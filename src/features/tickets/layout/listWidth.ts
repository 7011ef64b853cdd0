/** The list is never narrower, px. */
const LIST_LEAST_PX = 320;
/** What a third column takes, px. */
const THIRD_COLUMN_PX = 312;
/** What stays for the conversation, px. */
const CONVERSATION_LEAST_PX = 420;

const besideList = (crowded: boolean): number => CONVERSATION_LEAST_PX + (crowded ? THIRD_COLUMN_PX : 0);

export interface WidthLimits {
  readonly least: number;
  readonly most: number;
}

export const widthLimits = (total: number, crowded = false): WidthLimits => {
  return { least: LIST_LEAST_PX, most: Math.max(LIST_LEAST_PX, total - besideList(crowded)) };
};

export const clampWidth = (width: number, total: number, crowded = false): number => {
  const { least, most } = widthLimits(total, crowded);
  return Math.min(most, Math.max(least, width));
};

/** The list takes one third of the screen. */
export const thirdOf = (total: number): number => Math.round(total / 3);

/** The list's column in CSS: the chosen width within the limits, or one third. */
export const columnOf = (chosen: number | null, crowded = false): string => {
  const wish = chosen === null ? 'calc(100% / 3)' : `${chosen}px`;
  return `clamp(${LIST_LEAST_PX}px, ${wish}, max(${LIST_LEAST_PX}px, 100% - ${besideList(crowded)}px))`;
};
