import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { aTicket, aUser } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderTickets } from './renderTickets';

const mine = aTicket({ id: 1, status: 'open', userId: aUser().id });
const note = {
  id: 1,
  note: 'Prefere entrega à tarde.',
  user: { id: 11, name: 'Diego' },
  ticketId: 1,
  contactId: 1_001,
};
const createdAt = new Date(2026, 2, 12, 10, 18).toISOString();

beforeAll(() => import('@/features/tickets/drawer/ContactDrawer'));

it('[FMT-03] [CDRAWER-04] notes that could not be read say so, can be read again, and are none only once that is known', async () => {
  const list = createRecordedRoute(
    { status: 500, body: {} },
    { status: 500, body: {} },
    { body: [{ ...note, createdAt }] },
  );
  const { user, store } = await renderTickets({
    tickets: [mine],
    path: `/tickets/${mine.uuid}`,
    routes: { 'GET /ticket-notes/list': list.route },
  });
  await user.click(await screen.findByRole('button', { name: 'Dados do contato' }));
  const drawer = within(await screen.findByRole('complementary', { name: 'Dados do contato' }));
  const FAILED = 'Não foi possível carregar as observações.';
  for (const calls of [1, 2]) {
    expect(await drawer.findByText(FAILED)).toBeVisible();
    expect(list.asked).toHaveLength(calls);
    await user.click(drawer.getByRole('button', { name: 'Tentar de novo' }));
  }
  expect(await drawer.findByText('Prefere entrega à tarde.')).toBeVisible();
  expect(drawer.getByText('Diego · 12/03/2026 10:18')).toBeVisible();
  expect(drawer.queryByText(FAILED)).not.toBeInTheDocument();
  expect(store.getState().toasts).toEqual([]);
});
