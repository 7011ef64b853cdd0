import { pointerWithin, rectIntersection, type CollisionDetection } from '@dnd-kit/core';

/** The lane under the pointer; the keyboard has none, so there the lane that the card covers most. */
export const findLane: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);
