import { act, screen } from '@testing-library/react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { expect, it } from 'vitest';
import { KanbanPage } from '@/features/kanban/KanbanPage';
import { eventually } from '@tests/support/eventually';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { hold } from '@tests/support/hold';
import { aTicket } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';

const Page = () => (
  <VirtuosoMockContext.Provider value={{ viewportHeight: 4_000, itemHeight: 100 }}>
    <KanbanPage />
  </VirtuosoMockContext.Provider>
);
const FAILED: FakeAnswer = { status: 500, body: {} };
const COLUMNS: FakeAnswer = { body: { lista: [{ id: 5, name: 'Orçamento', color: '#2468be', kanban: 1 }] } };
const again = () => screen.findByRole('button', { name: 'Tentar de novo' });

/** The board of a server that answers the first attempt with a failure; the button for the next one has the focus. */
const openFailed = async () => {
  let answer: FakeAnswer | Promise<FakeAnswer> = FAILED;
  const tickets = [aTicket({ id: 1, status: 'pending' })];
  const app = await renderPage(Page, {
    routes: {
      'GET /tags/kanban': () => answer,
      'GET /ticket/kanban': { body: { tickets, count: 1, hasMore: false } },
    },
  });
  const button = await again();
  act(() => button.focus());
  return {
    ...app,
    button,
    tryAgain: async (next: FakeAnswer | Promise<FakeAnswer>) => {
      answer = next;
      await app.user.keyboard('{Enter}');
    },
  };
};

it('[A11Y-02] what is tried again gives the focus to the next failure, or to its first control', async () => {
  const { button, tryAgain } = await openFailed();
  await tryAgain(FAILED);
  await eventually(() => expect(button).not.toBeInTheDocument());
  const next = await again();
  await eventually(() => expect(next).toHaveFocus());
  await tryAgain(COLUMNS);
  const board = await screen.findByRole('region', { name: 'Colunas do quadro' });
  await eventually(() => expect(board).toHaveFocus());
});

it('[A11Y-02] an attempt that ends after the user has moved on takes no focus', async () => {
  const { held, release } = hold<FakeAnswer>();
  const { tryAgain } = await openFailed();
  await tryAgain(held);
  await eventually(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  const search = screen.getByRole('textbox', { name: 'Buscar no quadro' });
  act(() => search.focus());
  await act(async () => release(COLUMNS));
  expect(await screen.findByRole('region', { name: /^Em aberto, 1/ })).toBeInTheDocument();
  await eventually(() => expect(search).toHaveFocus());
});
