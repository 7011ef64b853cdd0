import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { utils, write, type BookType } from '@e965/xlsx';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventNames, parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { fakeSheetWorker } from '@tests/support/fakes/fakeSheetWorker';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { contrastOf } from '@tests/support/rendering/contrastOf';
import { dialogOf, findQuestion } from '@tests/support/rendering/renderDialog';
import { fillScreen, outwait, pasteInto, scrollTo } from '@tests/support/rendering/renderPage';
import { renderSignedIn } from '../app/signedIn';

const caio = { id: 1, name: 'Caio Figueiredo', number: '5531984559021', email: '', whatsappId: 4 };
const rio = { id: 5, name: 'Rio' };
const bia = { id: 2, name: 'Beatriz Camargo', number: '5511981207763', email: 'bia@mail.com', whatsapp: rio };
const vip = { id: 3, name: 'VIP', color: '#aa0000' };
// A server may leave out what is empty.
const tagged = [{ ...caio, tags: [vip, { id: 5, name: 'Claro', color: '#ffee00' }] }, bia];
const pageOf = (list: object[], hasMore = false, count = list.length) => ({ body: { contacts: list, count, hasMore } });
const open = async ({ profile = 'user', facts = {}, path = '/contacts', routes = {} as FakeRoutes } = {}) => {
  const app = await renderSignedIn({
    path,
    user: { profile, ...facts },
    routes: {
      'GET /contacts': pageOf([bia, caio]),
      'GET /whatsapp/': { body: [{ id: 4, name: 'Loja SP', status: 'CONNECTED' }] },
      'GET /tags/list': { body: [vip, { id: 4, name: 'Troca', color: '#0a0' }] },
      ...routes,
    },
  });
  await screen.findByRole('heading', { name: /^Contatos/ });
  return app;
};
const row = (name: RegExp) => screen.findByRole('row', { name });
const searchBox = () => screen.getByRole('textbox', { name: 'Buscar por nome ou número' });

beforeAll(() => import('@/features/contacts/ContactsPage'));
fakeSheetWorker();
afterEach(() => vi.restoreAllMocks());

describe('the list of contacts', () => {
  it('[CONT-01] [CONT-02] [CALL-46] [ROUTE-13] shows name, number, e-mail and connection', async () => {
    await open();
    expect(screen.getByRole('link', { name: /^Contatos/ })).toHaveAttribute('href', '/contacts');
    expect(await row(/Caio/)).toHaveTextContent('Caio Figueiredo+55 31 98455-9021Sem e-mailLoja SP');
    expect(await row(/Beatriz/)).toHaveTextContent('bia@mail.comRio');
    expect(screen.getByRole('heading', { name: 'Contatos 2' })).toBeInTheDocument();
  });

  it('[CONT-02] [CALL-46] [LIST-02] [LIST-03] the next page is loaded near the end of the list, while the server has more', async () => {
    fillScreen();
    const asked = createRecordedRoute(pageOf([bia], true, 2), pageOf([caio], false, 2));
    await open({ routes: { 'GET /contacts': asked.route } });
    await row(/Beatriz/);
    expect(screen.getByRole('heading', { name: 'Contatos 2' })).toBeInTheDocument();
    const scroll = (distance: number) => scrollTo(screen.getByRole('region', { name: 'Contatos' }), distance);
    scroll(101);
    expect(asked.asked).toHaveLength(1);
    scroll(100);
    for (const name of [/Caio/, /Beatriz/]) expect(await row(name)).toBeInTheDocument();
    scroll(0);
    expect(asked.asked.map(({ query }) => query)).toMatchObject([{ pageNumber: 1 }, { pageNumber: 2 }]);
  });

  it('[LIST-01] [CONT-03] [CONT-05] [CALL-46] a search is sent as searchParam', async () => {
    const asked = createRecordedRoute(pageOf([bia, caio]), pageOf([caio], true), pageOf([]));
    const { user } = await open({ routes: { 'GET /contacts': asked.route } });
    await row(/Beatriz/);
    const tagFilter = screen.getByRole('combobox', { name: /^Filtrar por tags/ });
    expect([...document.querySelectorAll('main input')]).toEqual([searchBox(), tagFilter]);
    await pasteInto(user, searchBox(), ' caio ');
    await waitFor(() => expect(asked.asked).toHaveLength(3));
    expect(asked.asked.map(({ query }) => query)).toEqual([
      { searchParam: '', pageNumber: 1, searchTags: undefined },
      { searchParam: 'caio', pageNumber: 1, searchTags: undefined },
      { searchParam: 'caio', pageNumber: 2, searchTags: undefined },
    ]);
    expect(screen.queryByText(/Beatriz/)).not.toBeInTheDocument();
    await user.clear(searchBox());
    await waitFor(() => expect(asked.asked[3]?.query).toMatchObject({ searchParam: '', pageNumber: 1 }));
  });

  it('[CONT-03] [CALL-46] a number with separators is searched by its digits too', async () => {
    const asked = createRecordedRoute(pageOf([bia, caio]), pageOf([]), pageOf([caio]));
    await open({ routes: { 'GET /contacts': asked.route } });
    fireEvent.change(searchBox(), { target: { value: '+55 31 98455-9021' } });
    await waitFor(() => expect(asked.asked).toHaveLength(3));
    const forms = ['+55 31 98455-9021', '5531984559021'];
    expect(asked.asked.slice(1)).toMatchObject(forms.map((searchParam) => ({ query: { searchParam } })));
    expect(await screen.findByRole('heading', { name: 'Contatos 1' })).toBeInTheDocument();
    expect(await row(/Caio/)).toBeInTheDocument();
  });

  it('[CONT-01] [CONT-04] [CALL-46] [A11Y-03] [CALL-75] the tag filter sends searchTags as a JSON list of ids when contacts have tags', async () => {
    const asked = createRecordedRoute(pageOf(tagged));
    const { user } = await open({ routes: { 'GET /contacts': asked.route } });
    expect(within(await row(/Caio/)).getByText('VIP').parentElement).toHaveStyle({ color: vip.color });
    expect(contrastOf(screen.getByText('Claro').parentElement!)).toBeGreaterThanOrEqual(4.5);
    await user.click(screen.getByRole('combobox', { name: 'Filtrar por tags' }));
    await user.click(await screen.findByTitle('VIP'));
    await waitFor(() => expect(asked.asked).toHaveLength(2));
    expect(asked.asked[1]?.query).toEqual({ searchParam: '', pageNumber: 1, searchTags: '[3]' });
    await user.click(screen.getByTitle('Troca'));
    await waitFor(() => expect(asked.asked).toHaveLength(3));
    expect(asked.asked[2]?.query).toEqual({ searchParam: '', pageNumber: 1, searchTags: '[3,4]' });
    await user.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(asked.asked).toHaveLength(4));
    expect(asked.asked[3]?.query).toEqual({ searchParam: '', pageNumber: 1, searchTags: undefined });
  });

  it('[CONT-04] the tag filter is disabled, with the reason, when no contact has tags', async () => {
    await open();
    await row(/Caio/);
    const reason = 'Este servidor não filtra contatos por etiqueta';
    const filter = screen.getByRole('combobox', { name: `Filtrar por tags. ${reason}` });
    expect(filter).toBeDisabled();
    fireEvent.pointerEnter(filter.closest('span:has(> .ant-select)')!);
    expect(await screen.findByText(reason)).toBeVisible();
  });

  it('[CONT-23] [LIST-07] [RT-16] [RT-20] follows create, update, delete and reload live', async () => {
    const asked = createRecordedRoute(pageOf([bia, caio]), pageOf([bia]));
    const { store } = await open({ routes: { 'GET /contacts': asked.route } });
    await row(/Caio/);
    expect(eventNames(1, 10).get('company-1-contact')).toBe('contact');
    expect(parseEvent('contact', { action: 'create', contact: { ...bia, companyId: 2 } }, 1)).toBeNull();
    const tell = (payload: object) =>
      act(async () => void store.dispatch(serverEvents.contact(parseEvent('contact', payload, 1)!)));
    for (const action of ['create', 'create'])
      await tell({ action, contact: { id: 9, name: 'Denise Rocha', number: '5511' } });
    expect(await row(/Denise/)).toBeInTheDocument();
    for (const id of [9, 11]) await tell({ action: 'update', contact: { id, name: `Denise Amaral ${id}` } });
    expect(screen.getByRole('heading', { name: 'Contatos 4' })).toBeInTheDocument();
    expect(await row(/Denise Amaral 9/)).toHaveTextContent('+5511');
    for (const contactId of ['9', '9', '11']) await tell({ action: 'delete', contactId });
    expect([screen.queryByText(/^Denise/), asked.asked.length]).toEqual([null, 1]);
    expect(screen.getByRole('heading', { name: 'Contatos 2' })).toBeInTheDocument();
    await tell({ action: 'reload' });
    await waitFor(() => expect(screen.queryByText('Caio Figueiredo')).not.toBeInTheDocument());
  });
});

describe('the actions of a contact', () => {
  it('[CONT-01] [CONT-10] [CONT-11] [CALL-48] editing opens a dialog filled from the server, adding opens an empty one even after that', async () => {
    // Nothing of it is as the list says.
    const stored = { ...bia, id: 1, extraInfo: [{ id: 5, name: 'CPF', value: '123' }], tags: [vip] };
    const { user, calls } = await open({ routes: { 'GET /contacts/1': { body: stored } } });
    fireEvent.click(within(await row(/Caio/)).getByRole('button', { name: 'Editar Caio Figueiredo' }));
    const shown = () =>
      within(screen.getByRole('dialog'))
        .queryAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value);
    const chosen = () => within(screen.getByRole('dialog')).queryAllByText('VIP', { selector: '[class*=item] *' });
    await waitFor(() => expect(shown()).toEqual([bia.name, bia.number, bia.email, 'CPF', '123']));
    await waitFor(() => expect(chosen()).toHaveLength(1));
    expect(calls).toContain('GET /contacts/1');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: /Novo contato/ }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/^Novo contato/);
    await waitFor(() => expect(shown()).toEqual(['', '', '']));
    expect(chosen()).toHaveLength(0);
  });

  it('[CONT-13] starting a ticket opens the new-ticket dialog for that contact', async () => {
    const { store } = await open();
    fireEvent.click(within(await row(/Caio/)).getByRole('button', { name: 'Iniciar atendimento Caio Figueiredo' }));
    expect(store.getState().dialogs.current).toMatchObject({ type: 'newTicket', contact: { id: 1 } });
    expect((await dialogOf('Novo atendimento')).getByText('Caio Figueiredo')).toBeVisible();
  });

  it('[CONT-14] [CONT-21] [PERM-08] [CALL-52] [LIST-08] [SHELL-14] an admin deletes after a confirmation; the row disappears and a toast confirms it', async () => {
    const { user, calls } = await open({ profile: 'admin', routes: { 'DELETE /contacts/1': { body: {} } } });
    fireEvent.click(within(await row(/Caio/)).getByRole('button', { name: 'Excluir Caio Figueiredo' }));
    const question = await findQuestion('Excluir o contato “Caio Figueiredo”?');
    await user.click(within(question).getByRole('button', { name: 'Excluir' }));
    await findSuccess('Contato excluído.');
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /contacts/1']);
    expect(screen.getAllByRole('row').slice(1)).toEqual([screen.getByRole('row', { name: /Beatriz/ })]);
    expect(screen.getByRole('heading', { name: 'Contatos 1' })).toBeInTheDocument();
  });

  it('[CONT-14] [CONT-21] [SHELL-14] [CALL-52] an admin who answers the question with no deletes nothing; a failed deletion is told, and the row stays', async () => {
    const { calls } = await open({ profile: 'admin', routes: { 'DELETE /contacts/1': { status: 500, body: {} } } });
    const ask = async () => {
      fireEvent.click(within(await row(/Caio/)).getByRole('button', { name: 'Excluir Caio Figueiredo' }));
      return within(await findQuestion('Excluir o contato “Caio Figueiredo”?'));
    };
    const question = await ask();
    expect(question.getByText('Os atendimentos e as mensagens do contato também serão excluídos.')).toBeVisible();
    await outwait(() => fireEvent.click(question.getByRole('button', { name: 'Cancelar' })));
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    // The key of the row asks the same.
    fireEvent.keyDown(await row(/Caio/), { key: 'Delete' });
    const again = within(await findQuestion('Excluir o contato “Caio Figueiredo”?'));
    fireEvent.click(again.getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Não foi possível excluir o contato. Tente de novo.')).toBeInTheDocument();
    expect(screen.queryByText('Contato excluído.')).not.toBeInTheDocument();
    expect(await row(/Caio/)).toBeInTheDocument();
  });

  it.each([
    ['user', { profile: 'user' }],
    ['supervisor', { profile: 'supervisor' }],
    ['super user who is no admin', { profile: 'user', super: true }],
  ])('[CONT-14] [PERM-01] [PERM-08] [PERM-14] a %s is not offered to delete', async (_, facts) => {
    await open({ facts });
    const offered = within(await row(/Caio/));
    expect(offered.getAllByRole('button', { name: /^(Editar|Excluir)/ })).toEqual([offered.getByLabelText(/^Editar/)]);
    fireEvent.contextMenu(await row(/Caio/));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).not.toContain('Excluir');
    // Nor does the row take the key for it.
    expect(fireEvent.keyDown(await row(/Caio/), { key: 'Delete' })).toBe(true);
  });
});

describe('the export', () => {
  it('[CONT-07] [CONT-08] [CONT-09] [CALL-46] writes every page of the search into contatos.csv', async () => {
    const saved: { name: string; content: Blob }[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      saved.push({ name: '', content: content as Blob });
      return 'blob:x';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved[0]!.name = this.download;
    });
    const asked = createRecordedRoute(
      pageOf(tagged, false),
      pageOf([bia], false),
      pageOf([bia], false),
      pageOf([bia], true),
      pageOf([{ id: 1, name: '=Caio', email: null }], false),
    );
    const { user } = await open({ routes: { 'GET /contacts': asked.route } });
    await row(/Beatriz/);
    await pasteInto(user, searchBox(), ' a');
    await waitFor(() => expect(asked.asked).toHaveLength(2));
    await user.click(screen.getByRole('combobox', { name: 'Filtrar por tags' }));
    await user.click(await screen.findByTitle('VIP'));
    await waitFor(() => expect(asked.asked).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: /Exportar CSV/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toBe('contatos.csv');
    const bytes = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]!.content.arrayBuffer());
    expect(bytes).toBe("\uFEFFname;number;email\r\nBeatriz Camargo;5511981207763;bia@mail.com\r\n'=Caio;;\r\n");
    expect(asked.asked.slice(3).map(({ query }) => query)).toEqual([
      { searchParam: 'a', pageNumber: 1, searchTags: '[3]' },
      { searchParam: 'a', pageNumber: 2, searchTags: '[3]' },
    ]);
  });

  it('[CONT-07] [CALL-46] that fails says so and writes no file', async () => {
    const written = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const asked = createRecordedRoute(pageOf([bia], false), pageOf([bia], true), { status: 500, body: {} });
    const { user } = await open({ routes: { 'GET /contacts': asked.route } });
    await row(/Beatriz/);
    await user.click(screen.getByRole('button', { name: /Exportar CSV/ }));
    expect(await screen.findByText('Não foi possível exportar os contatos. Tente de novo.')).toBeInTheDocument();
    expect(asked.asked).toHaveLength(3);
    expect(written).not.toHaveBeenCalled();
  });
});

it.each([
  { width: 1_099, words: '' },
  { width: 1_100, words: 'Exportar CSV' },
])('in a window of $width px the export keeps its name and shows the words "$words"', async ({ width, words }) => {
  window.innerWidth = width;
  onTestFinished(() => void (window.innerWidth = 1_024));
  await open();
  expect(screen.getByRole('button', { name: 'Exportar CSV' })).toHaveTextContent(new RegExp(`^${words}$`));
});

describe('the import', () => {
  const sheet = (
    kind: BookType,
    rows: readonly (readonly string[])[],
    name = `contatos.${kind === 'biff8' ? 'xls' : kind}`,
  ) => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((cells) => [...cells])), 'Plan1');
    return new File([write(book, { type: 'array', bookType: kind }) as ArrayBuffer], name);
  };
  const rows = [
    ['Nome', 'Telefone'],
    ['Lia', '55 11 91111-1111'],
    ['Téo', '5511922222222'],
    ['', '5511933333333'],
  ];
  const choose = async (file: File, routes: FakeRoutes = {}) => {
    const app = await open({ routes });
    await row(/Beatriz/);
    await app.user.click(screen.getByRole('button', { name: /Importar/ }));
    const input = await screen.findByLabelText<HTMLInputElement>('Planilha de contatos');
    expect(input.accept).toBe('.xls,.xlsx');
    fireEvent.change(input, { target: { files: [file] } });
    return app;
  };
  const dialog = () => screen.getByRole('dialog');

  it.each(['xlsx', 'biff8'] as const)(
    '[CONT-06] [CALL-53] [ERR-31] a spreadsheet of type %s is read here and its rows are sent; added and refused rows are listed with the reason',
    async (kind) => {
      const upload = createRecordedRoute({
        body: {
          newContacts: [{ contactName: 'Lia', contactId: 20 }],
          errorBag: [{ contactName: 'Téo', error: { message: 'ERR_DUPLICATED_CONTACT', statusCode: 400 } }],
        },
      });
      const { user, calls } = await choose(sheet(kind, rows), { 'POST /contacts/upload': upload.route });
      expect(await within(dialog()).findByText(/^2 contatos encontrados em contatos\.xls/)).toBeInTheDocument();
      expect(within(dialog()).getByText('Sem nome').closest('li')).toHaveTextContent('Linha 4');
      await user.click(within(dialog()).getByRole('button', { name: 'Importar 2 contatos' }));
      expect(await within(dialog()).findByText('1 contato adicionado.')).toBeInTheDocument();
      expect(within(dialog()).getByText('Lia')).toBeInTheDocument();
      expect(within(dialog()).getByText('1 linha recusada')).toBeInTheDocument();
      const refusal = within(dialog()).getByText('Já existe um contato com este número.');
      expect(refusal.closest('li')).toHaveTextContent(/^Téo/);
      expect(upload.asked.map(({ body }) => body)).toEqual([
        [
          { Nome: 'Lia', Telefone: '5511911111111' },
          { Nome: 'Téo', Telefone: '5511922222222' },
        ],
      ]);
      expect(calls).not.toContain('POST /contacts/import');
      await waitFor(() => expect(calls.filter((call) => call === 'GET /contacts')).toHaveLength(2));
    },
  );

  it('[CONT-06] [CALL-50] [COMPAT-01] creates each row when the server lacks the import call', async () => {
    const create = createRecordedRoute(
      { body: { id: 20, name: 'Lia', number: '1' } },
      { status: 400, body: { error: 'ERR_CHECK_NUMBER' } },
    );
    const { user } = await choose(sheet('xlsx', rows), { 'POST /contacts': create.route });
    await user.click(await within(dialog()).findByRole('button', { name: 'Importar 2 contatos' }));
    expect(await within(dialog()).findByText('1 contato adicionado.')).toBeInTheDocument();
    const refusal = within(dialog()).getByText('O número do contato é inválido. Confira o número digitado.');
    expect(refusal.closest('li')).toHaveTextContent(/^Téo/);
    expect(create.asked.map(({ body }) => body)).toEqual([
      { name: 'Lia', number: '5511911111111', email: '', extraInfo: [] },
      { name: 'Téo', number: '5511922222222', email: '', extraInfo: [] },
    ]);
  });

  it('[CONT-06] [CALL-53] sends the file itself in the field file to a server whose contacts have tags', async () => {
    let sent: unknown;
    const { calls } = await choose(sheet('xlsx', rows), {
      'GET /contacts': pageOf(tagged),
      'POST /contacts/import': ({ data }) => {
        sent = data;
        return { body: null };
      },
    });
    expect(await screen.findByText('Planilha importada.')).toBeInTheDocument();
    expect([...(sent as FormData).entries()]).toEqual([['file', expect.objectContaining({ name: 'contatos.xlsx' })]]);
    expect(calls).not.toContain('POST /contacts/upload');
    await waitFor(() => expect(calls.filter((call) => call === 'GET /contacts')).toHaveLength(2));
  });

  it.each([
    ['another kind of file', new File(['a;b'], 'contatos.csv'), 'Escolha um arquivo .xls ou .xlsx.'],
    ['a name that only begins like one', sheet('xlsx', rows, 'contatos.xlsm'), 'Escolha um arquivo .xls ou .xlsx.'],
    ['a file that is none', new File(['a;b'], 'contatos.xlsx'), /^Não foi possível ler esta planilha/],
    ['an empty sheet', sheet('xlsx', [['Nome', 'Telefone']]), 'A planilha não tem nenhum contato.'],
  ])('[CONT-06] [CALL-53] %s is refused with a reason and without a call', async (_, file, message) => {
    const { calls } = await choose(file);
    expect(await within(dialog()).findByText(message)).toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('[CONT-06] [CALL-53] a server that takes files is sent no other kind, and one it refuses can be tried again', async () => {
    const tries = createRecordedRoute({ status: 400, body: { error: 'x' } }, { body: null });
    const { calls } = await choose(new File(['a;b'], 'contatos.csv'), {
      'GET /contacts': pageOf(tagged),
      'POST /contacts/import': tries.route,
    });
    expect(await within(dialog()).findByText('Escolha um arquivo .xls ou .xlsx.')).toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    const again = (file: File) =>
      fireEvent.change(within(dialog()).getByLabelText('Planilha de contatos'), { target: { files: [file] } });
    again(sheet('biff8', rows));
    expect(await within(dialog()).findByText(/^Não foi possível importar/)).toBeInTheDocument();
    again(sheet('biff8', rows, 'CONTATOS.XLS'));
    expect(await screen.findByText('Planilha importada.')).toBeInTheDocument();
    expect(tries.asked).toHaveLength(2);
  });

  it('[CONT-06] a failed import says so and can be tried again', async () => {
    const { user } = await choose(sheet('xlsx', rows), {
      'POST /contacts/upload': { status: 500, body: { error: 'x' } },
    });
    await user.click(await within(dialog()).findByRole('button', { name: 'Importar 2 contatos' }));
    expect(await within(dialog()).findByText(/^Não foi possível importar/)).toBeInTheDocument();
    expect(within(dialog()).getByRole('button', { name: /Escolher planilha/ })).toBeInTheDocument();
  });
});
