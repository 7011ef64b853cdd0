import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ContactListsPage } from '@/features/contact-lists/ContactListsPage';
import { eventNames, parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { askToDelete } from '@tests/support/rendering/renderDialog';
import { fillScreen, pass, renderPage, scrollTo, type } from '@tests/support/rendering/renderPage';

const vip = { id: 3, name: 'Clientes VIP', contactsCount: '12' };
const page = (records: readonly object[], count: readonly object[] = records) => ({
  body: { records, count, hasMore: false },
});
const DONE = 'Operação realizada com sucesso!';
const NOT_DONE = 'Não foi possível realizar a operação';

const open = (routes: FakeRoutes = {}) =>
  renderPage(ContactListsPage, { routes: { 'GET /contact-lists/': page([vip]), ...routes } });
const save = () => screen.getByRole('button', { name: /Salvar$/ });
const row = (name: RegExp) => screen.queryByRole('row', { name });
/** A toast that reports a failure. */
const findFailure = async (text: string) =>
  within(await within(screen.getByRole('region', { name: 'Avisos' })).findByRole('alert')).getByText(text);

describe('contact lists', () => {
  it('[CLIST-01] [CLIST-02] [CLIST-04] [CALL-100] [LIST-02] show name, item count and actions, one of which opens the items', async () => {
    const { asked, route } = createRecordedRoute(
      // Its count alone would end the list here.
      { body: { records: [vip], count: 1, hasMore: true } },
      page([{ id: 4, name: 'Leads', contactsCount: '0' }]),
    );
    const Page = () => (
      <>
        <ContactListsPage />
        <output aria-label="address">{useLocation().pathname}</output>
      </>
    );
    const { user } = await renderPage(Page, { routes: { 'GET /contact-lists/': route } });
    expect(asked[0]?.query).toEqual({ searchParam: '', pageNumber: 1 });
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles).toEqual(['Nome', 'Contatos', 'Ações']);
    const cells = within(row(/Clientes VIP/)!).getAllByRole('cell');
    expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Clientes VIP', '12']);
    for (const action of ['Abrir lista', 'Editar', 'Excluir']) {
      expect(screen.getByRole('button', { name: `${action} Clientes VIP` })).toBeInTheDocument();
    }
    scrollTo(screen.getByRole('region', { name: 'Listas de contatos' }), 100);
    await waitFor(() => expect(row(/^Leads\s*0/)).toBeInTheDocument());
    scrollTo(screen.getByRole('region', { name: 'Listas de contatos' }), 0);
    await act(async () => {});
    expect(asked.slice(1).map(({ query }) => query)).toEqual([{ searchParam: '', pageNumber: 2 }]);
    for (const [name, path] of [
      ['Clientes VIP', '/contact-lists/3/contacts'],
      ['Leads', '/contact-lists/4/contacts'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: `Abrir lista ${name}` }));
      expect(screen.getByLabelText('address').textContent).toBe(path);
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    // So does the row itself.
    await user.click(screen.getByText('12'));
    expect(screen.getByLabelText('address').textContent).toBe('/contact-lists/3/contacts');
  });

  it('[CLIST-02] [LIST-02] [CALL-100] load more by the total of the answer although hasMore is false', async () => {
    const other = { id: 4, name: 'Leads', contactsCount: '1' };
    const totals = [
      { id: 3, count: '12' },
      { id: 4, count: '1' },
    ];
    const { asked, route } = createRecordedRoute(page([vip], totals), page([other], totals));
    await open({ 'GET /contact-lists/': route });
    scrollTo(screen.getByRole('region', { name: 'Listas de contatos' }), 50);
    await waitFor(() => expect(row(/Leads/)).toBeInTheDocument());
    expect(asked.map(({ query }) => query)).toEqual([
      { searchParam: '', pageNumber: 1 },
      { searchParam: '', pageNumber: 2 },
    ]);
  });

  it('[CLIST-02] [CALL-100] [LIST-01] [LIST-03] a page is requested at 100 px, not at 101; a search once, from page 1, 500 ms after the last key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    fillScreen();
    const leads = { id: 4, name: 'Leads', contactsCount: '1' };
    const { asked, route } = createRecordedRoute(
      { body: { records: [vip], count: 2, hasMore: true } },
      page([leads]),
      page([vip]),
    );
    await open({ 'GET /contact-lists/': route });
    const scroll = async (distance: number) => {
      scrollTo(screen.getByRole('region', { name: 'Listas de contatos' }), distance);
      await pass(0);
      return asked.length;
    };
    expect(await scroll(101)).toBe(1);
    expect(await scroll(100)).toBe(2);
    expect(await scroll(0)).toBe(2);
    const search = (text: string) => type('Buscar por nome', text);
    search('v');
    await pass(499);
    search('VIP');
    expect([row(/Clientes VIP/) !== null, row(/Leads/)]).toEqual([true, null]);
    await pass(499);
    expect(asked).toHaveLength(2);
    await pass(2_000);
    expect(asked.slice(2).map(({ query }) => query)).toEqual([{ searchParam: 'VIP', pageNumber: 1 }]);
  });

  it('[CLIST-03] [CLIST-06] [CALL-103] [LIST-09] [LIST-10] [LIST-11] a list is added with a name of 2 to 50 characters', async () => {
    const { asked, route } = createRecordedRoute({ body: { id: 9, name: 'VI', companyId: 1 } });
    const { user } = await open({ 'POST /contact-lists': route });
    await user.click(screen.getByRole('button', { name: 'Nova lista' }));
    for (const [name, message] of [
      ['', 'Required'],
      ['V', 'Too Short!'],
      ['V'.repeat(51), 'Too Long!'],
      ['   ', 'Required'],
    ] as const) {
      type('Nome', name);
      await user.click(save());
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveAccessibleDescription(message));
    }
    expect(asked).toEqual([]);
    type('Nome', ' VI ');
    await user.click(save());
    await findSuccess(DONE);
    expect(asked.map(({ body }) => body)).toEqual([{ name: 'VI' }]);
    // The answer names no count.
    expect(row(/^VI\s*0/)).toBeInTheDocument();
  });

  it('[CLIST-03] [CLIST-06] [CALL-104] [LIST-09] [LIST-10] [LIST-11] a list is renamed by the same rules, and keeps its count', async () => {
    const { asked, route } = createRecordedRoute({ body: { id: 3, name: 'V'.repeat(50), companyId: 1 } });
    const { user } = await open({ 'PUT /contact-lists/3': route });
    await user.click(screen.getByRole('button', { name: 'Editar Clientes VIP' }));
    const name = screen.getByRole('textbox', { name: 'Nome' });
    expect(name).toHaveValue('Clientes VIP');
    for (const [text, message] of [
      ['', 'Required'],
      ['V', 'Too Short!'],
      ['V'.repeat(51), 'Too Long!'],
    ] as const) {
      type('Nome', text);
      await user.click(save());
      await waitFor(() => expect(name).toHaveAccessibleDescription(message));
    }
    // Blanks around it are not stored, and so do not count.
    type('Nome', ` ${'V'.repeat(50)} `);
    await user.click(save());
    await findSuccess(DONE);
    await waitFor(() => expect(row(/V{50}/)).toHaveTextContent('12'));
    await findSuccess(DONE);
    expect(asked.map(({ body }) => body)).toEqual([{ name: 'V'.repeat(50) }]);
  });

  it('[CLIST-03] [CLIST-11] [CALL-105] [LIST-09] [SHELL-14] deleting asks first and confirms with a toast; a failure is shown', async () => {
    const answers = createRecordedRoute({ status: 500, body: {} }, { body: { message: 'Contact list deleted' } });
    const { user } = await open({ 'DELETE /contact-lists/3': answers.route });
    const ask = async (answer: string, deletions: number) => {
      const question = await askToDelete(user, 'Clientes VIP', 'Excluir a lista “Clientes VIP”?');
      expect(answers.asked).toHaveLength(deletions);
      await user.click(question.getByRole('button', { name: answer }));
    };
    await ask('Cancelar', 0);
    await ask('Excluir', 0);
    expect(await findFailure(NOT_DONE)).toBeInTheDocument();
    expect(screen.queryByText(DONE)).not.toBeInTheDocument();
    expect(row(/Clientes VIP/)).toBeInTheDocument();
    await ask('Excluir', 1);
    await findSuccess(DONE);
    expect(row(/Clientes VIP/)).not.toBeInTheDocument();
    expect(answers.asked).toHaveLength(2);
  });

  it.each([
    ['new', 'Nova lista', 'POST /contact-lists'],
    ['renamed', 'Editar Clientes VIP', 'PUT /contact-lists/3'],
  ])(
    '[CLIST-03] [CLIST-11] [ERR-03] [CALL-103] [CALL-104] a failed save of a %s list is reported and keeps the form',
    async (_, opener, call) => {
      const { user } = await open({ [call]: { status: 500, body: {} } });
      await user.click(screen.getByRole('button', { name: opener }));
      type('Nome', 'Leads');
      await user.click(save());
      expect(await findFailure(NOT_DONE)).toBeInTheDocument();
      expect(screen.queryByText(DONE)).not.toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Leads');
      expect(screen.queryByRole('row', { name: /Leads/, hidden: true })).not.toBeInTheDocument();
    },
  );

  it('[CLIST-12] [RT-20] [LIST-07] follow live changes of the company; a reload event reads them again', async () => {
    const { asked, route } = createRecordedRoute(page([vip]), page([{ id: 8, name: 'Natal', contactsCount: '3' }]));
    const { store } = await open({ 'GET /contact-lists/': route });
    expect(eventNames(1, 10).get('company-1-ContactList')).toBe('contactList');
    // As servers send it.
    const emit = (payload: object) =>
      act(async () => void store.dispatch(serverEvents.contactList(parseEvent('contactList', payload, 1)!)));
    await emit({ action: 'create', record: { id: 5, name: 'Feira', companyId: 1 } });
    expect(row(/Feira/)).toBeInTheDocument();
    const foreign = { action: 'create', record: { id: 6, name: 'Alheia', companyId: 2 } };
    expect(parseEvent('contactList', foreign, 1)).toBeNull();
    await emit({ action: 'update', record: { id: 3, name: 'Clientes ouro', companyId: 1 } });
    expect(row(/Clientes ouro/)).toHaveTextContent('12');
    // Known already, unknown so far, and gone before.
    await emit({ action: 'create', record: { id: 5, name: 'Feira de maio', companyId: 1 } });
    await emit({ action: 'update', record: { id: 7, name: 'Revenda', companyId: 1 } });
    await emit({ action: 'delete', id: 99 });
    const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Clientes ouro', 'Feira de maio', 'Revenda']);
    await emit({ action: 'delete', id: '5' });
    expect(names()).toEqual(['Clientes ouro', 'Revenda']);
    expect(asked).toHaveLength(1);
    await emit({ action: 'reload' });
    await waitFor(() => expect(row(/Natal/)).toBeInTheDocument());
    expect([row(/Clientes ouro/), asked.length]).toEqual([null, 2]);
  });
});
