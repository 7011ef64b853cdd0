import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { ticketFilterChanged } from '@/entities/conversations/tickets/ticketActions';
import { serverEvents } from '@/realtime/serverEvents';
import { resyncRequested } from '@/realtime/socketActions';
import { eventually } from '@tests/support/eventually';
import { aTicket, aUser } from '@tests/support/records';
import { drawn } from '@tests/support/rendering/drawn';
import { renderTickets } from '../renderTickets';

const queueOf = (id: number) => ({ id, name: `Fila ${id}`, color: '#111111' });
const me = aUser({ queues: [1, 2].map(queueOf) });
const mine = (id: number, facts: Partial<Ticket> = {}) => aTicket({ id, status: 'open', userId: me.id, ...facts });
const names = () =>
  within(screen.getByRole('list', { name: 'Atendimentos' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]?.getAttribute('aria-label')?.split(',')[0]);
const FAILED = 'Não foi possível carregar mais atendimentos.';

afterEach(() => vi.restoreAllMocks());

describe('[TLIST-37] a further page that could not be loaded', () => {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3_000);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
  });

  /** A list of two pages, the second of which fails until `mend`; at its end. */
  const renderFailed = async () => {
    let fails = true;
    const asked: unknown[] = [];
    const app = await renderTickets({
      user: me,
      routes: {
        'GET /tickets': ({ params }) => {
          if (params?.status !== 'open' || params.withUnreadMessages)
            return { body: { tickets: [], count: 0, hasMore: false } };
          asked.push(params.pageNumber);
          const isFirst = Number(params.pageNumber) === 1;
          if (!isFirst && fails) return { status: 500 };
          return { body: { tickets: [mine(isFirst ? 2 : 1)], count: 2, hasMore: isFirst } };
        },
      },
    });
    const toEnd = () => {
      const scroller = screen.getByRole('list', { name: 'Atendimentos' }).parentElement!;
      scroller.scrollTop = 3_000 - 720;
      fireEvent.scroll(scroller);
    };
    toEnd();
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    expect(asked).toEqual([1, 2]);
    return { ...app, asked, toEnd, mend: () => void (fails = false) };
  };

  it('is asked for again only when the user says so', async () => {
    const { user, asked, toEnd, mend } = await renderFailed();
    toEnd();
    expect(asked).toEqual([1, 2]);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await eventually(() => expect(asked).toEqual([1, 2, 2]));
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    mend();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('button', { name: /^Cliente 1,/ })).toBeInTheDocument();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });

  it.each([
    ['after a gap', () => resyncRequested()],
    ['with other queues', () => ticketFilterChanged({ queueIds: [1] })],
  ])('is no longer said to have failed once the list was read again %s', async (_, change) => {
    const { live, asked, mend } = await renderFailed();
    mend();
    await live(change());
    expect(await screen.findByRole('button', { name: /^Cliente 1,/ })).toBeInTheDocument();
    expect(asked).toEqual([1, 2, 1, 2]);
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });
});

it('[TLIST-08] [TLIST-37] [LIST-02] [CALL-29] waiting and closed tickets, and those of a search, load page after page too', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3_000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
  const LISTS = [
    { tab: /^Aguardando/, list: 'pending', ids: [12, 11] },
    { tab: 'Finalizados', list: 'closed', ids: [22, 21] },
    { tab: 'Busca', list: 'search', ids: [32, 31] },
  ] as const;
  const asked: { readonly list: string; readonly page: number }[] = [];
  const { user } = await renderTickets({
    user: me,
    routes: {
      'GET /tickets': ({ params }) => {
        const { status = 'search', pageNumber, withUnreadMessages } = params ?? {};
        const of = LISTS.find(({ list }) => list === status);
        if (withUnreadMessages || !of) return { body: { tickets: [], count: 0, hasMore: false } };
        const page = Number(pageNumber);
        asked.push({ list: status, page });
        const id = of.ids[page - 1]!;
        const ticket = mine(id, { status: status === 'pending' ? 'pending' : 'closed' });
        return { body: { tickets: [ticket], count: 2, hasMore: id === of.ids[0] } };
      },
    },
  });
  const scrollTo = (place: number) => {
    const scroller = screen.getByRole('list', { name: 'Atendimentos' }).parentElement!;
    scroller.scrollTop = place;
    fireEvent.scroll(scroller);
  };
  for (const { tab, list, ids } of LISTS) {
    await user.click(screen.getByRole('tab', { name: tab }));
    if (list === 'search')
      fireEvent.change(screen.getByRole('textbox', { name: /^Nome/ }), { target: { value: 'Cliente' } });
    await screen.findByRole('button', { name: new RegExp(`^Cliente ${ids[0]},`) });
    const pages = () => asked.filter((call) => call.list === list).map(({ page }) => page);
    expect(pages()).toEqual([1]);
    scrollTo(3_000 - 720);
    await eventually(() => expect(pages()).toEqual([1, 2]));
    scrollTo(0);
    await eventually(() => expect(names()).toEqual(ids.map((id) => `Cliente ${id}`)));
  }
});

it('[TLIST-07] the badge writes numbers up to 99 out, and a higher one is still spoken exactly; an empty list has none', async () => {
  const tickets = Array.from({ length: 99 }, (_, place) => aTicket({ id: place + 1 }));
  const { live } = await renderTickets({ user: me, tickets });
  const badge = () => screen.getByRole('tab', { name: /^Aguardando/ });
  expect(badge()).toHaveTextContent(/^Aguardando9999 atendimentos$/);
  await live(serverEvents.ticket({ action: 'update', record: aTicket({ id: 100 }) }));
  expect(badge()).toHaveTextContent(/^Aguardando99\+100 atendimentos$/);
  const empty = screen.getByRole('tab', { name: /^Atendendo/ });
  expect(empty).toHaveTextContent(/^Atendendo$/);
  await live(serverEvents.ticket({ action: 'update', record: mine(100) }));
  expect(badge()).toHaveTextContent(/^Aguardando9999 atendimentos$/);
  expect(empty).toHaveTextContent(/^Atendendo11 atendimento$/);
});

describe('a list that other lists were shown instead of', () => {
  it('[TLIST-08] shows what was resolved meanwhile, of which no event told', async () => {
    const tickets = [mine(1), mine(4, { status: 'closed' })];
    const { user } = await renderTickets({ tickets });
    await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    await eventually(() => expect(names()).toEqual(['Cliente 4']));
    tickets.push(mine(5, { status: 'closed' }));
    await user.click(screen.getByRole('tab', { name: 'Abertos' }));
    await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    await eventually(() => expect(names()).toEqual(['Cliente 5', 'Cliente 4']));
  });
});

it('[LIST-01] the list of another tab is asked for at once', async () => {
  const asked: unknown[] = [];
  await renderTickets({
    user: me,
    routes: {
      'GET /tickets': ({ params }) => {
        asked.push(params?.status);
        return { body: { tickets: [], count: 0, hasMore: false } };
      },
    },
  });
  expect(asked).not.toContain('closed');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(screen.getByRole('tab', { name: 'Finalizados' }));
  await drawn(() => expect(asked.filter((status) => status === 'closed')).toHaveLength(1));
});

it.each([
  ['[TLIST-06] waiting', /^Aguardando/, 'pending'],
  ['[TLIST-08] closed', 'Finalizados', 'closed'],
] as const)('%s tickets that cannot be read say so, and can be read again', async (_, tab, status) => {
  let fails = true;
  const { user } = await renderTickets({
    user: me,
    routes: {
      'GET /tickets': ({ params }) => {
        const isAsked = params?.status === status && !params.withUnreadMessages;
        if (isAsked && fails) return { status: 500 };
        return { body: { tickets: isAsked ? [mine(1, { status })] : [], count: 0, hasMore: false } };
      },
    },
  });
  await user.click(screen.getByRole('tab', { name: tab }));
  expect(await screen.findByText('Não foi possível carregar a lista de registros')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await eventually(() => expect(names()).toEqual(['Cliente 1']));
});
