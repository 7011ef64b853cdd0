/** A part of one, 0 to 1, as its percentage. */
export const percentText = (part = 0): string => `${Math.round(part * 100)}%`;
