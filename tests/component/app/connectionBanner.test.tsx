import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOfChat } from '@/domain/conversations/chats';
import { entryLeft, outboxRestored } from '@/entities/conversations/outbox/outboxSlice';
import { reconnectNow, resyncFinished, resyncRequested, socketStateChanged } from '@/realtime/socketActions';
import { drawn } from '@tests/support/rendering/drawn';
import { createHeldRoute } from '@tests/support/hold';
import { anOutboxEntry } from '@tests/support/records';
import { renderSignedIn } from './signedIn';

const waitingText = anOutboxEntry({ id: 'one', ticketId: 44, body: 'Bom dia' });
const secondText = { ...waitingText, id: 'two', body: 'Tudo bem?', createdAt: 1 };
const refusedText = { ...waitingText, id: 'three', state: 'failed' } as const;

const open = async (routes = {}) => {
  const { store, services } = await renderSignedIn({ routes });
  for (const text of [waitingText, secondText])
    await services.storage.outbox.put(store.getState().session.account ?? '', text.id, text);
  const socket = (state: 'connecting' | 'online', nextTryAt: number | null = null): void =>
    act(() => void store.dispatch(socketStateChanged({ state, nextTryAt, at: Date.now() })));
  socket('online');
  return { store, socket };
};

const banner = () => screen.getByText(/^Sem conexão com o servidor\./);
/** What a screen reader finds in the banner. */
const spoken = () => {
  const copy = banner().cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
};

describe('the connection banner', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('[OFF-01] shows nothing while all is well', async () => {
    await open();
    expect(screen.queryByText(/conexão com o servidor|Conectado de novo|Tudo em dia/)).not.toBeInTheDocument();
  });

  it('[OFF-01] [ERR-02] says that the connection is lost, when it tries again and what waits, then that it is back and all is sent', async () => {
    const { store, socket } = await open({ 'POST /messages/44': {} });
    socket('connecting', Date.now() + 4_000);
    act(() => void store.dispatch(outboxRestored([waitingText])));
    expect(banner()).toHaveTextContent(
      'Sem conexão com o servidor. Tentando de novo em 4 s. 1 mensagem aguarda envio.',
    );
    expect(screen.getByRole('button', { name: 'Tentar agora' })).toBeInTheDocument();

    act(() => void store.dispatch(resyncRequested()));
    expect(
      screen.getByText('Conectado de novo. Atualizando as conversas. 1 mensagem aguarda envio.'),
    ).toBeInTheDocument();

    act(() => void store.dispatch(resyncFinished()));
    await drawn(() => expect(screen.getByText('Tudo em dia. 1 mensagem foi enviada.')).toBeInTheDocument());
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(screen.getByText('Tudo em dia. 1 mensagem foi enviada.')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByText(/^Tudo em dia\./)).not.toBeInTheDocument();
  });

  it('[OFF-01] says that all is well only once the text that waited has its answer', async () => {
    const answer = createHeldRoute();
    const { store, socket } = await open({ 'POST /messages/44': answer.route });
    socket('connecting', Date.now() + 4_000);
    act(() => void store.dispatch(outboxRestored([waitingText])));
    act(() => void store.dispatch(resyncRequested()));
    act(() => void store.dispatch(resyncFinished()));
    await drawn(() => expect(answer.isAsked()).toBe(true));
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(screen.getByText('Conectado de novo. Atualizando as conversas.')).toBeInTheDocument();
    answer.answer({ body: '' });
    await drawn(() => expect(screen.getByText('Tudo em dia. 1 mensagem foi enviada.')).toBeInTheDocument());
  });

  it('[OFF-01] counts several texts that wait, and tries again at once when asked', async () => {
    const { store, socket } = await open({ 'POST /messages/44': {} });
    const tries: unknown[] = [];
    store.startListening({ actionCreator: reconnectNow, effect: ({ payload }) => void tries.push(payload) });
    socket('connecting');
    act(() => void store.dispatch(outboxRestored([waitingText, secondText])));
    expect(banner()).toHaveTextContent(
      'Sem conexão com o servidor. Tentando de novo agora. 2 mensagens aguardam envio.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Tentar agora' }));
    expect(tries).toEqual([{ probe: false }]);
    act(() => void store.dispatch(resyncRequested()));
    expect(
      screen.getByText('Conectado de novo. Atualizando as conversas. 2 mensagens aguardam envio.'),
    ).toBeInTheDocument();
    act(() => void store.dispatch(resyncFinished()));
    await drawn(() => expect(screen.getByText('Tudo em dia. 2 mensagens foram enviadas.')).toBeInTheDocument());
    // Lost again while it still says so.
    socket('connecting', Date.now() + 4_000);
    expect(banner()).toHaveTextContent(/^Sem conexão com o servidor\. Tentando de novo em 4 s\.$/);
  });

  it('[OFF-01] does not count a refused text as sent', async () => {
    const { store, socket } = await open({
      'POST /messages/44': { status: 400, body: { error: 'ERR_SENDING_WAPP_MSG' } },
    });
    socket('connecting', Date.now() + 4_000);
    act(() => void store.dispatch(outboxRestored([waitingText, refusedText])));
    // One that was refused before waits for the user, not for the connection.
    expect(banner()).toHaveTextContent(/ 1 mensagem aguarda envio\.$/);
    act(() => void store.dispatch(resyncRequested()));
    act(() => void store.dispatch(resyncFinished()));
    await drawn(() => expect(screen.getByText('Tudo em dia.')).toBeInTheDocument());
    // Nor once it is discarded.
    act(() => void store.dispatch(entryLeft('one')));
    expect(screen.getByText('Tudo em dia.')).toBeInTheDocument();
  });

  it('[OFF-01] does not count a text that is discarded before it was sent', async () => {
    const { store, socket } = await open({ 'POST /messages/44': {} });
    socket('connecting', Date.now() + 4_000);
    const file = { id: 'f1', name: 'sofa.png', type: 'image/png', size: 4 };
    const others = [
      { ...secondText, ticketId: placeOfChat(7) },
      { ...secondText, id: 'file', file },
    ];
    act(() => void store.dispatch(outboxRestored([waitingText, ...others])));
    // A text of an internal chat and a file wait like any other.
    expect(banner()).toHaveTextContent(/ 3 mensagens aguardam envio\.$/);
    act(() => void store.dispatch(resyncRequested()));
    for (const { id } of others) act(() => void store.dispatch(entryLeft(id)));
    expect(
      screen.getByText('Conectado de novo. Atualizando as conversas. 1 mensagem aguarda envio.'),
    ).toBeInTheDocument();
    act(() => void store.dispatch(resyncFinished()));
    await drawn(() => expect(screen.getByText('Tudo em dia. 1 mensagem foi enviada.')).toBeInTheDocument());
  });

  it('[OFF-01] a first connection that fails is lost too', async () => {
    const { store } = await renderSignedIn();
    act(() => void store.dispatch(socketStateChanged({ state: 'connecting', nextTryAt: null, at: Date.now() })));
    expect(screen.queryByText(/^Sem conexão/)).not.toBeInTheDocument();
    act(() => void store.dispatch(socketStateChanged({ state: 'connecting', nextTryAt: Date.now() + 2_000, at: 0 })));
    expect(banner()).toHaveTextContent('Sem conexão com o servidor. Tentando de novo em 2 s.');
    act(() => void store.dispatch(socketStateChanged({ state: 'online', nextTryAt: null, at: Date.now() })));
    await drawn(() => expect(screen.getByText('Tudo em dia.')).toBeInTheDocument());
  });

  it('[OFF-01] counts down to the next try', async () => {
    const { socket } = await open();
    socket('connecting', Date.now() + 4_000);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText(/Tentando de novo em 2 s\./)).toBeInTheDocument();
  });

  it('[OFF-01] says to screen readers that the connection is lost, but not every second when it tries again', async () => {
    const { socket } = await open();
    socket('connecting', Date.now() + 4_000);
    expect(banner().closest('[role="status"]')).not.toBeNull();
    const said = spoken();
    expect(said).toContain('Sem conexão com o servidor.');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(banner()).toHaveTextContent('Tentando de novo em 2 s.');
    expect(spoken()).toBe(said);
  });
});
