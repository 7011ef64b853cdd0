import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { lastRender } from '@tests/support/rendering/lastRender';
import { aMessage, aTicket } from '@tests/support/records';
import { renderSignedIn } from './signedIn';

const ME = 7;
const tickets = [1, 2, 3, 4].map((id) =>
  aTicket({ id, status: 'open', userId: ME, companyId: 3, updatedAt: `2026-11-20T12:0${id}:00.000Z` }),
);
const queues = [{ id: 1, name: 'Vendas', color: '#0a0' }];
const newestOf = (ticketId: number) => aMessage({ id: `${ticketId}-0`, ticketId, body: `Texto ${ticketId}` });

const routes = {
  'GET /tickets': ({ params }: { readonly params?: Readonly<Record<string, unknown>> }) => {
    const page = params?.status === 'open' ? tickets : [];
    return { body: { tickets: page, count: page.length, hasMore: false } };
  },
  ...Object.fromEntries(
    tickets.flatMap((ticket) => [
      [`GET /tickets/u/${ticket.uuid}`, { body: ticket }],
      [`GET /messages/${ticket.id}`, { body: { messages: [newestOf(ticket.id)], count: 1, hasMore: false, ticket } }],
    ]),
  ),
};

const rowOf = (id: number) => screen.getByRole('button', { name: new RegExp(`^Cliente ${id},`) });
/** The lines of a row, apart from its target. */
const linesOf = (id: number) => rowOf(id).closest('li')!.querySelector('time')!;

/** In the side menu. */
const entry = () => screen.getByRole('link', { name: /^Contatos/ });

/** Returns a function that names those of the elements that have been rendered again since. */
const watchRenders = (elements: Readonly<Record<string, Element>>) => {
  const before = Object.entries(elements).map(([name, element]) => [name, element, lastRender(element)] as const);
  return () => before.filter(([, element, was]) => lastRender(element) !== was).map(([name]) => name);
};

it('[PERF-03] [PERF-05] an opened conversation renders its row and that of the one before, but no other row and nothing of the frame, and a typed letter nothing but the text box', async () => {
  const { user } = await renderSignedIn({ user: { queues }, routes });
  await screen.findByRole('button', { name: /^Cliente 1,/ });
  for (const id of [1, 2]) {
    await user.click(rowOf(id));
    await within(await screen.findByRole('log')).findByText(`Texto ${id}`);
  }
  const rendered = watchRenders({
    'the opened row': linesOf(1),
    'the row before': linesOf(2),
    'a third row': linesOf(3),
    'a fourth row': linesOf(4),
    'the search of the bar': screen.getByRole('button', { name: 'Buscar ou ir para' }),
    'the menu of the user': screen.getByRole('button', { name: /^Conta de/ }),
    'the side menu': entry().closest('nav')!,
    'an entry of the side menu': entry(),
    'the head of the list': screen.getByRole('button', { name: 'Novo atendimento' }),
  });
  await user.click(rowOf(1));
  await within(await screen.findByRole('log')).findByText('Texto 1');
  expect(rendered()).toEqual(['the opened row', 'the row before']);

  const box = screen.getByRole('textbox', { name: 'Mensagem' });
  const typed = watchRenders({
    'the text box': box,
    'a message': within(screen.getByRole('log')).getByText('Texto 1').closest('article')!,
    'the head of the conversation': screen.getByRole('banner', { name: 'Dados do atendimento' }),
    'its row': linesOf(1),
    'another row': linesOf(3),
    'an entry of the side menu': entry(),
  });
  // At once: after a pause the draft is saved, which its row shows.
  fireEvent.change(box, { target: { value: 'B' } });
  expect(typed()).toEqual(['the text box']);
});

it('[PERF-04] a message renders the row of its ticket alone, and of the row that was first only what Tab reached', async () => {
  const { store } = await renderSignedIn({ user: { queues }, routes });
  await screen.findByRole('button', { name: /^Cliente 1,/ });
  const rendered = watchRenders({
    'its row': linesOf(2),
    'the row that was first': linesOf(4),
    'the target of that row': rowOf(4),
    'another row': linesOf(3),
    'the target of another row': rowOf(3),
    'an entry of the side menu': entry(),
  });
  expect(rowOf(4)).toHaveAttribute('tabindex', '0');
  const record = aMessage({ id: 'new', ticketId: 2, body: 'Chegou agora' });
  const ticket = { ...tickets[1]!, lastMessage: 'Chegou agora', updatedAt: '2026-11-20T12:09:00.000Z' };
  await act(
    async () => void store.dispatch(serverEvents.appMessage({ action: 'create', record, ticket, contact: null })),
  );
  expect(screen.getByText('Chegou agora')).toBeInTheDocument();
  expect(rendered()).toEqual(['its row', 'the target of that row']);
});
