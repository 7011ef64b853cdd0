import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Distance of a carried card from the left edge of its lane, px. */
const INSET_PX = 8;

/** Left and right carry a card to the next lane; there is no order within a lane to choose. */
export const laneKeys: KeyboardCoordinateGetter = (
  event,
  { context: { over, droppableRects }, currentCoordinates },
) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const lanes = [...droppableRects].sort(([, one], [, other]) => one.left - other.left);
  const here = lanes.findIndex(([id]) => id === over?.id);
  const [, target] = lanes[here + step] ?? [];
  return target && { x: target.left + INSET_PX, y: currentCoordinates.y };
};
