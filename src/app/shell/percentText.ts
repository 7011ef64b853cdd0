/** Formats a share, 0 to 1, as a percentage. */
export const percentText = (part = 0): string => `${Math.round(part * 100)}%`;
