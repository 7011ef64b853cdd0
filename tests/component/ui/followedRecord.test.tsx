import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FilesPage } from '@/features/files/FilesPage';
import { TagsPage } from '@/features/tags/TagsPage';
import { UsersPage } from '@/features/users/UsersPage';
import { serverEvents } from '@/realtime/serverEvents';
import { createHeldRoute } from '@tests/support/hold';
import { renderDialog } from '@tests/support/rendering/renderDialog';
import { renderPage, type } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const save = () => screen.getByRole('button', { name: /Salvar$/ });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const field = (name: string) => screen.getByRole('textbox', { name });

const vip = { id: 2, name: 'VIP', color: '#aa0000' };

/** The dialog of the tag "VIP"; `tell` sends what a colleague saved. */
const openTag = async () => {
  const changed = createRecordedRoute({ body: vip });
  const app = await renderPage(TagsPage, {
    routes: { 'GET /tags': { body: { tags: [vip] } }, 'GET /tags/2': { body: vip }, 'PUT /tags/2': changed.route },
  });
  await app.user.click(screen.getByRole('button', { name: 'Editar VIP' }));
  await screen.findByRole('textbox', { name: 'Nome' });
  const tell = (facts: object) =>
    act(async () => void app.store.dispatch(serverEvents.tag({ action: 'update', record: { ...vip, ...facts } })));
  return { ...app, tell, sent: () => changed.asked.map(({ body }) => body) };
};

describe('a record that a colleague saves while its form is open', () => {
  it('keeps what the colleague changed where this form has another change', async () => {
    const { user, tell, sent } = await openTag();
    type('Nome', 'VIP ouro');
    await tell({ color: '#00ff00' });
    expect(field('Cor')).toHaveValue('#00ff00');
    expect(field('Nome')).toHaveValue('VIP ouro');
    await user.click(save());
    await gone();
    expect(sent()).toMatchObject([{ name: 'VIP ouro', color: '#00ff00' }]);
  });

  it('keeps what was typed here where the colleague changed the same field', async () => {
    const { tell } = await openTag();
    type('Nome', 'VIP ouro');
    await tell({ name: 'VIP prata' });
    expect(field('Nome')).toHaveValue('VIP ouro');
  });

  it('is closed without a question where nothing was typed', async () => {
    const { user, tell } = await openTag();
    await tell({ name: 'VIP prata' });
    expect(field('Nome')).toHaveValue('VIP prata');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await gone();
  });

  it('follows the colleague also after its own save left something to be saved', async () => {
    const slow = createHeldRoute();
    const { store, user } = await renderPage(TagsPage, {
      routes: { 'GET /tags': { body: { tags: [vip] } }, 'GET /tags/2': { body: vip }, 'PUT /tags/2': slow.route },
    });
    await user.click(screen.getByRole('button', { name: 'Editar VIP' }));
    await screen.findByRole('textbox', { name: 'Nome' });
    type('Nome', 'VIP ouro');
    fireEvent.click(save());
    await waitFor(() => expect(slow.isAsked()).toBe(true));
    type('Nome', 'VIP ouro 2');
    const tell = (facts: object) =>
      act(async () => void store.dispatch(serverEvents.tag({ action: 'update', record: { ...vip, ...facts } })));
    await tell({ name: 'VIP ouro' });
    await tell({ name: 'VIP ouro', color: '#00ff00' });
    await act(async () => slow.answer({ body: { ...vip, name: 'VIP ouro', color: '#00ff00' } }));
    await screen.findByText('Há alterações que ainda não foram salvas.');
    expect(field('Cor')).toHaveValue('#00ff00');
    expect(field('Nome')).toHaveValue('VIP ouro 2');
  });

  it('keeps a name that a colleague gave to a user', async () => {
    const bruno = { id: 7, name: 'Bruno', email: 'b@x.com', profile: 'user', queues: [], whatsappId: 4 };
    const changed = createRecordedRoute({ body: bruno });
    const { user, store } = await renderPage(UsersPage, {
      routes: {
        'GET /users/': { body: { users: [bruno] } },
        'GET /users/7': { body: bruno },
        'PUT /users/7': changed.route,
        'GET /queue': { body: [] },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Editar Bruno' }));
    await screen.findByRole('textbox', { name: 'E-mail' });
    type('E-mail', 'bruno@x.com');
    const record = { id: 7, name: 'Bruno Dias', email: 'b@x.com', profile: 'admin' };
    await act(async () => void store.dispatch(serverEvents.user({ action: 'update', record })));
    await user.click(save());
    await gone();
    expect(changed.asked.map(({ body }) => body)).toMatchObject([
      { name: 'Bruno Dias', email: 'bruno@x.com', profile: 'admin', whatsappId: 4 },
    ]);
  });

  it('keeps the e-mail that a colleague gave to a contact', async () => {
    const ana = { id: 7, name: 'Ana', number: '5511955550000', email: '', extraInfo: [] };
    const changed = createRecordedRoute({ body: ana });
    const { user, store } = await renderDialog(
      { type: 'contact', contactId: 7 },
      { 'GET /contacts/7': { body: ana }, 'GET /tags/list': { body: [] }, 'PUT /contacts/7': changed.route },
    );
    type('Nome', 'Ana Prado');
    const extraInfo = [{ id: 3, name: 'CPF', value: '123' }];
    const record = { ...ana, email: 'ana@x.com', extraInfo };
    await act(async () => void store.dispatch(serverEvents.contact({ action: 'update', record })));
    await user.click(save());
    await screen.findByText('Contato salvo.');
    expect(changed.asked.map(({ body }) => body)).toMatchObject([{ name: 'Ana Prado', email: 'ana@x.com', extraInfo }]);
  });

  it('keeps a file that a colleague added to a list', async () => {
    const option = (id: number, name: string) => ({ id, name, path: `${name}.pdf`, mediaType: 'application/pdf' });
    const list = { id: 2, name: 'Preços', message: 'Segue', options: [option(5, 'Janeiro')] };
    const changed = createRecordedRoute({ body: list });
    const { user, store } = await renderPage(FilesPage, {
      routes: {
        'GET /files/': { body: { files: [list] } },
        'GET /files/2': { body: list },
        'PUT /files/2': changed.route,
      },
    });
    await user.click(screen.getByRole('button', { name: 'Editar Preços' }));
    await screen.findByRole('textbox', { name: 'Nome' });
    type('Nome', 'Preços 2026');
    const record = { ...list, options: [...list.options, option(6, 'Fevereiro')] };
    await act(async () => void store.dispatch(serverEvents.file({ action: 'update', record })));
    await user.click(save());
    await waitFor(() => expect(changed.asked).toHaveLength(1));
    expect(changed.asked[0]?.body).toMatchObject({ name: 'Preços 2026', options: [{ id: 5 }, { id: 6 }] });
  });

  it('is read again after a gap, which says nothing of what was saved meanwhile', async () => {
    const option = (id: number, name: string) => ({ id, name, path: `${name}.pdf`, mediaType: 'application/pdf' });
    const list = { id: 2, name: 'Preços', message: 'Segue', options: [option(5, 'Janeiro')] };
    const later = { ...list, options: [...list.options, option(6, 'Fevereiro')] };
    const changed = createRecordedRoute({ body: later });
    const { user, goOnline, goOffline } = await renderPage(FilesPage, {
      routes: {
        'GET /files/': { body: { files: [{ id: 2, name: 'Preços', message: 'Segue' }] } },
        'GET /files/2': createRecordedRoute({ body: list }, { body: later }).route,
        'PUT /files/2': changed.route,
      },
    });
    act(() => goOnline());
    await user.click(screen.getByRole('button', { name: 'Editar Preços' }));
    await screen.findByRole('textbox', { name: 'Nome' });
    type('Nome', 'Preços 2026');
    act(() => goOffline());
    await act(async () => goOnline());
    await screen.findByDisplayValue('Fevereiro');
    await user.click(save());
    await waitFor(() => expect(changed.asked).toHaveLength(1));
    expect(changed.asked[0]?.body).toMatchObject({ name: 'Preços 2026', options: [{ id: 5 }, { id: 6 }] });
  });
});
