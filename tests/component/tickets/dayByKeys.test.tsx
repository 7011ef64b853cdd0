import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '@tests/support/eventually';
import { installFakeSound } from '@tests/support/fakes/fakeSound';
import { aTicket, aUser } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { contract, openComposer } from './composerTools';
import { renderTickets } from './renderTickets';

const me = aUser();
const at = (minute: number) => `2026-11-21T12:0${minute}:00.000Z`;
let sound: ReturnType<typeof installFakeSound>;

beforeEach(() => {
  localStorage.clear();
  sound = installFakeSound();
});
afterEach(() => {
  sound.remove();
  vi.restoreAllMocks();
});

it('[KEY-01] [INPUT-17] a conversation is answered by the keyboard alone: reply, quick reply, attachment, voice message, tag, and the dialog of a transfer', async () => {
  const tagged = createRecordedRoute({ body: {} });
  const { user, box, region, sent, untilSent } = await openComposer({
    'GET /quick-messages/list': { body: [{ id: 1, shortcode: 'prazo', message: 'Chega em 5 dias.', mediaPath: null }] },
    'GET /tags/list': { body: [{ id: 2, name: 'Boleto', color: '#111111' }] },
    'POST /tags/sync': tagged.route,
    'GET /users/list': { body: [{ id: 11, name: 'Bruno Alves', queues: [{ id: 2, name: 'Suporte' }] }] },
  });
  await eventually(() => expect(box()).toHaveFocus());
  await user.keyboard('{Control>}{ArrowUp}{/Control}');
  expect(await screen.findByRole('button', { name: 'Cancelar resposta' })).toBeVisible();
  await user.keyboard('{Control>}j{/Control}');
  await screen.findByRole('option', { name: /^\/prazo/ });
  await user.keyboard('{Enter}{Enter}');
  await untilSent(1);
  expect(sent).toEqual([{ text: '*Ana Ribeiro:*\nChega em 5 dias.', quoted: 'Q1' }]);

  const file = region().getByLabelText('Anexar arquivos', { selector: 'input' });
  const browse = vi.spyOn(file, 'click').mockImplementation(() => {});
  await user.keyboard('{Control>}o{/Control}');
  expect(browse).toHaveBeenCalledOnce();
  // The system's own dialog.
  fireEvent.change(file, { target: { files: [contract()] } });
  await screen.findByRole('button', { name: 'Remover contrato.pdf' });
  await eventually(() => expect(box()).toHaveFocus());
  await user.keyboard('{Enter}');
  await untilSent(2);
  expect(sent[1]).toMatchObject({ file: 'contrato.pdf' });

  await user.keyboard('{Control>}{Shift>}g{/Shift}{/Control}');
  await eventually(() => expect(screen.getByRole('button', { name: 'Enviar gravação' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await untilSent(3);
  expect(sent[2]).toMatchObject({ type: 'audio/mpeg' });
  await eventually(() => expect(box()).toHaveFocus());

  await user.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
  await screen.findByRole('option', { name: 'Boleto' });
  await eventually(() => expect(screen.getByRole('combobox', { name: 'Buscar ou criar tag' })).toHaveFocus());
  await user.keyboard('bol{Enter}');
  await eventually(() => expect(tagged.asked.map(({ body }) => body)).toEqual([{ ticketId: 1, tags: [{ id: 2 }] }]));
  await user.keyboard('{Escape}');
  await eventually(() => expect(box()).toHaveFocus());

  await user.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Transferir o atendimento de Cliente 1' }));
  await eventually(() => expect(dialog.getByRole('combobox', { name: 'Atendente' })).toHaveFocus());
});

it('[KEY-01] [TICKET-02] [TICKET-07] [TICKET-12] a waiting ticket is accepted, the next one opened and resolved, and that undone, by the keyboard alone', async () => {
  const waiting = aTicket({ id: 3, updatedAt: at(3) });
  const next = aTicket({ id: 2, status: 'open', userId: me.id, updatedAt: at(2) });
  const accept = createRecordedRoute({ body: { ...waiting, status: 'open', userId: me.id } });
  const change = createRecordedRoute({ body: { ...next, status: 'closed' } }, { body: next });
  const { user, address } = await renderTickets({
    tickets: [waiting, next],
    follows: true,
    routes: { 'PUT /tickets/3': accept.route, 'PUT /tickets/2': change.route },
  });
  await user.keyboard('{Control>}2{/Control}');
  await screen.findByRole('button', { name: 'Aceitar o atendimento de Cliente 3' });
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await eventually(() => expect(document.activeElement).toHaveAttribute('data-row', '3'));
  await user.keyboard('{Enter}');
  await eventually(() => expect(address()).toBe(`/tickets/${waiting.uuid}`));
  expect(accept.asked.map(({ body }) => body)).toMatchObject([{ status: 'open', userId: me.id }]);

  await user.keyboard('{Control>}1{/Control}');
  await screen.findByRole('tab', { name: /^Atendendo/, selected: true });
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await eventually(() => expect(address()).toBe(`/tickets/${next.uuid}`));
  await screen.findByRole('heading', { name: 'Cliente 2' });
  await user.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
  await screen.findByText(/^Atendimento #2 de Cliente 2 finalizado\./);
  await user.keyboard('{Control>}{Shift>}d{/Shift}{/Control}');
  await eventually(() => expect(address()).toBe(`/tickets/${next.uuid}`));
  expect(change.asked.map(({ body }) => body)).toMatchObject([{ status: 'closed' }, { status: 'open', userId: me.id }]);
});
