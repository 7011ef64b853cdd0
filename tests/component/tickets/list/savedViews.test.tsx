import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { emptySearch } from '@/domain/conversations/ticketSearch';
import { changeViews, selectViews } from '@/entities/conversations/savedViews/savedViews';
import { ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';
import { dialogOf, findQuestion } from '@tests/support/rendering/renderDialog';
import { pasteInto } from '@tests/support/rendering/renderPage';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id });
const waiting = [aTicket({ id: 2 }), aTicket({ id: 3 })];
const LATER = '2026-11-22T13:00:00.000Z';

beforeAll(() =>
  Promise.all([
    import('@/features/tickets/search/SearchFilters'),
    import('@/features/tickets/views/SaveViewDialog'),
    import('@/features/tickets/views/ViewsDialog'),
  ]),
);

const strip = () => within(screen.getByRole('navigation', { name: 'Visões salvas' }));
const names = () =>
  strip()
    .getAllByRole('listitem')
    .map((item) => item.querySelector('button')?.title);

/** Chooses the waiting tickets in the search, and opens the dialog that saves it as a view. */
const saveWaiting = async (user: UserEvent) => {
  await user.click(await screen.findByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByTitle('Aguardando'));
  await user.click(await screen.findByRole('button', { name: 'Salvar como visão' }));
  return dialogOf('Salvar a busca como visão');
};

it('[TRIAGE-06] the search filters are saved under a name, opened by click and Ctrl+5, and followed live', async () => {
  const { user, store, live } = await renderTickets({ tickets: [mine, ...waiting] });
  expect(screen.queryByRole('navigation', { name: 'Visões salvas' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Busca' }));
  expect(screen.queryByRole('button', { name: 'Salvar como visão' })).not.toBeInTheDocument();
  const dialog = await saveWaiting(user);
  const save = dialog.getByRole('button', { name: 'Salvar' });
  expect(save).toBeDisabled();
  const nameField = dialog.getByRole('textbox', { name: 'Nome da visão' });
  await pasteInto(user, nameField, ' Na fila ');
  // Twice, before the storage has answered.
  fireEvent.keyDown(nameField, { key: 'Enter' });
  fireEvent.keyDown(nameField, { key: 'Enter' });
  await waitFor(() =>
    expect(selectViews(store.getState())).toMatchObject([{ name: 'Na fila', search: { status: 'pending' } }]),
  );
  expect(strip().getByRole('button', { name: /^Na fila/ })).toHaveAttribute('aria-current', 'true');
  expect(await screen.findByText('Salva como visão “Na fila”.')).toBeInTheDocument();
  await waitFor(() =>
    expect(strip().getByRole('button', { name: /^Na fila/ })).toHaveAccessibleName('Na fila, 2 atendimentos'),
  );
  expect(strip().getByRole('button', { name: /^Na fila/ })).toHaveTextContent(/^Na fila2$/);

  await user.click(screen.getByRole('tab', { name: /^Abertos/ }));
  expect(strip().getByRole('button', { name: /^Na fila/ })).not.toHaveAttribute('aria-current');
  fireEvent.keyDown(document.body, { key: '5', ctrlKey: true });
  await waitFor(() =>
    expect(strip().getByRole('button', { name: /^Na fila/ })).toHaveAttribute('aria-current', 'true'),
  );
  await waitFor(() => expect(strip().getByRole('button', { name: /^Na fila/ })).toHaveFocus());
  await waitFor(() => expect(screen.getByRole('button', { name: /^Cliente 3,/ })).toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /^Cliente 1,/ })).not.toBeInTheDocument();

  expect(await strip().findByRole('button', { name: 'Na fila, 2 atendimentos' })).toBeInTheDocument();
  await live(
    serverEvents.ticket({ action: 'update', record: { ...waiting[1]!, status: 'open', userId: 77, updatedAt: LATER } }),
  );
  expect(strip().getByRole('button', { name: 'Na fila, 1 atendimento' })).toBeInTheDocument();
  await eventually(() => expect(screen.queryByRole('button', { name: /^Cliente 3,/ })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /^Cliente 2,/ })).toBeInTheDocument();

  await user.click(screen.getByRole('tab', { name: /^Abertos/ }));
  expect(strip().getByRole('button', { name: /^Na fila/ })).not.toHaveAttribute('aria-current');
  await user.click(strip().getByRole('button', { name: /^Na fila/ }));
  expect(strip().getByRole('button', { name: /^Na fila/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('tab', { name: 'Busca', selected: true })).toBeInTheDocument();

  // Every filter is saved, and the former view asks for none of them.
  const whole = { text: 'sofá', tagIds: [4], userId: me.id, status: 'closed' } as const;
  await live(ticketSearchChanged(whole));
  await user.click(await screen.findByRole('button', { name: 'Salvar como visão' }));
  await pasteInto(user, (await dialogOf('Salvar a busca como visão')).getByRole('textbox'), 'Sofás', '{Enter}');
  await waitFor(() => expect(selectViews(store.getState())[1]).toMatchObject({ name: 'Sofás', search: whole }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(strip().getByRole('button', { name: /^Na fila/ }));
  expect(store.getState().tickets.search).toEqual({ ...emptySearch, status: 'pending' });
});

it('[TRIAGE-06] a view that this computer cannot store says so, and its name stays for the next try', async () => {
  const { user, store, services } = await renderTickets({ tickets: [mine] });
  vi.spyOn(services.storage.views, 'update').mockRejectedValueOnce(new Error('full'));
  await user.click(screen.getByRole('tab', { name: 'Busca' }));
  const dialog = await saveWaiting(user);
  const name = dialog.getByRole('textbox', { name: 'Nome da visão' });
  await pasteInto(user, name, 'Na fila', '{Enter}');
  expect(await screen.findByText('Não foi possível salvar as visões neste computador.')).toBeInTheDocument();
  expect([name.isConnected, selectViews(store.getState())]).toEqual([true, []]);
  expect(name).toHaveValue('Na fila');
  await user.click(dialog.getByRole('button', { name: /Salvar$/ }));
  await waitFor(() => expect(selectViews(store.getState())).toMatchObject([{ name: 'Na fila' }]));
});

it('[TRIAGE-06] Escape asks before a name that is not saved is thrown away', async () => {
  const { user } = await renderTickets({ tickets: [mine] });
  await user.click(screen.getByRole('tab', { name: 'Busca' }));
  const dialog = await saveWaiting(user);
  const name = dialog.getByRole('textbox', { name: 'Nome da visão' });
  await pasteInto(user, name, 'Na fila', '{Escape}');
  await user.click(within(await findQuestion('Descartar alterações?')).getByText('Descartar'));
  await waitFor(() => expect(name).not.toBeInTheDocument());
});

it('[TRIAGE-06] [SHELL-14] views are renamed, ordered and deleted; Ctrl+5 to Ctrl+9 open the first five, and 20 is the maximum', async () => {
  const { user, store } = await renderTickets({ tickets: [mine] });
  const viewOf = (place: number) => ({
    id: `v${place}`,
    name: `Visão ${place}`,
    search: { ...emptySearch, text: `texto ${place}` },
  });
  await act(
    async () => void (await store.dispatch(changeViews(() => Array.from({ length: 20 }, (_, at) => viewOf(at + 1))))),
  );
  for (const [key, text] of [
    ['5', 'texto 1'],
    ['6', 'texto 2'],
    ['7', 'texto 3'],
    ['8', 'texto 4'],
    ['9', 'texto 5'],
  ] as const) {
    fireEvent.keyDown(document.body, { key, ctrlKey: true });
    expect(store.getState().tickets.search.text).toBe(text);
  }
  // The key also leads to the view's button, a frame later.
  await eventually(() => expect(document.activeElement).toHaveAttribute('data-view', 'v5'));
  const field = screen.getByRole('textbox', { name: 'Nome, número ou mensagem' });
  await user.type(field, '0');
  expect(await screen.findByText(/^Já há 20 visões, o máximo\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Salvar como visão' })).not.toBeInTheDocument();

  await act(async () => void (await store.dispatch(changeViews(() => [viewOf(1), viewOf(2), viewOf(3)]))));
  await user.click(strip().getByRole('button', { name: 'Organizar as visões' }));
  const dialog = await dialogOf('Visões salvas');
  expect(dialog.getByRole('button', { name: 'Mover Visão 1 para cima' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Mover Visão 3 para baixo' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Mover Visão 1 para baixo' }));
  await waitFor(() => expect(names()).toEqual(['Visão 2', 'Visão 1', 'Visão 3']));
  // Faster than the storage: the second click builds on the first.
  const up = dialog.getByRole('button', { name: 'Mover Visão 3 para cima' });
  fireEvent.click(up);
  fireEvent.click(up);
  await waitFor(() => expect(names()).toEqual(['Visão 3', 'Visão 2', 'Visão 1']));
  const down = dialog.getByRole('button', { name: 'Mover Visão 3 para baixo' });
  fireEvent.click(down);
  fireEvent.click(down);
  await waitFor(() => expect(names()).toEqual(['Visão 2', 'Visão 1', 'Visão 3']));

  const name = dialog.getByRole('textbox', { name: 'Nome da visão Visão 3' });
  await user.clear(name);
  await pasteInto(user, name, 'visão 1');
  expect(dialog.getByRole('alert')).toHaveTextContent('Já existe uma visão com este nome.');
  // A refused name gives way to the stored one.
  await user.type(name, '{Enter}');
  expect(name).toHaveValue('Visão 3');
  await user.clear(name);
  await pasteInto(user, name, 'visão 12', '{Tab}');
  await waitFor(() => expect(names()).toEqual(['Visão 2', 'Visão 1', 'visão 12']));

  const answer = async (choice: string) => {
    await user.click(dialog.getByRole('button', { name: 'Excluir a visão Visão 1' }));
    await user.click((await dialogOf('Excluir a visão “Visão 1”?')).getByRole('button', { name: choice }));
  };
  await answer('Cancelar');
  await act(async () => {});
  expect(names()).toEqual(['Visão 2', 'Visão 1', 'visão 12']);
  await answer('Excluir');
  await waitFor(() => expect(names()).toEqual(['Visão 2', 'visão 12']));
});
