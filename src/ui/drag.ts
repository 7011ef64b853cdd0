/** A click is no drag, and a finger that moves at once scrolls. */
export const MOUSE_DRAG = { activationConstraint: { distance: 6 } };
export const TOUCH_DRAG = { activationConstraint: { delay: 250, tolerance: 8 } };
