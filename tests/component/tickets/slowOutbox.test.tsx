import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { hold } from '@tests/support/hold';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from './renderTickets';

const mine = aTicket({ id: 1, status: 'open', userId: aUser().id });

afterEach(() => void vi.useRealTimers());

const box = () => screen.getByRole('textbox', { name: 'Mensagem' });
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
const send = () => fireEvent.keyDown(box(), { key: 'Enter' });
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** A conversation whose texts reach the disk only when the test lets them. */
const open = async () => {
  const app = await renderTickets({ tickets: [mine], path: `/tickets/${mine.uuid}` });
  await screen.findByRole('textbox', { name: 'Mensagem' });
  vi.useFakeTimers();
  const { outbox, drafts } = app.services.storage;
  const disk = hold();
  const put = outbox.put.bind(outbox);
  vi.spyOn(outbox, 'put').mockImplementation(async (...entry) => {
    await disk.held;
    await put(...entry);
  });
  const stored = async () => (await drafts.readAll('test#10')).map(({ text }) => text);
  return { ...app, stored, arrive: () => act(async () => disk.release()) };
};

it('[OFF-04] [OFF-05] a sent text stays the stored draft until the outbox has it on disk', async () => {
  const { stored, arrive } = await open();
  write('Segue o boleto');
  await pass(1_000);
  expect(await stored()).toEqual(['Segue o boleto']);
  send();
  expect(box()).toHaveValue('');
  expect(screen.getByRole('article')).toHaveTextContent(/Segue o boleto.*Aguardando envio/);
  await pass(1_000);
  fireEvent.blur(box());
  expect(await stored()).toEqual(['Segue o boleto']);
  await arrive();
  await pass(1_000);
  expect(await stored()).toEqual([]);
});

it('[OFF-04] what is typed meanwhile becomes the draft once the outbox has the sent text', async () => {
  const { stored, arrive } = await open();
  write('Segue o boleto');
  send();
  write('Mais alguma coisa?');
  await pass(1_000);
  await arrive();
  await pass(1_000);
  expect(box()).toHaveValue('Mais alguma coisa?');
  expect(await stored()).toEqual(['Mais alguma coisa?']);
});
