import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { dialogOpened } from '@/store/dialogs';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createHeldRoute } from '@tests/support/hold';
import { renderDialog } from '@tests/support/rendering/renderDialog';
import { type } from '@tests/support/rendering/renderPage';

const carla = { id: 9, name: 'Carla Dias', number: '5511977776666' };
const tags = [{ id: 4, name: 'Troca', color: '#0a0' }];
const save = () => screen.getByRole('button', { name: /Salvar$/ });

beforeAll(async () => {
  await import('@/features/contacts/dialog/ContactDialog');
  await import('@/features/tickets/dialogs/NewTicketDialog');
});

it.each([
  ['is a ticket', { id: 4, uuid: 'abc-1', status: 'open' }],
  ['holds a ticket', { ...carla, ticket: { uuid: 'abc-1', status: 'open' } }],
])(
  '[CONT-22] a contact added for a new ticket whose answer %s leads to it, without a dialog over it',
  async (_, body) => {
    const { user, address } = await renderDialog(
      { type: 'contactForTicket', number: '5511977776666', choices: {} },
      { 'GET /tags/list': { body: tags }, 'POST /contacts': { body } },
    );
    await screen.findByRole('textbox', { name: 'Nome' });
    type('Nome', 'Carla Dias');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/tickets/abc-1'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

it('[CONT-19] [CONT-22] the ticket is opened also where the server keeps no tags, which is remembered', async () => {
  const routes: FakeRoutes = {
    'GET /tags/list': { body: tags },
    'POST /contacts': { body: { ...carla, ticket: { uuid: 'abc-1', status: 'open' } } },
    'POST /contact-tags/sync': { status: 404, body: '<pre>Cannot POST /contact-tags/sync</pre>' },
  };
  const { user, store, address } = await renderDialog({ type: 'contact', contactId: null }, routes);
  await screen.findByRole('textbox', { name: 'Nome' });
  type('Nome', 'Carla Dias');
  type('Número do WhatsApp', '5511977776666');
  await user.click(screen.getByRole('combobox', { name: 'Tags' }));
  await user.click(await screen.findByTitle('Troca'));
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/tickets/abc-1'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(() => void store.dispatch(dialogOpened({ type: 'contact', contactId: null })));
  expect(await screen.findByText('Este servidor não guarda tags de contatos.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Tags' })).toBeDisabled();
});

it('[ERR-04] a session that expires while the new contact is looked for shows no toast', async () => {
  const search = createHeldRoute();
  const routes = { 'GET /tags/list': { body: tags }, 'POST /contacts': { body: '' }, 'GET /contacts': search.route };
  const { user, store } = await renderDialog({ type: 'contact', contactId: null }, routes);
  await screen.findByRole('textbox', { name: 'Nome' });
  type('Nome', 'Carla Dias');
  type('Número do WhatsApp', '5511977776666');
  await user.click(save());
  await waitFor(() => expect(search.isAsked()).toBe(true));
  act(() => void store.dispatch(sessionEnded({ reason: 'expired', cause: 'test' })));
  await act(async () => search.answer({ status: 401, body: { error: 'ERR_SESSION_EXPIRED' } }));
  await act(async () => {});
  expect(store.getState().toasts).toEqual([]);
});
