/** Quiet background and strong text in one colour of the palette, for example `warning`. */
export const tint = (color: string) => ({ background: `var(--${color}-bg)`, color: `var(--${color})` });
