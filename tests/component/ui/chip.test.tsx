import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { palettes } from '@/app/theme';
import { Chip } from '@/ui/layout/Chip';
import { ThemeContext } from '@/ui/ThemeContext';
import { contrastOf } from '@tests/support/rendering/contrastOf';

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
    expect(contrastOf(screen.getByText(`Chip ${color}`).parentElement!), `${color}`).toBeGreaterThanOrEqual(4.5);
  }
});
