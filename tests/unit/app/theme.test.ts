import { describe, expect, it } from 'vitest';
import { antdTheme } from '@/app/antdTheme';
import { cssVariables, palettes, type Palette, type ThemeName } from '@/app/theme';
import { contrast } from '@/ui/userColor';

type Pair = readonly [text: keyof Palette, ground: keyof Palette, light: number, dark: number];

/** The published contrast table: each value is a promise about the tokens. */
const PAIRS: readonly Pair[] = [
  ['text', 'surface', 17.0, 14.5],
  ['text', 'app', 15.3, 15.4],
  ['text', 'selected', 14.6, 11.5],
  ['text2', 'surface', 7.5, 7.9],
  ['text2', 'press', 6.2, 6.4],
  ['text3', 'surface', 5.6, 5.7],
  ['text3', 'selected', 4.8, 4.5],
  ['text3', 'raised', 5.6, 5.2],
  ['text3', 'field', 5.0, 5.1],
  ['onFill', 'accent', 6.3, 4.8],
  ['onFill', 'accentHover', 5.1, 5.5],
  ['onFill', 'accentActive', 8.5, 6.4],
  ['accentText', 'surface', 7.2, 9.2],
  ['accentText', 'selected', 6.2, 7.3],
  ['accent', 'surface', 6.3, 3.7],
  ['success', 'successBg', 5.4, 7.2],
  ['warning', 'warningBg', 6.0, 7.7],
  ['danger', 'dangerBg', 5.7, 7.3],
  ['info', 'infoBg', 5.8, 7.2],
  ['neutral', 'neutralBg', 6.5, 6.4],
  ['danger', 'selected', 5.6, 6.5],
  ['onFill', 'successFill', 5.0, 4.8],
  ['onFill', 'warningFill', 4.6, 4.8],
  ['onFill', 'dangerFill', 5.5, 5.1],
  ['text', 'bubbleOwn', 14.3, 9.5],
  ['bubbleOwnMeta', 'bubbleOwn', 5.6, 6.3],
  ['read', 'bubbleOwn', 4.7, 5.9],
  ['text', 'bubbleOther', 17.0, 12.7],
  ['bubbleOtherMeta', 'bubbleOther', 5.6, 5.8],
  ['noteText', 'noteBg', 10.0, 10.1],
  ['noteMeta', 'noteBg', 6.0, 6.5],
  ['control', 'surface', 3.5, 3.9],
  ['control', 'app', 3.2, 4.1],
  ['focus', 'selected', 5.4, 7.3],
];

const AVATARS = ['Blue', 'Teal', 'Rose', 'Violet', 'Green', 'Amber', 'Plum', 'Group'] as const;

const measured = (theme: ThemeName, one: keyof Palette, other: keyof Palette): number =>
  contrast(palettes[theme][one], palettes[theme][other]);

/** Hue in degrees from red, and how far the colour is from grey, 0 to 1. */
const colourOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16));
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  // Both colours in question are between red and yellow, or a little beyond red.
  return { hue: (60 * (green - blue)) / range, strength: most === red ? range / 255 : 0 };
};

describe('theme', () => {
  it.each(['light', 'dark'] as const)(
    '[TOP-14] what is urgent is red, what is less so orange, and the rest grey, %s',
    (name) => {
      const { danger, warning, text3 } = palettes[name];
      const [red, orange] = [colourOf(danger), colourOf(warning)];
      expect(Math.abs(red.hue)).toBeLessThan(15);
      expect(orange.hue).toBeGreaterThan(25);
      expect(orange.hue).toBeLessThan(40);
      for (const { strength } of [red, orange]) expect(strength).toBeGreaterThan(0.4);
      expect(colourOf(text3).strength).toBeLessThan(0.05);
    },
  );

  it.each(['light', 'dark'] as const)(
    '[COMP-10] [COMP-11] [COMP-12] [INV-06] a company due in five days is yellow, one due about now orange, one just overdue and an overdue invoice red, %s',
    (name) => {
      const { dueSoonBg, dueNearBg, dangerBg, text2 } = palettes[name];
      const [yellow, orange, red] = [dueSoonBg, dueNearBg, dangerBg].map((ground) => colourOf(ground).hue);
      expect(yellow).toBeGreaterThan(47);
      expect(yellow).toBeLessThan(62);
      expect(orange).toBeGreaterThan(22);
      expect(orange).toBeLessThan(37);
      expect(Math.abs(red!)).toBeLessThan(12);
      for (const ground of [dueSoonBg, dueNearBg, dangerBg])
        expect(contrast(text2, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('[A11Y-07] turns off antd transitions for reduced motion', () => {
    expect(antdTheme('light', false).token?.motion).toBe(false);
    expect(antdTheme('dark', true).token?.motion).toBe(true);
  });

  it.each(['light', 'dark'] as const)('messages below fields are readable on a dialog, %s', (name) => {
    const { Form } = antdTheme(name, true).components ?? {};
    expect(contrast(Form?.colorError ?? '', palettes[name].raised)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(Form?.colorWarning ?? '', palettes[name].raised)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(PAIRS)('%s on %s has the published contrast', (one, other, light, dark) => {
    expect(Math.abs(measured('light', one, other) - light)).toBeLessThan(0.06);
    expect(Math.abs(measured('dark', one, other) - dark)).toBeLessThan(0.06);
  });

  it.each(AVATARS)('the %s avatar keeps 5.3:1 in light and 7.2:1 in dark', (tint) => {
    expect(measured('light', `avatar${tint}`, `avatar${tint}Bg`)).toBeGreaterThanOrEqual(5.3);
    expect(measured('dark', `avatar${tint}`, `avatar${tint}Bg`)).toBeGreaterThanOrEqual(7.2);
  });

  it('names a CSS variable after each token, with numbers in pixels', () => {
    expect(cssVariables('light')).toMatchObject({
      '--accent-text': '#0B625C',
      '--radius-card': '10px',
      '--line2': '#D6D3CC',
    });
    expect(Object.keys(cssVariables('dark'))).toEqual(Object.keys(cssVariables('light')));
  });
});
