import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { placeOfChat } from '@/domain/conversations/chats';
import { chats } from '@/entities/conversations/chats/chats';
import { attachFiles } from '@/entities/conversations/drafts/attachFiles';
import { draftChanged, draftsRestored } from '@/entities/conversations/drafts/draftsSlice';
import { serverEvents } from '@/realtime/serverEvents';
import { dialogOpened } from '@/store/dialogs';
import { aDraft, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from './renderTickets';

const mine = aTicket({ id: 1, status: 'open', userId: aUser().id });

it('[OFF-10] what was typed for a ticket that went to a foreign queue can be read and copied', async () => {
  const { live, user } = await renderTickets({ tickets: [mine], path: `/tickets/${mine.uuid}` });
  await user.type(await screen.findByRole('textbox', { name: 'Mensagem' }), 'Segue o orçamento');
  await live(
    serverEvents.ticket({ action: 'update', record: { ...mine, status: 'pending', userId: null, queueId: 9 } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Ver rascunhos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rascunhos' }));
  expect(dialog.getByText('Segue o orçamento')).toBeVisible();
  // Its conversation is out of reach.
  expect(dialog.queryByRole('button', { name: 'Cliente 1' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Copiar' }));
  expect(await navigator.clipboard.readText()).toBe('Segue o orçamento');
});

it('a conversation that goes without a draft offers none', async () => {
  const { live } = await renderTickets({ tickets: [mine], path: `/tickets/${mine.uuid}` });
  await screen.findByRole('textbox', { name: 'Mensagem' });
  await live(
    serverEvents.ticket({ action: 'update', record: { ...mine, status: 'pending', userId: null, queueId: 9 } }),
  );
  expect(await screen.findByText(/^O atendimento de Cliente 1/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ver rascunhos' })).not.toBeInTheDocument();
});

it('[ROUTE-08] the list of drafts leads to conversations that can be opened, and gives the words and files of the others', async () => {
  const { store, user } = await renderTickets({ tickets: [mine] });
  await screen.findByRole('list', { name: 'Atendimentos' });
  await act(async () => {
    store.dispatch(draftsRestored([aDraft({ ticketId: 44, text: 'Bom dia', note: 'Cliente antigo' })]));
    store.dispatch(draftChanged({ ticketId: 1, text: 'Até logo' }));
    await store.dispatch(attachFiles({ ticketId: 44, files: [{ content: new Blob(['x']), name: 'contrato.pdf' }] }));
    store.dispatch(dialogOpened({ type: 'drafts' }));
  });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const [first, second] = await within(await screen.findByRole('dialog')).findAllByRole('listitem');
  const foreign = within([first, second].find((line) => line?.textContent?.includes('Atendimento #44')) as HTMLElement);
  expect(foreign.getByText('Bom dia')).toBeVisible();
  expect(foreign.getByText('Cliente antigo')).toBeVisible();
  await user.click(foreign.getByRole('button', { name: 'Salvar contrato.pdf' }));
  await waitFor(() => expect(saved.mock.contexts).toEqual([expect.objectContaining({ download: 'contrato.pdf' })]));
  await user.click(foreign.getByRole('button', { name: 'Copiar' }));
  expect(await navigator.clipboard.readText()).toBe('Bom dia\nCliente antigo');

  await user.click(screen.getByRole('button', { name: 'Cliente 1' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(`/tickets/${mine.uuid}`));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('[OFF-04] a draft of an internal chat leads to the chat', async () => {
  const { store, user } = await renderTickets({ tickets: [] });
  await act(async () => {
    store.dispatch(chats.received({ id: 3, uuid: 'c-3', title: 'Plantão' }));
    store.dispatch(draftChanged({ ticketId: placeOfChat(3), text: 'Quem cobre hoje?' }));
    store.dispatch(draftChanged({ ticketId: placeOfChat(4), text: 'Até amanhã' }));
    store.dispatch(dialogOpened({ type: 'drafts' }));
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Chat interno').closest('li')).toHaveTextContent('Até amanhã');
  await user.click(dialog.getByRole('button', { name: 'Plantão' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/chats/c-3'));
});
