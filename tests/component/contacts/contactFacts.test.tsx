import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { ContactsPage } from '@/features/contacts/ContactsPage';
import { serverEvents } from '@/realtime/serverEvents';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { hold } from '@tests/support/hold';
import { contrastOf } from '@tests/support/rendering/contrastOf';
import { renderPage } from '@tests/support/rendering/renderPage';
import { renderSignedIn } from '../app/signedIn';

const caio = { id: 1, name: 'Caio Figueiredo', number: '5531984559021', email: '', whatsappId: 4 };
const bia = { id: 2, name: 'Beatriz Camargo', number: '5511981207763', email: 'bia@mail.com' };
const vip = { id: 3, name: 'VIP', color: '#aa0000' };
const pale = { id: 4, name: 'Novo', color: '#f5d90a' };
const list = { 'GET /contacts': { body: { contacts: [bia, caio], count: 2, hasMore: false } } };
const open = (routes: FakeRoutes, path = '/contacts/1') => renderSignedIn({ path, routes: { ...list, ...routes } });

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/contacts/ContactsPage'));

describe('the facts of a contact', () => {
  it('[CONT-01] [CONT-12] [CONT-13] [CALL-48] [CALL-49] [NTV-12] [A11Y-03] [FMT-03] details are read-only and lead to a ticket and to the editor; an address opens them', async () => {
    const whole = {
      ...caio,
      email: 'caio@mail.com',
      createdAt: '2026-03-02T12:00:00.000Z',
      tags: [vip, pale],
      extraInfo: [{ id: 1, name: 'CPF', value: '111' }],
      profilePicUrl: 'https://s.test/caio.png',
      whatsapp: { id: 4, name: 'Loja SP' },
    };
    const routes = {
      'GET /contacts': { body: { contacts: [bia, { ...caio, tags: [pale] }], count: 2, hasMore: false } },
      'GET /contacts/1': { body: whole },
      'GET /contacts-extrainfo/1': { body: [{ id: 2, name: 'Bairro', value: 'Centro' }] },
    };
    const { user, store, visited } = await open(routes);
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Bairro');
    expect(within(dialog).getByText('Caio Figueiredo')).toBeVisible();
    const facts = within(dialog).getAllByRole('term');
    expect(facts.map((label) => [label.textContent, label.nextElementSibling?.textContent])).toEqual([
      ['Número do WhatsApp', '+55 31 98455-9021'],
      ['E-mail', 'caio@mail.com'],
      ['Conexão', 'Loja SP'],
      ['Tags', 'VIPNovo'],
      ['Criado em', expect.stringMatching(/^02\/03\/2026 \d\d:\d\d$/)],
      ['Bairro', 'Centro'],
    ]);
    expect(within(dialog).getByText('VIP').parentElement).toHaveStyle({ color: vip.color });
    // In its row, too.
    const chips = screen.getAllByText('Novo').map((name) => name.parentElement!);
    expect(chips.map((chip) => contrastOf(chip) >= 4.5)).toEqual([true, true]);
    expect(dialog.querySelector('img')).toHaveAttribute('src', 'https://s.test/caio.png');
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Editar' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Iniciar atendimento' }));
    expect(store.getState().dialogs.current).toMatchObject({ type: 'newTicket', contact: { id: 1 } });
    await waitFor(() => expect(visited.at(-1)).toBe('/contacts'));
  });

  it('[CONT-01] [CONT-12] [RT-16] what a colleague changes while they are open is shown', async () => {
    const { store } = await open({ 'GET /contacts/1': { body: caio } });
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Caio Figueiredo');
    const record = {
      id: 1,
      name: 'Caio F. Lima',
      number: '5531977776666',
      email: 'caio@lima.com',
      profilePicUrl: 'https://s.test/lima.png',
      whatsapp: { id: 5, name: 'Rio' },
      tags: [vip],
      extraInfo: [{ id: 1, name: 'CPF', value: '222' }],
    };
    act(() => void store.dispatch(serverEvents.contact({ action: 'update', record })));
    expect(within(dialog).getByText('Caio F. Lima')).toBeVisible();
    expect(dialog.querySelector('img')).toHaveAttribute('src', 'https://s.test/lima.png');
    const facts = within(dialog).getAllByRole('term');
    expect(facts.map((label) => [label.textContent, label.nextElementSibling?.textContent])).toEqual([
      ['Número do WhatsApp', '+55 31 97777-6666'],
      ['E-mail', 'caio@lima.com'],
      ['Conexão', 'Rio'],
      ['Tags', 'VIP'],
      ['CPF', '222'],
    ]);
  });

  it('[RT-08] [CONT-12] the connection of a contact that has its id alone follows the connections, in its row too', async () => {
    const phone = { id: 4, name: 'Loja SP', status: 'CONNECTED' };
    const { store } = await open({ 'GET /contacts/1': { body: caio }, 'GET /whatsapp/': { body: [phone] } });
    const dialog = await screen.findByRole('dialog');
    const shown = () => within(dialog).queryByText('Conexão')?.nextElementSibling?.textContent;
    const row = () => screen.getByRole('row', { name: /Caio/, hidden: true });
    await waitFor(() => expect(shown()).toBe('Loja SP'));
    const renamed = { ...phone, name: 'Matriz' };
    act(() => void store.dispatch(serverEvents.whatsapp({ action: 'update', record: renamed })));
    expect(shown()).toBe('Matriz');
    expect(row()).toHaveTextContent('Matriz');
    act(() => void store.dispatch(serverEvents.whatsapp({ action: 'delete', id: 4 })));
    expect(shown()).toBeUndefined();
    expect(row()).not.toHaveTextContent('Matriz');
  });

  it('[CONT-11] [CONT-12] the details also open the editor, and show the extra info that came with the contact where it has no call of its own', async () => {
    const { store } = await open({
      'GET /contacts/1': { body: { ...caio, isGroup: true, extraInfo: [{ id: 1, name: 'CPF', value: '111' }] } },
    });
    const dialog = await screen.findByRole('dialog');
    expect((await within(dialog).findByText('CPF')).nextElementSibling).toHaveTextContent('111');
    // What is not known is left out, and a group has no number.
    const labels = within(dialog).getAllByRole('term');
    expect(labels.map(({ textContent }) => textContent)).toEqual(['Número do WhatsApp', 'CPF']);
    expect(labels[0]?.nextElementSibling).toHaveTextContent(/^Grupo$/);
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Editar' }));
    await waitFor(() => expect(store.getState().dialogs.current).toMatchObject({ type: 'contact', contactId: 1 }));
  });

  it('[CONT-12] the connection is found by its id where the contact comes without it, as in the table', async () => {
    const connections = { body: [{ id: 4, name: 'Loja SP', status: 'CONNECTED' }] };
    await open({ 'GET /contacts/1': { body: caio }, 'GET /whatsapp/': connections });
    const label = await within(await screen.findByRole('dialog')).findByText('Conexão');
    expect(label.nextElementSibling).toHaveTextContent('Loja SP');
  });

  it('[CONT-11] [CONT-12] [CONT-13] [CONT-14] they open by the button of the contact’s row and by a click on the row, whose menu offers an agent no deletion', async () => {
    const { user } = await open({ 'GET /contacts/1': { body: { ...caio, email: 'caio@mail.com' } } }, '/contacts');
    const row = within(await screen.findByRole('row', { name: /Caio/ }));
    for (const opener of [row.getByRole('button', { name: 'Ver contato Caio Figueiredo' }), row.getByText(/^\+55/)]) {
      fireEvent.click(opener);
      const dialog = within(await screen.findByRole('dialog'));
      expect(await dialog.findByText('caio@mail.com')).toBeVisible();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    fireEvent.contextMenu(row.getByText(/^\+55/));
    const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(offered).toEqual(['Ver contato', 'Editar', 'Iniciar atendimento']);
  });

  it('[CONT-01] [CONT-12] what only the list tells is shown too, as in the table and in the editor', async () => {
    const profilePicUrl = 'https://s.test/caio.png';
    const own = { ...caio, email: 'antigo@mail.com', tags: [vip], profilePicUrl };
    const listed = { ...own, whatsapp: { id: 4, name: 'Loja SP' } };
    const { user } = await open(
      {
        'GET /contacts': { body: { contacts: [listed], count: 1, hasMore: false } },
        'GET /contacts/1': { body: { ...caio, email: 'caio@mail.com' } },
      },
      '/contacts',
    );
    const row = await screen.findByRole('row', { name: /Caio/ });
    expect(row.querySelector('img')).toHaveAttribute('src', profilePicUrl);
    await user.click(within(row).getByRole('button', { name: 'Ver contato Caio Figueiredo' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('caio@mail.com')).toBeVisible();
    const facts = dialog
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling: value }) => [textContent, value?.textContent]);
    expect(facts.slice(2)).toEqual([
      ['Conexão', 'Loja SP'],
      ['Tags', 'VIP'],
    ]);
  });

  const Page = () => (
    <>
      <Routes>
        <Route path="/contacts/:contactId?" element={<ContactsPage />} />
      </Routes>
      <Link to="/contacts/2">Outro contato</Link>
    </>
  );

  it('[CONT-12] are those of the contact in the address alone, also while another one is read and when that fails', async () => {
    const { held, release: fail } = hold<FakeAnswer>();
    const answers = [held];
    await renderPage(Page, {
      path: '/contacts/1',
      routes: {
        ...list,
        'GET /contacts/1': { body: caio },
        'GET /contacts/2': () => answers.shift() ?? { body: bia },
      },
    });
    const facts = () => within(screen.getByRole('dialog'));
    expect(await facts().findByText('Caio Figueiredo')).toBeInTheDocument();
    fireEvent.click(screen.getByText('Outro contato'));
    expect(facts().queryByText('Caio Figueiredo')).not.toBeInTheDocument();
    expect(facts().queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument();
    await act(async () => fail({ status: 500, body: {} }));
    expect(await facts().findByText('Não foi possível carregar o contato')).toBeInTheDocument();
    expect(facts().queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument();
    fireEvent.click(facts().getByRole('button', { name: 'Tentar de novo' }));
    expect(await facts().findByText('Beatriz Camargo')).toBeInTheDocument();
    expect(facts().getByRole('button', { name: 'Editar' })).toBeInTheDocument();
  });

  it('[CONT-12] of a deleted contact say that it is gone', async () => {
    await open({ 'GET /contacts/1': { status: 404, body: { error: 'ERR_NO_CONTACT_FOUND' } } });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Este registro não existe mais. Atualize a lista.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument();
  });
});
