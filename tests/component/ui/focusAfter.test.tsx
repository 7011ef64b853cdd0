import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useListTab } from '@/features/tickets/list/useListTab';
import { runShortcut } from '@/ui/shortcuts/activeShortcuts';
import { eventually } from '@tests/support/eventually';

afterEach(() => vi.unstubAllGlobals());

const nothing = (): void => {};

const Lists = () => {
  const { tab } = useListTab(null, nothing);
  return tab === 'search' ? <input aria-label="Busca" data-ticket-search /> : null;
};

it('a native menu leads the focus to the field it brings, however soon the next frame is', async () => {
  render(<Lists />);
  // As on a busy computer: the frame comes before what the page has planned.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    queueMicrotask(draw);
    return 1;
  });
  runShortcut('showSearch');
  await eventually(() => expect(screen.getByRole('textbox', { name: 'Busca' })).toHaveFocus());
});
