/** Choices are wider than their fields, px: names have more room there. */
export const POPUP_PX = 240;
