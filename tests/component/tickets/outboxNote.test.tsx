import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outboxRestored } from '@/entities/conversations/outbox/outboxSlice';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { aTicket, aUser, anOutboxEntry } from '@tests/support/records';
import { renderTickets } from './renderTickets';

const NOW = new Date('2026-11-21T15:00:00.000Z').getTime();
const mine = aTicket({ id: 1, status: 'open', userId: aUser().id });
const entry = (id: string, body: string, more: Partial<OutboxEntry>) =>
  anOutboxEntry({ id, body, createdAt: NOW - 20_000, ...more });

/** The conversation with a text sent `ago` ms earlier, and one behind it; `before` runs when only these two are missing. */
const openWithSilence = async (ago: number, ticket = mine, before = (): unknown => undefined) => {
  const app = await renderTickets({ tickets: [ticket], path: `/tickets/${mine.uuid}` });
  await screen.findByRole('textbox', { name: 'Mensagem' });
  before();
  await app.live(
    outboxRestored([
      entry('a', 'Segue o orçamento', { state: 'sending', sentAt: NOW - ago }),
      entry('b', 'Posso ajudar?', { createdAt: NOW - 19_000 }),
    ]),
  );
  const bubble = async (text: string) => {
    const articles = await screen.findAllByRole('article');
    return within(articles.find((article) => article.textContent?.includes(text)) as HTMLElement);
  };
  return { ...app, bubble };
};

// Only the date is fake: background work continues.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => vi.useRealTimers());

describe('[OFF-05] [OFF-07] a text without an answer', () => {
  it('looks like any other for almost 5 seconds: it and the one behind it are marked as waiting', async () => {
    const { bubble } = await openWithSilence(4_999);
    for (const text of ['Segue o orçamento', 'Posso ajudar?']) {
      expect((await bubble(text)).getByTitle('Aguardando envio')).toHaveTextContent('Aguardando envio');
    }
    expect(screen.queryByText('Confirmando com o servidor…')).not.toBeInTheDocument();
    expect(screen.queryByText('Na fila, depois da anterior')).not.toBeInTheDocument();
  });

  it('says from 5 seconds on that it is being confirmed, and the next one that it waits for it', async () => {
    const { bubble } = await openWithSilence(5_000);
    expect((await bubble('Segue o orçamento')).getByText('Confirmando com o servidor…')).toBeInTheDocument();
    expect((await bubble('Posso ajudar?')).getByText('Na fila, depois da anterior')).toBeInTheDocument();
  });

  it('changes by itself at both times', async () => {
    const toFake = ['Date' as const, 'setTimeout' as const, 'clearTimeout' as const];
    await openWithSilence(0, mine, () => vi.useFakeTimers({ toFake, now: NOW }));
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const bubbleOf = (text: string) =>
      within(screen.getAllByRole('article').find((article) => article.textContent?.includes(text)) as HTMLElement);
    await pass(4_999);
    expect(screen.queryByText('Confirmando com o servidor…')).not.toBeInTheDocument();
    // The check comes 10 ms after the full second, since timers may fire early.
    await pass(11);
    expect(bubbleOf('Segue o orçamento').getByText('Confirmando com o servidor…')).toBeInTheDocument();
    expect(bubbleOf('Posso ajudar?').getByText('Na fila, depois da anterior')).toBeInTheDocument();
    await pass(9_989);
    expect(screen.queryByRole('button', { name: 'Descartar' })).not.toBeInTheDocument();
    await pass(11);
    expect(bubbleOf('Segue o orçamento').getByRole('button', { name: 'Descartar' })).toBeInTheDocument();
  });

  it('can be copied or discarded from 15 seconds on, not before', async () => {
    await openWithSilence(14_999);
    expect(screen.queryByRole('button', { name: 'Descartar' })).not.toBeInTheDocument();
  });

  it('disappears when discarded after 15 seconds', async () => {
    const { bubble, user, store } = await openWithSilence(15_000);
    expect((await bubble('Segue o orçamento')).getByRole('button', { name: 'Copiar' })).toBeInTheDocument();
    await user.click((await bubble('Segue o orçamento')).getByRole('button', { name: 'Descartar' }));
    expect(store.getState().outbox.byId.a).toBeUndefined();
  });

  it('that waits while the connection is lost says that it is sent later', async () => {
    const { bubble, goOnline, goOffline } = await openWithSilence(0);
    const later = 'Será enviada quando a internet voltar';
    act(goOnline);
    expect((await bubble('Posso ajudar?')).queryByText(later)).not.toBeInTheDocument();
    act(goOffline);
    expect((await bubble('Posso ajudar?')).getByText(later)).toBeVisible();
    // It may have arrived already.
    expect((await bubble('Segue o orçamento')).queryByText(later)).not.toBeInTheDocument();
  });

  it('its row in the list says that a message is being sent', async () => {
    await openWithSilence(0);
    expect(screen.getByRole('button', { name: /enviando mensagem/ })).toBeInTheDocument();
  });

  it('its clock in the list stands apart from the last message of the customer', async () => {
    await openWithSilence(0, { ...mine, lastMessage: 'Ainda está aí?' });
    const list = within(screen.getByRole('list', { name: 'Atendimentos' }));
    const words = list.getByText('Ainda está aí?');
    expect(words.previousElementSibling).toBeNull();
    expect(words.nextElementSibling).toBe(list.getByTitle('Na fila'));
  });
});

it('[ERR-31] [OFF-06] [OFF-10] [ERR-13] [FMT-02] [ERR-24] a message that failed says why', async () => {
  const reasons = {
    storage: 'Não enviada: não foi possível salvar a mensagem neste computador.',
    cancelled: 'Envio cancelado.',
    interrupted: 'Não enviada: a internet caiu durante o envio.',
    fileMissing: 'Não enviada: o arquivo não está mais neste computador.',
    tooLarge: 'Não enviada: o arquivo é grande demais para o servidor.',
    handedOver: 'Não enviada: outro atendente está com o atendimento.',
    queued: 'Não enviada: o atendimento voltou para a fila.',
    resolved: 'Não enviada: o atendimento foi finalizado.',
    gone: 'Não enviada: o atendimento não existe mais.',
    // The text of this code says so by itself.
    ERR_SENDING_WAPP_MSG: 'Mensagem não enviada: o WhatsApp pode estar desconectado. Avise o administrador.',
    ERR_WAPP_NOT_INITIALIZED:
      'Não enviada: Esta conexão não está ativa. Peça ao administrador para conectar o WhatsApp de novo.',
    ERR_CREATING_MESSAGE: 'Não enviada: A mensagem não foi registrada no servidor. Tente enviar de novo.',
    // A sentence of a server is not quoted.
    'Something broke': 'Não enviada',
  };
  const { live } = await renderTickets({ tickets: [mine], path: `/tickets/${mine.uuid}` });
  await screen.findByRole('textbox', { name: 'Mensagem' });
  const failed = Object.keys(reasons).map((reason) => entry(reason, `Texto ${reason}`, { state: 'failed', reason }));
  await live(outboxRestored(failed));
  const articles = await screen.findAllByRole('article');
  const notes = articles.map((article) => [
    /Texto (.*?)\d\d:/.exec(article.textContent)?.[1],
    article.querySelector('[class*="failure"]')?.firstElementChild?.textContent,
  ]);
  expect(Object.fromEntries(notes)).toEqual(reasons);
});
