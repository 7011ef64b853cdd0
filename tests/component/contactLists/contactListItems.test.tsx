import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ContactListItemsPage } from '@/features/contact-lists/ContactListItemsPage';
import { channelName, eventNames, parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import { channelFollowed, channelLeft } from '@/realtime/socketActions';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { outwait, renderPage, type } from '@tests/support/rendering/renderPage';
import { hold } from '@tests/support/hold';

const alice = {
  id: 1,
  name: 'Alice Silva',
  number: '5511980000000',
  email: 'alice@exemplo.com.br',
  isWhatsappValid: true,
  companyId: 1,
  contactListId: 3,
};
const DONE = 'Operação realizada com sucesso!';
const NOT_DONE = 'Não foi possível realizar a operação';
const page = (...contacts: readonly object[]) => ({ body: { contacts, count: contacts.length, hasMore: false } });

const Page = () => (
  <>
    <Routes>
      <Route path="/contact-lists/:contactListId/contacts" element={<ContactListItemsPage />} />
    </Routes>
    <Link to="/contact-lists/4/contacts">Outra lista</Link>
  </>
);
const open = (routes: FakeRoutes = {}) =>
  renderPage(Page, {
    path: '/contact-lists/3/contacts',
    routes: {
      'GET /contact-list-items': page(alice),
      'GET /contact-list-items/1': { body: alice },
      'GET /contact-lists/3': { body: { id: 3, name: 'Clientes VIP', companyId: 1 } },
      ...routes,
    },
  });
const row = (name: RegExp) => screen.queryByRole('row', { name });
/** A toast that reports a failure. */
const findFailure = async (text: string) =>
  within(await within(screen.getByRole('region', { name: 'Avisos' })).findByRole('alert')).getByText(text);
const save = () => screen.getByRole('button', { name: /Salvar$/ });
const choose = (name: string) => {
  const input = screen.getByLabelText('Planilha de contatos', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
};

describe('the items of a contact list', () => {
  it('[CLIST-04] [CLIST-13] [CALL-102] [CALL-107] belong to this list and show mark, name, number and e-mail', async () => {
    const stranger = { ...alice, id: 2, name: 'Outra lista', contactListId: 9 };
    const invalid = { ...alice, id: 4, name: 'Bruna Reis', isWhatsappValid: false };
    const unchecked = { ...alice, id: 5, name: 'Davi Lima', isWhatsappValid: null, email: null };
    const { asked, route } = createRecordedRoute(page(alice, stranger, invalid, unchecked));
    const { calls } = await open({ 'GET /contact-list-items': route });
    expect(asked[0]?.query).toEqual({ searchParam: '', pageNumber: 1, contactListId: 3 });
    expect(calls).toContain('GET /contact-lists/3');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contatos de Clientes VIP');
    expect(screen.getByRole('link', { name: 'Listas de contatos' })).toHaveAttribute('href', '/contact-lists');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'WhatsApp',
      'Nome',
      'Número',
      'E-mail',
      'Ações',
    ]);
    const cells = within(row(/Alice Silva/)!).getAllByRole('cell');
    expect(cells.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      'Válido',
      'Alice Silva',
      '+55 11 98000-0000',
      'alice@exemplo.com.br',
    ]);
    expect(within(row(/Davi Lima/)!).getAllByRole('cell')[3]?.textContent).toBe('Sem e-mail');
    const signOf = (name: RegExp, word: string) => {
      const mark = within(row(name)!).getAllByRole('cell')[0]!;
      expect(mark).toHaveTextContent(new RegExp(`^${word}$`));
      return within(mark).getByText(word).querySelector('svg')!.innerHTML;
    };
    const signs = [/Bruna Reis/, /Davi Lima/].map((name) => signOf(name, 'Inválido'));
    expect(new Set([...signs, signOf(/Alice Silva/, 'Válido')]).size).toBe(2);
    for (const [name, word, color] of [
      [/Alice Silva/, 'Válido', 'var(--success)'],
      [/Bruna Reis/, 'Inválido', 'var(--danger)'],
    ] as const)
      expect(within(row(name)!).getByText(word)).toHaveStyle({ color });
    expect(row(/Outra lista/)).not.toBeInTheDocument();
  });

  it('[CLIST-05] [CLIST-07] [CLIST-08] [CLIST-09] [LIST-10] [LIST-11] each field is validated beside itself, without a call', async () => {
    const { user, calls } = await open();
    await user.click(screen.getByRole('button', { name: 'Novo contato' }));
    for (const [field, text, message] of [
      ['Nome', '', 'Required'],
      ['Nome', 'A', 'Too Short!'],
      ['Nome', '  ', 'Required'],
      ['E-mail', 'alice', 'Invalid email'],
      ['Nome', 'A'.repeat(51), 'Too Long!'],
      ['Número', '', 'Too Short!'],
      ['Número', '1234567', 'Too Short!'],
      ['Número', '1'.repeat(51), 'Too Long!'],
      ['E-mail', 'alice@exemplo', 'Invalid email'],
    ] as const) {
      type('Nome', 'Al');
      type('Número', '12345678');
      type('E-mail', '');
      type(field, text);
      await outwait(() => fireEvent.click(save()));
      await waitFor(() => expect(screen.getByLabelText(field), text).toHaveAccessibleDescription(message));
      expect(screen.getByLabelText(field)).toBeInvalid();
    }
    expect(calls).not.toContain('POST /contact-list-items');
  });

  it('[CLIST-07] [CLIST-08] [CALL-109] accepts names of 2 and 50 and a number of 50 characters', async () => {
    // An answer that keeps the dialog open for the next one.
    const { asked, route } = createRecordedRoute({ status: 500, body: {} });
    const { user } = await open({ 'POST /contact-list-items': route });
    await user.click(screen.getByRole('button', { name: 'Novo contato' }));
    const accepted = ['AA', 'A'.repeat(50)];
    type('Número', '1'.repeat(50));
    for (const name of accepted) {
      type('Nome', name);
      await outwait(() => fireEvent.click(save()));
    }
    expect(asked.map(({ body }) => body)).toMatchObject(accepted.map((name) => ({ name, number: '1'.repeat(50) })));
  });

  it('[CLIST-04] [CLIST-05] [LIST-01] [CALL-107] a search asks the server for items of this list', async () => {
    const { asked, route } = createRecordedRoute(page(alice), page({ ...alice, id: 7, name: 'Natália Reis' }));
    await open({ 'GET /contact-list-items': route });
    type('Buscar por nome ou número', 'ali');
    await waitFor(() => expect(asked[1]?.query).toEqual({ searchParam: 'ali', pageNumber: 1, contactListId: 3 }));
    await waitFor(() => expect(row(/Natália Reis/)).toBeInTheDocument());
    expect(row(/Alice Silva/)).not.toBeInTheDocument();
    // A number also as its digits, which is how servers store it.
    type('Buscar por nome ou número', '+55 (11) 98000');
    await waitFor(() => expect(asked.length).toBeGreaterThan(3));
    expect(asked.slice(2, 4).map(({ query }) => query)).toEqual(
      ['+55 (11) 98000', '551198000'].map((searchParam) => ({ searchParam, pageNumber: 1, contactListId: 3 })),
    );
  });

  it.each([
    ['new', 'Novo contato', 'POST /contact-list-items'],
    ['changed', 'Editar Alice Silva', 'PUT /contact-list-items/1'],
  ])(
    '[CLIST-05] [CLIST-11] [CALL-109] [CALL-110] [ERR-03] a failed save of a %s item is reported and keeps the form',
    async (...parts) => {
      const [, opener, call] = parts;
      const { asked, route } = createRecordedRoute({ status: 500, body: {} });
      // Without an e-mail.
      const { user } = await open({ [call]: route, 'GET /contact-list-items/1': { body: { ...alice, email: null } } });
      await user.click(screen.getByRole('button', { name: opener }));
      await screen.findByRole('textbox', { name: 'Nome' });
      type('Nome', 'Bruna');
      type('Número', '12345678');
      await user.click(save());
      expect(await findFailure(NOT_DONE)).toBeInTheDocument();
      expect(screen.queryByText(DONE)).not.toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Bruna');
      expect(screen.queryByRole('row', { name: /Bruna/, hidden: true })).not.toBeInTheDocument();
      const sent = { name: 'Bruna', number: '12345678', email: '', companyId: 1, contactListId: 3 };
      expect(asked.map(({ body }) => body)).toEqual([sent]);
    },
  );

  it('[CLIST-05] [CLIST-07] [CLIST-08] [CLIST-09] [CALL-109] [LIST-09] an item is added to an empty list, with its list and company', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...alice, id: 5, name: 'Al', isWhatsappValid: false } });
    const { user } = await open({ 'POST /contact-list-items': route, 'GET /contact-list-items': page() });
    // Above the list and in its middle, which says that it is empty.
    const [, add] = screen.getAllByRole('button', { name: 'Novo contato' });
    await user.click(add!);
    type('Nome', 'Al');
    type('Número', '12345678');
    await user.click(save());
    await findSuccess(DONE);
    expect(asked.map(({ body }) => body)).toEqual([
      { name: 'Al', number: '12345678', email: '', companyId: 1, contactListId: 3 },
    ]);
    expect(row(/Inválido Al/)).toBeInTheDocument();
  });

  it('[CLIST-05] [CLIST-07] [CLIST-08] [CLIST-09] [CALL-108] [CALL-110] [LIST-09] [LIST-10] [LIST-11] an item is read, changed by the same rules, and saved', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...alice, name: 'Alice Editada' } });
    // A colleague has changed it since the list was read.
    const now = { ...alice, name: 'Alice Souza', email: 'alice@nova.com.br' };
    const { user } = await open({ 'PUT /contact-list-items/1': route, 'GET /contact-list-items/1': { body: now } });
    await user.click(screen.getByRole('button', { name: 'Editar Alice Silva' }));
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('Alice Souza');
    for (const [field, wrong, message] of [
      ['Nome', 'A', 'Too Short!'],
      ['Número', '1234567', 'Too Short!'],
      ['E-mail', 'alice', 'Invalid email'],
    ] as const) {
      const right = screen.getByLabelText<HTMLInputElement>(field).value;
      type(field, wrong);
      await outwait(() => fireEvent.click(save()));
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message);
      type(field, right);
    }
    type('Nome', ' Alice Editada ');
    type('Número', '+55 (11) 97777-6666');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('alice@nova.com.br');
    type('E-mail', ' alice@editada.com.br ');
    await user.click(save());
    await findSuccess(DONE);
    await waitFor(() => expect(row(/Alice Editada/)).toBeInTheDocument());
    await findSuccess(DONE);
    expect(asked.map(({ body }) => body)).toEqual([
      { name: 'Alice Editada', number: '5511977776666', email: 'alice@editada.com.br', companyId: 1, contactListId: 3 },
    ]);
  });

  it('[CLIST-08] [CLIST-09] [CALL-109] a number is sent as its digits, which servers look for on WhatsApp, and the e-mail with it', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...alice, id: 5, name: 'Beto' } });
    const { user } = await open({ 'POST /contact-list-items': route });
    await user.click(screen.getByRole('button', { name: 'Novo contato' }));
    type('Nome', 'Beto');
    type('Número', ' +55 (11) 97777-6666');
    type('E-mail', ' beto@exemplo.com.br ');
    await user.click(save());
    await findSuccess(DONE);
    expect(asked.map(({ body }) => body)).toEqual([
      { name: 'Beto', number: '5511977776666', email: 'beto@exemplo.com.br', companyId: 1, contactListId: 3 },
    ]);
  });

  it.each([
    ['lista.xls', [alice, { ...alice, id: 2 }], '2 contatos adicionados.', 'success'],
    ['LISTA.XLSX', [], 'Nenhum contato novo. A planilha precisa das colunas Nome, Número e E-mail.', 'info'],
  ])(
    '[CLIST-05] [CLIST-10] [CALL-106] %s is sent in the field file, and what it added is reported and loaded',
    async (name, added, text, kind) => {
      const upload = createRecordedRoute({ body: added });
      const list = createRecordedRoute(page(alice));
      const { user, store } = await open({
        'POST /contact-lists/3/upload': upload.route,
        'GET /contact-list-items': list.route,
      });
      const opened = vi.spyOn(screen.getByLabelText('Planilha de contatos', { selector: 'input' }), 'click');
      await user.click(screen.getByRole('button', { name: 'Importar planilha' }));
      expect(opened).toHaveBeenCalledOnce();
      choose(name);
      expect(await screen.findByText(text)).toBeInTheDocument();
      const sent = upload.asked.map(({ body }) => [...(body as FormData).entries()]);
      expect(sent).toEqual([[['file', expect.objectContaining({ name })]]]);
      expect(store.getState().toasts).toMatchObject([{ kind }]);
      expect(list.asked).toHaveLength(2);
    },
  );

  it('[CLIST-05] [CLIST-10] [COMPAT-01] [CALL-106] other files are refused without a call, and a file the server cannot read is reported', async () => {
    const upload = createRecordedRoute({ status: 500, body: {} }, { status: 413, body: '<html>413</html>' });
    const { calls, store } = await open({ 'POST /contact-lists/3/upload': upload.route });
    expect(screen.getByLabelText('Planilha de contatos')).toHaveAttribute('accept', '.xls,.xlsx');
    for (const [index, name] of ['contatos.csv', 'contatos.xlsm', 'xls.pdf'].entries()) {
      choose(name);
      await waitFor(() => expect(store.getState().toasts.map(({ textKey }) => textKey)).toHaveLength(index + 1));
    }
    expect(screen.getAllByText('Escolha uma planilha .xls ou .xlsx.')).not.toHaveLength(0);
    expect(new Set(store.getState().toasts.map(({ kind }) => kind))).toEqual(new Set(['error']));
    expect(calls).not.toContain('POST /contact-lists/3/upload');
    choose('contatos.xlsx');
    expect(
      await screen.findByText('Não foi possível importar a planilha. Confira o arquivo e tente de novo.'),
    ).toBeInTheDocument();
    choose('contatos.xlsx');
    expect(
      await screen.findByText('O servidor recusou o envio por ser grande demais. Escolha um arquivo menor.'),
    ).toBeInTheDocument();
  });

  it('[CLIST-04] [CLIST-12] [RT-20] [LIST-07] follow live changes of this list only; an import reloads the list', async () => {
    const { asked, route } = createRecordedRoute(page(alice), page({ ...alice, id: 7, name: 'Davi Lima' }));
    const { store, user } = await open({ 'GET /contact-list-items': route });
    expect(eventNames(1, 10).get('company-1-ContactListItem')).toBe('contactListItem');
    expect(channelName('contactListItem', 1, 3)).toBe('company-1-ContactListItem-3');
    // As servers send it.
    const emit = (payload: object) =>
      act(async () => void store.dispatch(serverEvents.contactListItem(parseEvent('contactListItem', payload, 1)!)));
    await emit({ action: 'create', record: { ...alice, id: 5, name: 'Bruna' } });
    await emit({ action: 'create', record: { ...alice, id: 6, name: 'Estranha', contactListId: 9 } });
    expect(
      parseEvent('contactListItem', { action: 'update', record: { ...alice, companyId: 2, name: 'Alheia' } }, 1),
    ).toBeNull();
    await emit({ action: 'update', record: { ...alice, isWhatsappValid: false } });
    expect(row(/Bruna/)).toBeInTheDocument();
    expect(row(/Estranha/)).not.toBeInTheDocument();
    expect(row(/Inválido Alice Silva/)).toBeInTheDocument();
    // Known already, unknown so far, and gone before.
    await emit({ action: 'create', record: { ...alice, id: 5, name: 'Bruna Reis' } });
    await emit({ action: 'update', record: { ...alice, id: 8, name: 'Caio' } });
    await emit({ action: 'delete', id: 99 });
    expect(screen.getAllByRole('row')).toHaveLength(4);
    for (const name of [/Bruna Reis/, /Caio/]) expect(row(name)).toBeInTheDocument();
    await emit({ action: 'delete', id: '5' });
    expect(row(/Bruna/)).not.toBeInTheDocument();
    await emit({ action: 'reload', records: [alice] });
    await waitFor(() => expect(row(/Davi Lima/)).toBeInTheDocument());
    expect([row(/Alice Silva/), asked.length]).toEqual([null, 2]);
    // So does the list itself, whose name is the title.
    const renamed = { action: 'update', record: { id: 3, name: 'Clientes ouro' } } as const;
    await act(async () => void store.dispatch(serverEvents.contactList(renamed)));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contatos de Clientes ouro');
    // Imports are told under a name of each list.
    const told: unknown[] = [];
    for (const actionCreator of [channelFollowed, channelLeft])
      store.startListening({ actionCreator, effect: ({ type: what, payload }) => void told.push([what, payload]) });
    await user.click(screen.getByRole('link', { name: 'Outra lista' }));
    expect(told).toEqual([
      [channelLeft.type, { kind: 'contactListItem', id: 3 }],
      [channelFollowed.type, { kind: 'contactListItem', id: 4 }],
    ]);
  });
});

describe('an import that takes its time', () => {
  const bruna = { ...alice, id: 2, name: 'Bruna Reis', contactListId: 4 };
  /** The page with an import on its way. */
  const openImporting = async () => {
    const { held, release: finish } = hold<FakeAnswer>();
    const asked: unknown[] = [];
    const app = await open({
      'POST /contact-lists/3/upload': () => held,
      'GET /contact-lists/4': { body: { id: 4, name: 'Atacado', companyId: 1 } },
      'GET /contact-list-items': ({ params }) => {
        asked.push(params);
        return params.contactListId === 4 ? page(bruna) : page(alice);
      },
    });
    choose('planilha.xlsx');
    return { ...app, asked, finish: () => act(async () => finish({ body: [{ ...alice, id: 9 }] })) };
  };

  it('[CLIST-05] [CALL-106] reads the list of a search that was typed meanwhile', async () => {
    const { asked, finish } = await openImporting();
    type('Buscar por nome ou número', 'ali');
    await waitFor(() => expect(asked).toHaveLength(2));
    await finish();
    await findSuccess('1 contato adicionado.');
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]).toMatchObject({ searchParam: 'ali' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contatos de Clientes VIP 1');
  });

  it.each([
    ['no answer', () => Promise.reject(new Error('timeout'))],
    ['the word of a proxy that gave up', () => ({ status: 504, body: '<html></html>' })],
  ])(
    '[CALL-106] [CLIST-10] [CLIST-12] has not failed after %s: the server goes on and tells the list',
    async (_, answer) => {
      const list = createRecordedRoute(page(), page(), page(alice));
      const { store } = await open({ 'POST /contact-lists/3/upload': answer, 'GET /contact-list-items': list.route });
      choose('planilha.xlsx');
      expect(
        await screen.findByText(
          'O servidor ainda não respondeu e pode continuar importando. A lista é atualizada quando ele terminar.',
        ),
      ).toBeInTheDocument();
      const done = parseEvent('contactListItem', { action: 'reload', records: [alice] }, 1)!;
      await act(async () => void store.dispatch(serverEvents.contactListItem(done)));
      await waitFor(() => expect(row(/Alice Silva/)).toBeInTheDocument());
    },
  );

  it('[CLIST-04] [CLIST-10] leaves another list alone that was opened meanwhile', async () => {
    const { user, asked, finish } = await openImporting();
    await user.click(screen.getByRole('link', { name: 'Outra lista' }));
    await waitFor(() => expect(row(/Bruna Reis/)).toBeInTheDocument());
    await finish();
    await findSuccess('1 contato adicionado.');
    expect(asked).toHaveLength(2);
    expect(row(/Bruna Reis/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contatos de Atacado 1');
  });
});
