import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { placeOfChat } from '@/domain/conversations/chats';
import { outboxRestored } from '@/entities/conversations/outbox/outboxSlice';
import { clockTime } from '@/lib/moments';
import { anOutboxEntry } from '@tests/support/records';
import { drawn } from '@tests/support/rendering/drawn';
import { box, log, openChats } from './chatsPage';

const NOW = Date.now();
const text = (body: string, facts: Partial<ReturnType<typeof anOutboxEntry>>) =>
  anOutboxEntry({ id: body, ticketId: placeOfChat(7), body, createdAt: NOW, ...facts });

it('[OFF-05] [OFF-06] [OFF-07] [FMT-02] [ERR-31] texts of a chat are marked as waiting, failed with the reason, or not confirmed, and offer what can be done', async () => {
  const { store, goOffline, sent } = await openChats('/chats/c-7');
  await within(log()).findByText('Oi');
  act(goOffline);
  act(() => {
    store.dispatch(
      outboxRestored([
        text('Recusada', { state: 'failed', reason: 'ERR_NO_PERMISSION' }),
        text('Sem lugar', { state: 'failed', reason: 'storage' }),
        text('Talvez', { state: 'unconfirmed', sentAt: NOW }),
        text('Na fila', { state: 'waiting' }),
      ]),
    );
  });
  const line = (body: string) => within(within(log()).getByText(body).closest('article')!);
  const offered = (body: string) =>
    line(body)
      .queryAllByRole('button', { name: /^(Enviar de novo|Copiar|Descartar)$/ })
      .map(({ textContent }) => textContent);
  expect(line('Recusada').getByTitle('Não enviada')).toBeVisible();
  const reason = 'Você não tem permissão para isso. Fale com o administrador.';
  expect(line('Recusada').getByText(`Não enviada: ${reason}`)).toBeVisible();
  expect(line('Sem lugar').getByText('Não enviada: sem espaço neste computador.')).toBeVisible();
  expect(line('Talvez').getByTitle('Não confirmada')).toBeVisible();
  expect(
    line('Talvez').getByText('Não foi possível confirmar o envio. Confira a conversa antes de enviar de novo.'),
  ).toBeVisible();
  expect(line('Na fila').getByTitle('Aguardando envio')).toBeVisible();
  expect(line('Na fila').getByText(clockTime(NOW))).toBeVisible();
  for (const body of ['Recusada', 'Sem lugar', 'Talvez']) {
    expect(offered(body)).toEqual(['Enviar de novo', 'Copiar', 'Descartar']);
  }
  expect(offered('Na fila')).toEqual([]);
  expect(sent.filter(({ call }) => call.endsWith('/messages'))).toEqual([]);
});

it('[LIST-05] a text of a chat is sent without a delay', async () => {
  const { sent } = await openChats('/chats/c-7');
  await within(log()).findByText('Oi');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.change(box(), { target: { value: 'Já vou' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await drawn(() => expect(sent.at(-1)).toEqual({ call: 'post /chats/7/messages', body: { message: 'Já vou' } }));
});
