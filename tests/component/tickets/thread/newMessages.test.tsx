import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { describe, expect, it, vi, onTestFinished } from 'vitest';
import { buildThreadItems } from '@/features/tickets/thread/list/threadItems';
import { useNewMessages } from '@/features/tickets/thread/list/useVisibleRows';
import { outboxRestored } from '@/entities/conversations/outbox/outboxSlice';
import type { Message } from '@/protocol/records/messages';
import { serverEvents, serverEventsReceived } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { aMessage, anOutboxEntry, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

it('[FIND-03] the pill counts what others wrote while the reader is above the end, and is gone at the end', () => {
  const said = (id: string, fromMe = false) => aMessage({ id, body: id, fromMe });
  const itemsOf = (messages: readonly Message[]) => buildThreadItems({ messages, outbox: [], hasMore: true });
  const known = [said('a'), said('b')];
  const { result, rerender } = renderHook((messages: readonly Message[]) => useNewMessages(itemsOf(messages)), {
    initialProps: known,
  });
  const show = (...later: readonly Message[]) => {
    rerender([...known, ...later]);
    return result.current.newCount;
  };
  const move = (atBottom: boolean) => act(() => result.current.atBottomChanged(atBottom));
  expect(show(said('c'))).toBe(0);
  move(false);
  expect(show(said('c'))).toBe(0);
  expect(show(said('c'), said('d'))).toBe(1);
  // From the telephone: no news to who wrote it.
  expect(show(said('c'), said('d'), said('e', true))).toBe(1);
  expect(show(said('c'), said('d'), said('e', true), said('f'))).toBe(2);
  // Older ones that are loaded above are none.
  rerender([said('z'), ...known, said('c'), said('d'), said('e', true), said('f')]);
  expect(result.current.newCount).toBe(2);
  move(true);
  expect(result.current.newCount).toBe(0);
  move(false);
  expect(show(said('c'), said('d'), said('e', true), said('f'), said('g'))).toBe(1);
  // After a gap longer than a page what was seen is loaded no more, until older pages are.
  rerender([said('y'), said('z', true)]);
  expect(result.current.newCount).toBe(1);
  rerender([said('x'), said('y'), said('z', true)]);
  expect(result.current.newCount).toBe(2);
  rerender([said('f'), said('g'), said('x'), said('y'), said('z', true)]);
  expect(result.current.newCount).toBe(3);
});

it('[FIND-03] nothing is new to the reader of a conversation that is not loaded', () => {
  const itemsOf = (messages: readonly Message[]) => buildThreadItems({ messages, outbox: [], hasMore: true });
  const { result, rerender } = renderHook((messages: readonly Message[]) => useNewMessages(itemsOf(messages)), {
    initialProps: [] as readonly Message[],
  });
  act(() => result.current.atBottomChanged(false));
  rerender([aMessage()]);
  expect(result.current.newCount).toBe(0);
});

it('[RT-11] [FIND-03] messages that come while the reader is above the end show a pill, which leads to the end', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3_000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
  onTestFinished(() => void vi.restoreAllMocks());
  const mine = aTicket({ id: 1, status: 'open', userId: aUser().id });
  const { user, live } = await renderTickets({
    tickets: [mine],
    messages: [aMessage()],
    path: `/tickets/${mine.uuid}`,
  });
  const log = await screen.findByRole('log');
  await within(log).findByRole('article');
  const comes = (minute: number) => {
    const record = aMessage({ id: `m${minute}`, body: `Às ${minute}`, createdAt: `2026-11-21T12:${minute}:00.000Z` });
    return live(serverEvents.appMessage({ action: 'create', record, ticket: null, contact: null }));
  };
  await comes(10);
  // Neither a pill nor a divider.
  expect(screen.queryByText(/novas? mensage/)).not.toBeInTheDocument();
  log.scrollTop = 500;
  await act(async () => void fireEvent.scroll(log));
  await comes(11);
  expect(screen.getByRole('button', { name: '1 nova mensagem' })).toBeVisible();
  await comes(12);
  expect(log.scrollTop).toBe(500);
  await user.click(screen.getByRole('button', { name: '2 novas mensagens' }));
  expect(log.scrollTop).toBeGreaterThanOrEqual(2_280);
  await act(async () => void fireEvent.scroll(log));
  expect(screen.queryByRole('button', { name: /novas? mensage/ })).not.toBeInTheDocument();
});

it('[A11Y-04] messages that come at the same moment are all announced, one from the telephone excepted', async () => {
  const mine = aTicket({ id: 1, status: 'open', userId: aUser().id });
  const { live } = await renderTickets({ tickets: [mine], messages: [aMessage()], path: `/tickets/${mine.uuid}` });
  await within(await screen.findByRole('log')).findByRole('article');
  const said = (minute: number, facts: Partial<Message> = {}) =>
    aMessage({ id: `m${minute}`, body: `Às ${minute}`, createdAt: `2026-11-21T12:${minute}:00.000Z`, ...facts });
  const come = (...records: readonly Message[]) =>
    live(
      serverEventsReceived(
        records.map((record) => serverEvents.appMessage({ action: 'create', record, ticket: null, contact: null })),
      ),
    );
  const spoken = () =>
    screen.getByText(/^Cliente 1: Às \d+$/, { selector: 'output span:last-child' }).closest('output');
  await come(said(10), said(11), said(12, { fromMe: true }));
  expect(spoken()).toHaveTextContent(/^Cliente 1: Às 10 Cliente 1: Às 11$/);
  await come(said(13));
  expect(spoken()).toHaveTextContent(/^Cliente 1: Às 13$/);
  // What has no words is told by its kind.
  const mediaUrl = 'https://atende.example.com.br/public/voz.ogg';
  await come(said(14, { body: '', mediaType: 'audio', mediaUrl }));
  const told = screen.getByText('Cliente 1: Mensagem de voz', { selector: 'output span' });
  expect(told.closest('output')).toHaveTextContent(/^Cliente 1: Mensagem de voz$/);
});

it('[A11Y-04] a file that failed is announced by its caption, else by its name, and a text that may have arrived is not called unsent', async () => {
  const mine = aTicket({ id: 1, status: 'open', userId: aUser().id });
  const { live } = await renderTickets({ tickets: [mine], messages: [aMessage()], path: `/tickets/${mine.uuid}` });
  await within(await screen.findByRole('log')).findByRole('article');
  const file = { id: 'f', name: 'orçamento.pdf', type: 'application/pdf', size: 9 };
  const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  await live(outboxRestored([anOutboxEntry({ id: 'e1', body: '', file, state: 'failed' })]));
  expect(alerts()).toContain('Mensagem não enviada: orçamento.pdf');
  await live(outboxRestored([anOutboxEntry({ id: 'e2', body: 'Segue', file, state: 'failed' })]));
  expect(alerts()).toContain('Mensagem não enviada: Segue');
  await live(outboxRestored([anOutboxEntry({ id: 'e3', body: 'Talvez', state: 'unconfirmed' })]));
  expect(alerts()).toContain('Mensagem não confirmada: Talvez');
});

describe('of several texts that could not be sent', () => {
  const mine = aTicket({ id: 1, status: 'open', userId: aUser().id });
  const failed = (id: string, body: string, createdAt: number) =>
    outboxRestored([anOutboxEntry({ id, body, createdAt, state: 'failed' })]);
  const alerts = () =>
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .filter((text) => text.startsWith('Mensagem'));
  const press = async (user: Awaited<ReturnType<typeof renderTickets>>['user'], text: string, name: string) => {
    const bubble = within(screen.getByRole('log')).getByText(text).closest('article')!;
    await user.click(within(bubble).getByRole('button', { name }));
  };

  it('[A11Y-04] an older one is not announced again when the newest is discarded, but when it fails once more', async () => {
    const { live, user } = await renderTickets({
      tickets: [mine],
      messages: [aMessage()],
      path: `/tickets/${mine.uuid}`,
      routes: { 'POST /messages/1': { status: 400, body: {} } },
    });
    await within(await screen.findByRole('log')).findAllByRole('article');
    await live(failed('e1', 'Primeira', 1));
    expect(alerts()).toEqual(['Mensagem não enviada: Primeira']);
    await live(failed('e2', 'Segunda', 2));
    expect(alerts()).toEqual(['Mensagem não enviada: Segunda']);
    await press(user, 'Segunda', 'Descartar');
    await eventually(() => expect(screen.queryByText('Segunda')).not.toBeInTheDocument());
    expect(alerts()).toEqual([]);
    await press(user, 'Primeira', 'Enviar de novo');
    await eventually(() => expect(alerts()).toEqual(['Mensagem não enviada: Primeira']));
  });

  it('[A11Y-04] one that failed before the conversation was opened is not announced', async () => {
    const { live, user } = await renderTickets({ tickets: [mine], messages: [aMessage()] });
    await live(failed('e1', 'Primeira', 1));
    await user.click(screen.getByRole('button', { name: /^Cliente 1/ }));
    await within(await screen.findByRole('log')).findByText('Primeira');
    expect(alerts()).toEqual([]);
  });
});
