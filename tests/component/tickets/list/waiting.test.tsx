import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { preferencesChanged } from '@/entities/device/preferences/preferences';
import * as rowNames from '@/features/tickets/list/useRowName';
import { serverEvents } from '@/realtime/serverEvents';
import { aTicket, aUser } from '@tests/support/records';
import { declarationsOf } from '@tests/support/rendering/declarationsOf';
import { renderTickets } from '../renderTickets';

const me = aUser();
const NOW = new Date(2026, 10, 21, 14, 0);
/** ISO text of a moment before now. */
const ago = (minutes: number, seconds = 0): string =>
  new Date(NOW.getTime() - minutes * 60_000 - seconds * 1_000).toISOString();
const waiting = (id: number, updatedAt: string, facts: Partial<Ticket> = {}) => aTicket({ id, updatedAt, ...facts });
const row = (id: number) => screen.getByRole('button', { name: new RegExp(`^Cliente ${id},`) });
const drawn = (id: number) => row(id).closest('li') as HTMLElement;
const names = () =>
  within(screen.getByRole('list', { name: 'Atendimentos' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]?.getAttribute('aria-label')?.split(',')[0]);

beforeAll(() => import('@/features/tickets/dialogs/NewTicketDialog'));
beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the wait in a row', () => {
  const tickets = [
    waiting(1, ago(4, 59)),
    waiting(2, ago(5)),
    waiting(3, ago(14, 59)),
    waiting(4, ago(15)),
    waiting(5, ago(3 * 60 + 20)),
    waiting(6, ago(50 * 60)),
    waiting(7, ago(30), { chatbot: true }),
    waiting(8, ago(0, 59)),
    waiting(9, ago(1)),
  ];

  it('[TRIAGE-01] is shown in min, h and d, amber from 5 and red from 15 minutes on, by icon and text too, and not while the bot answers', async () => {
    const app = await renderTickets({ tickets, path: '/tickets?pending=99' });
    const words = [
      [1, 'há 4 min', 'aguardando há 4 min', 0],
      [2, 'há 5 min', 'aguardando há 5 min, espera longa', 1],
      [3, 'há 14 min', 'aguardando há 14 min, espera longa', 1],
      [4, 'há 15 min', 'aguardando há 15 min, espera longa demais', 1],
      [5, 'há 3 h', 'aguardando há 3 h, espera longa demais', 1],
      [6, 'há 2 d', 'aguardando há 2 d, espera longa demais', 1],
      [8, 'agora', 'aguardando há menos de 1 min', 0],
      [9, 'há 1 min', 'aguardando há 1 min', 0],
    ] as const;
    for (const [id, text, spoken, icons] of words) {
      const time = within(drawn(id)).getByText(text).closest('time') as HTMLElement;
      expect(time.querySelectorAll('svg')).toHaveLength(icons);
      expect(row(id).getAttribute('aria-label')?.endsWith(spoken)).toBe(true);
    }
    const levelOf = (id: number) => drawn(id).querySelector('time')?.className;
    expect(levelOf(2)).toBe(levelOf(3));
    expect(new Set([levelOf(1), levelOf(2), levelOf(4)]).size).toBe(3);
    for (const [id, colour] of [
      [2, /amber/],
      [4, /red/],
    ] as const)
      expect(levelOf(id)).toMatch(colour);
    const colourOf = (level: string) => declarationsOf('src/features/tickets/list/TicketRow.module.css', level).color;
    expect([colourOf('amber'), colourOf('red')]).toEqual(['var(--warning)', 'var(--danger)']);
    expect(within(drawn(7)).queryByText(/há|agora/)).not.toBeInTheDocument();

    await act(async () => void app.store.dispatch(preferencesChanged({ waiting: { amber: 2, red: 5 } })));
    expect(row(1)).toHaveAccessibleName(/há 4 min, espera longa$/);
    expect(row(2)).toHaveAccessibleName(/há 5 min, espera longa demais$/);
  });

  it('[TRIAGE-01] [TLIST-24] is shown in an open ticket whose last message is the customer’s, and counts without redrawing unchanged rows', async () => {
    const mine = (id: number, fromMe: boolean) =>
      waiting(id, ago(4, 30), { status: 'open', userId: me.id, user: { id: me.id, name: me.name }, fromMe });
    const tickets = [mine(1, false), mine(2, true), { ...mine(3, false), updatedAt: ago(90) }];
    const { live } = await renderTickets({ tickets });
    expect(within(drawn(1)).getByText('há 4 min')).toBeInTheDocument();
    // The time of the last change is not lost with it.
    expect(within(drawn(1)).getByTitle('13:55')).toHaveTextContent('há 4 min');
    // Nor is it that of a reading, which touches the ticket on the server.
    await live(serverEvents.ticket({ action: 'update', record: { ...mine(2, true), updatedAt: ago(1) } }));
    expect(within(drawn(2)).getByText('13:55')).toBeInTheDocument();
    const changed: string[] = [];
    const observer = new MutationObserver((seen) => {
      for (const { target } of seen) {
        const item = (target instanceof Element ? target : target.parentElement)?.closest('li');
        changed.push(item?.querySelector('[data-row]')?.getAttribute('data-row') ?? '');
      }
    });
    observer.observe(screen.getByRole('list', { name: 'Atendimentos' }), {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    // Each row that is rendered composes its name.
    const composed = vi.spyOn(rowNames, 'useRowName');
    await act(async () => vi.advanceTimersByTimeAsync(30_000));
    observer.disconnect();
    expect(new Set(composed.mock.calls.map(([{ ticket }]) => ticket.id))).toEqual(new Set([1]));
    expect(row(1)).toHaveAccessibleName(/há 5 min, espera longa$/);
    expect(new Set(changed)).toEqual(new Set(['1']));
    // An app that stays open past midnight.
    vi.setSystemTime(new Date(2026, 10, 22, 0, 0, 30));
    await act(async () => vi.advanceTimersByTimeAsync(60_000));
    expect(within(drawn(2)).getByText('21/11/2026')).toBeInTheDocument();
  });
});

describe('the order of a list', () => {
  it('[TRIAGE-02] is chosen beside the lists, for each one separately', async () => {
    const mine = { status: 'open', userId: me.id };
    const open = [waiting(3, ago(1), { ...mine, fromMe: true }), waiting(4, ago(9), { ...mine, fromMe: false })];
    const tickets = [waiting(1, ago(1)), waiting(2, ago(9)), ...open];
    const { user } = await renderTickets({ tickets, path: '/tickets?pending=99' });
    const latestFirst = { name: 'Ordem da lista: Mudança mais recente primeiro' };
    const waitingFirst = { name: 'Ordem da lista: Quem espera há mais tempo primeiro' };
    expect(names()).toEqual(['Cliente 1', 'Cliente 2']);
    await user.click(screen.getByRole('button', latestFirst));
    const orders = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(orders).toEqual(['Mudança mais recente primeiro', 'Quem espera há mais tempo primeiro']);
    await user.click(screen.getByRole('menuitem', { name: 'Quem espera há mais tempo primeiro' }));
    expect(names()).toEqual(['Cliente 2', 'Cliente 1']);
    await user.click(screen.getByRole('tab', { name: /^Atendendo/ }));
    expect(names()).toEqual(['Cliente 3', 'Cliente 4']);
    await user.click(screen.getByRole('button', latestFirst));
    await user.click(await screen.findByRole('menuitem', { name: 'Quem espera há mais tempo primeiro' }));
    expect(names()).toEqual(['Cliente 4', 'Cliente 3']);
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    await user.click(screen.getByRole('button', waitingFirst));
    await user.click(await screen.findByRole('menuitem', { name: 'Mudança mais recente primeiro' }));
    expect(names()).toEqual(['Cliente 1', 'Cliente 2']);
    await user.click(screen.getByRole('tab', { name: /^Atendendo/ }));
    expect(screen.getByRole('button', waitingFirst)).toHaveAttribute('aria-pressed', 'true');
    expect(names()).toEqual(['Cliente 4', 'Cliente 3']);
    for (const name of ['Finalizados', 'Busca']) {
      await user.click(screen.getByRole('tab', { name }));
      expect(screen.queryByRole('button', { name: /^Ordem da lista/ })).not.toBeInTheDocument();
    }
  });
});
