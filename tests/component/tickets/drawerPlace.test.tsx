import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aTicket, aUser } from '@tests/support/records';
import { declarationsOf } from '@tests/support/rendering/declarationsOf';
import { renderTickets } from './renderTickets';

const mine = aTicket({ id: 1, status: 'open', userId: aUser().id });

beforeAll(() => import('@/features/tickets/drawer/ContactDrawer'));
beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

it.each([
  // In the second column of the pane.
  [1_180, 'column', { width: '312px' }],
  // From the right edge of the messages.
  [1_179, 'overlay', { position: 'absolute', inset: '0 0 0 auto' }],
] as const)('[CDRAWER-01] the drawer is on the right of a screen %i px wide, as a %s', async (room, place, looks) => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(room);
  const { user } = await renderTickets({ tickets: [mine], path: `/tickets/${mine.uuid}` });
  await user.click(await screen.findByRole('button', { name: 'Dados do contato' }));
  const drawer = await screen.findByRole('complementary', { name: 'Dados do contato' });
  const pane = drawer.closest('[data-pane]')!;
  await waitFor(() => expect(drawer).toHaveTextContent('Cliente 1'));
  expect(pane.lastElementChild?.contains(drawer)).toBe(true);
  expect(drawer.className).toContain(place);
  expect(declarationsOf('src/features/tickets/drawer/ContactDrawer.module.css', place)).toMatchObject(looks);
  const columns = declarationsOf('src/features/tickets/layout/Panes.module.css', 'pane')['grid-template'];
  expect(columns).toBe('minmax(0, 1fr) / minmax(0, 1fr) auto');
});
