import { describe, expect, it } from 'vitest';
import { palettes } from '@/app/theme';
import { chipColors, contrast, MISSING_COLOR, readUserColor } from '@/ui/userColor';

/** Repeatable pseudo-random colours (linear congruential generator). */
function* randomColors(count: number): Generator<string> {
  let seed = 20_260_101;
  for (let index = 0; index < count; index += 1) {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    yield `#${(seed >>> 8).toString(16).padStart(6, '0')}`;
  }
}

describe('user colours', () => {
  it.each(['light', 'dark'] as const)('[A11Y-03] text on 2,000 chosen colours keeps 4.5:1 in the %s theme', (theme) => {
    const { surface } = palettes[theme];
    const extremes = ['#000000', '#FFFFFF', '#FFFF00', '#00FF00', '#0000FF', '#808080'];
    for (const color of [...extremes, ...randomColors(2_000)]) {
      const chip = chipColors(color, theme, surface);
      expect(contrast(chip.text, chip.background), color).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    ['#767676', '#FFFFFF', 4.54],
    ['#777777', '#FFFFFF', 4.48],
    ['#FF0000', '#FFFFFF', 4.0],
    ['#00FF00', '#000000', 15.3],
    ['#0000FF', '#FFFFFF', 8.59],
    ['#0A0A0A', '#000000', 1.06],
  ])(
    '[A11Y-03] the contrast of %s and %s is %d, as published with WCAG, whichever is the text',
    (one, other, known) => {
      expect(contrast(one, other)).toBeCloseTo(known, 2);
      expect(contrast(other, one)).toBe(contrast(one, other));
    },
  );

  it('mix 12 % of the colour into the light surface and 22 % into the dark one', () => {
    expect(chipColors('#000000', 'light', '#FFFFFF').background).toBe('#e0e0e0');
    expect(chipColors('#FFFFFF', 'dark', '#000000').background).toBe('#383838');
  });

  it.each(['light', 'dark'] as const)(
    'in the colour of the surface itself a chip is still seen in the %s theme',
    (theme) => {
      const { surface } = palettes[theme];
      const far = theme === 'light' ? '#000000' : '#FFFFFF';
      for (const color of [surface, theme === 'light' ? '#FFFFFF' : '#000000']) {
        const { background } = chipColors(color, theme, surface);
        expect(contrast(background, far), color).toBeLessThan(contrast(surface, far) - 0.5);
      }
    },
  );

  it.each([
    ['#1A2b3C', '#1A2b3C'],
    ['#abc', '#aabbcc'],
    [' #123456 ', '#123456'],
    ['red', MISSING_COLOR],
    ['', MISSING_COLOR],
    [null, MISSING_COLOR],
    [undefined, MISSING_COLOR],
    ['#12345g', MISSING_COLOR],
  ])('[A11Y-03] reads %s as %s', (color, expected) => {
    expect(readUserColor(color)).toBe(expected);
  });
});
