import type { TagRef } from '@/protocol/records/tags';

/** Average width of a character in an 11 px chip, and a chip's padding and gap, px. */
const CHARACTER_PX = 5.9;
const CHIP_PX = 12;
const GAP_PX = 4;
/** Width of the "+2" chip, px. */
const MORE_PX = 26;

const chipWidth = (text: string): number => text.length * CHARACTER_PX + CHIP_PX + GAP_PX;

export interface FittingTags {
  readonly shown: readonly TagRef[];
  readonly rest: readonly TagRef[];
  /** The first tag is shown although it is wider than the room. */
  readonly isCut: boolean;
}

/** The first tag is truncated rather than left out if at least this much of it is visible, px. */
const READABLE_PX = 48;

/** Splits tags into those that fit in `room` px and the rest. Widths are estimates: measuring hundreds of rows would drop frames. */
export const fitTags = (tags: readonly TagRef[], room: number): FittingTags => {
  let used = 0;
  let shown = 0;
  let isCut = false;
  for (const [index, tag] of tags.entries()) {
    used += chipWidth(tag.name);
    const isLast = index === tags.length - 1;
    const fits = used + (isLast ? 0 : MORE_PX) <= room;
    if (!fits && index === 0 && room >= READABLE_PX) isCut = true;
    else if (!fits) break;
    shown += 1;
  }
  return { shown: tags.slice(0, shown), rest: tags.slice(shown), isCut };
};

/** Room left for tags beside the chips with `names`, px; `width` is the row's, px. */
export const tagRoom = (width: number, names: readonly string[]): number => {
  const BESIDE_CHIPS_PX = 68 + 12 + 34;
  const ICON_PX = 15;
  const LONGEST_PX = 88;
  const taken = names.reduce((sum, name) => sum + Math.min(LONGEST_PX, chipWidth(name) + ICON_PX), 0);
  return width - BESIDE_CHIPS_PX - taken;
};
