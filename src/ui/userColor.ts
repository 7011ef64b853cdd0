/** Queue and tag colours are data: this file makes any of them readable. All colours are `#rrggbb`. */

type Rgb = readonly [number, number, number];

/** Replaces a missing or unreadable colour. */
export const MISSING_COLOR = '#A9A59D';

const CHIP = {
  light: { share: 0.12, towards: '#111111' },
  dark: { share: 0.22, towards: '#FFFFFF' },
} as const;
/** A colour that hardly differs from the surface, such as black in the dark theme, is moved away from it before it colours a chip. */
const LEAST_GROUND = { contrast: 1.25, moved: 0.4 } as const;
const TEXT_STEP = 0.04;
const TEXT_CONTRAST = 4.6;

const toRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `share` (0 to 1) of `color` laid over `ground`. */
const mix = (color: string, ground: string, share: number): string => {
  const [a, b] = [toRgb(color), toRgb(ground)];
  const part = (index: 0 | 1 | 2): number => a[index] * share + b[index] * (1 - share);
  return toHex([part(0), part(1), part(2)]);
};

const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const [red, green, blue] = toRgb(hex);
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
};

/** WCAG 2 contrast of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** A colour from data as `#rrggbb`; short forms are expanded, anything unreadable becomes `MISSING_COLOR`. */
export const readUserColor = (color: string | null | undefined): string => {
  const text = (color ?? '').trim();
  if (/^#[0-9a-f]{6}$/i.test(text)) return text;
  if (/^#[0-9a-f]{3}$/i.test(text)) return text.replace(/[0-9a-f]/gi, '$&$&');
  return MISSING_COLOR;
};

interface ChipColors {
  readonly background: string;
  readonly text: string;
}

const findChipColors = (base: string, theme: 'light' | 'dark', surface: string): ChipColors => {
  const { share, towards } = CHIP[theme];
  const isSeen = contrast(base, surface) >= LEAST_GROUND.contrast;
  const background = mix(isSeen ? base : mix(towards, base, LEAST_GROUND.moved), surface, share);
  let text = base;
  for (let moved = TEXT_STEP; contrast(text, background) < TEXT_CONTRAST && moved <= 1; moved += TEXT_STEP) {
    text = mix(towards, base, moved);
  }
  return { background, text };
};

/** The colours of queues and tags are few, and each row that a message brings up asks for some of them. */
const found = new Map<string, ChipColors>();
const MOST_FOUND = 1_000;

/** Background and text of a chip in a user's colour on the theme's surface; the text keeps a contrast of at least 4.5:1. */
export const chipColors = (color: string | null | undefined, theme: 'light' | 'dark', surface: string): ChipColors => {
  const base = readUserColor(color);
  const key = `${base} ${theme} ${surface}`;
  const known = found.get(key);
  if (known) return known;
  if (found.size >= MOST_FOUND) found.clear();
  const colors = findChipColors(base, theme, surface);
  found.set(key, colors);
  return colors;
};
