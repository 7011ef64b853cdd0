import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { outboxRestored } from '@/entities/conversations/outbox/outboxSlice';
import { socketStateChanged } from '@/realtime/socketActions';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { drawn } from '@tests/support/rendering/drawn';
import { aTicket } from '@tests/support/records';
import { renderSignedIn } from './signedIn';

const mine = aTicket({ id: 44, uuid: '8d2b', status: 'open', userId: 7 });

const written: OutboxEntry = {
  id: 'one',
  ticketId: 44,
  uuid: '8d2b',
  body: 'Segue o orçamento',
  quotedMsgId: null,
  createdAt: Date.UTC(2026, 10, 21, 12, 5),
  sentAt: null,
  after: null,
  standing: { status: 'open', userId: 7, contactName: 'Cliente 44' },
  state: 'waiting',
};

/** A start with a text on disk that waited when the app was closed. */
const startWith = async (ticket: () => FakeAnswer, entry: OutboxEntry = written) => {
  const app = await renderSignedIn({
    user: { id: 7 },
    routes: { 'GET /tickets/u/8d2b': ticket, 'POST /messages/44': { body: '' } },
  });
  const account = app.store.getState().session.account ?? '';
  await app.services.storage.outbox.put(account, entry.id, entry);
  await act(async () => {
    app.store.dispatch(outboxRestored([entry]));
    app.store.dispatch(socketStateChanged({ state: 'online', nextTryAt: null, at: Date.now() }));
    await vi.advanceTimersByTimeAsync(0);
  });
  const sends = () => app.calls.filter((call) => call === 'POST /messages/44').length;
  const stored = () => app.services.storage.outbox.readAll(account);
  return { ...app, sends, stored };
};

const strip = () => screen.queryByText(/^1 mensagem não foi enviada/);

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/tickets/dialogs/HeldBackDialog'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a text that waited while the app was closed', () => {
  it('[OFF-05] is sent when its ticket is still the same', async () => {
    const app = await startWith(() => ({ body: mine }));
    expect(app.sends()).toBe(1);
    expect(strip()).not.toBeInTheDocument();
  });

  it('[OFF-05] is sent to a colleague’s ticket for which an admin wrote it', async () => {
    const his = { ...mine, userId: 11 };
    const standing = { status: 'open', userId: 11, contactName: 'Cliente 44' } as const;
    const app = await startWith(() => ({ body: his }), { ...written, standing });
    expect(app.sends()).toBe(1);
  });

  it.each([
    ['was taken by a colleague', { body: { ...mine, userId: 11 } }, /outro atendente está com o atendimento/],
    ['was resolved', { body: { ...mine, status: 'closed' } }, /o atendimento foi finalizado/],
    ['went back to the queue', { body: { ...mine, status: 'pending', userId: null } }, /voltou para a fila/],
    ['is gone', { status: 404, body: { error: 'ERR_NO_TICKET_FOUND' } }, /o atendimento não existe mais/],
  ])('[FMT-03] [OFF-06] is held back when its ticket %s', async (_, answer, reason) => {
    const app = await startWith(() => answer);
    expect(app.sends()).toBe(0);
    expect(strip()).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Ver mensagem' }));
    const dialog = within(await drawn(() => screen.getByRole('dialog', { name: 'Mensagens não enviadas' })));
    expect(dialog.getByText('Cliente 44').parentElement).toHaveTextContent('Cliente 44 21/11/2026 09:05');
    expect(dialog.getByText('Segue o orçamento')).toBeInTheDocument();
    expect(dialog.getByText(reason)).toBeInTheDocument();
    expect(await app.stored()).toMatchObject([{ body: 'Segue o orçamento' }]);
  });

  it('[OFF-06] that was held back is sent when the user says so', async () => {
    const app = await startWith(() => ({ body: { ...mine, userId: 11 } }));
    fireEvent.click(screen.getByRole('button', { name: 'Ver mensagem' }));
    fireEvent.click(await drawn(() => screen.getByRole('button', { name: 'Enviar de novo' })));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(app.sends()).toBe(1);
    expect(strip()).not.toBeInTheDocument();
  });

  it('[OFF-06] that was held back leaves when the user discards it', async () => {
    const app = await startWith(() => ({ body: { ...mine, userId: 11 } }));
    fireEvent.click(screen.getByRole('button', { name: 'Ver mensagem' }));
    fireEvent.click(await drawn(() => screen.getByRole('button', { name: 'Descartar' })));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect([app.sends(), await app.stored()]).toEqual([0, []]);
    expect(screen.getByText('Não resta nenhuma mensagem')).toBeInTheDocument();
  });

  it('[OFF-05] waits on while its ticket cannot be read', async () => {
    let answer: FakeAnswer = { status: 503, body: '' };
    const app = await startWith(() => answer);
    expect(app.sends()).toBe(0);
    answer = { body: mine };
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(app.sends()).toBe(1);
  });
});
