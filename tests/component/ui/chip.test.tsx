import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { palettes } from '@/app/theme';
import { Chip } from '@/ui/layout/Chip';
import { ThemeContext } from '@/ui/ThemeContext';
import { contrast } from '@/ui/userColor';

/** A colour of a style, `rgb(…)`, as `#rrggbb`. */
const hex = (color: string): string =>
  `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

it.each(['light', 'dark'] as const)('[A11Y-03] a chip of any colour can be read in the %s theme', (theme) => {
  const { surface } = palettes[theme];
  const colors = ['#000000', '#ffffff', '#f5d90a', '#8b5cf6', '#808080', 'no colour', null];
  render(
    <ThemeContext value={{ theme, surface, toggle: () => {} }}>
      {colors.map((color) => (
        <Chip key={color} color={color}>{`Chip ${color}`}</Chip>
      ))}
    </ThemeContext>,
  );
  for (const color of colors) {
    const { background, color: text } = screen.getByText(`Chip ${color}`).parentElement!.style;
    expect(contrast(hex(text), hex(background)), `${color}`).toBeGreaterThanOrEqual(4.5);
  }
});
