import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { contacts } from '@/entities/company/contacts/contacts';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { findQuestion, renderDialog } from '@tests/support/rendering/renderDialog';
import { outwait, pasteInto } from '@tests/support/rendering/renderPage';
import { hold } from '@tests/support/hold';

const juliana = {
  id: 7,
  name: 'Juliana Prado',
  number: '5511988342217',
  email: 'ju@mail.com',
  extraInfo: [
    { id: 1, name: 'Bairro', value: 'Vila Mariana' },
    { id: 2, name: 'Código', value: 'C-20' },
    { id: 3, name: 'Aniversário', value: '' },
  ],
  tags: [{ id: 3, name: 'VIP', color: '#a00' }],
};
const tags = [
  { id: 3, name: 'VIP', color: '#a00' },
  { id: 4, name: 'Troca', color: '#0a0' },
];
const server: FakeRoutes = { 'GET /contacts/7': { body: juliana }, 'GET /tags/list': { body: tags } };

const openNew = (routes: FakeRoutes = {}) =>
  renderDialog({ type: 'contact', contactId: null }, { ...server, ...routes });
const openEdit = (routes: FakeRoutes = {}) => renderDialog({ type: 'contact', contactId: 7 }, { ...server, ...routes });
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: /Salvar$/ });
const dialog = () => screen.queryAllByRole('dialog', { name: /contato$/ })[0] ?? null;
type User = Awaited<ReturnType<typeof openNew>>['user'];

// By label: roles are slow to compute.
const write = (name: string, text: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: text } });
const fill = (facts: { name?: string; number?: string; email?: string } = {}) => {
  write('Nome', facts.name ?? 'Carlos');
  write('Número do WhatsApp', facts.number ?? '+55 (11) 98834-2217');
  write('E-mail', facts.email ?? '');
};

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/contacts/dialog/ContactDialog'));

describe('the rules of the contact dialog', () => {
  it('[LIST-06] [CALL-75] tags that could not be loaded are told in place of the choice', async () => {
    const { user } = await openNew({ 'GET /tags/list': { status: 500, body: {} } });
    await user.click(await screen.findByRole('combobox', { name: 'Tags' }));
    expect(await screen.findByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
  });

  /** The other fields are as they should be. */
  const trySaving = async (name: string, text: string) => {
    fill();
    write(name, text);
    await outwait(() => fireEvent.click(save()));
  };

  it('[CONT-15] [CONT-16] [CONT-17] [LIST-10] [LIST-11] what is missing, too short, too long or no e-mail is refused beside its field without a call', async () => {
    const { calls } = await openNew();
    for (const [name, text, message] of [
      ['Nome', '', 'Required'],
      ['Nome', '   ', 'Required'],
      ['Nome', ' C ', 'Too Short!'],
      ['Nome', 'C'.repeat(51), 'Too Long!'],
      ['Número do WhatsApp', '', 'Required'],
      ['Número do WhatsApp', '1234567', 'Too Short!'],
      ['Número do WhatsApp', '1'.repeat(51), 'Too Long!'],
      ['E-mail', 'Ana ju@mail.com', 'Invalid email'],
      ['E-mail', 'ju@mail', 'Invalid email'],
    ] as const) {
      await trySaving(name, text);
      expect(screen.getByLabelText(name), text).toHaveAccessibleDescription(message);
    }
    expect(calls).not.toContain('POST /contacts');
  });

  it('[CONT-15] [CONT-16] [CONT-17] [CALL-50] names of 2 and 50 characters are accepted, numbers of 8, separators counted, and 50, and no e-mail', async () => {
    // An answer that keeps the dialog open for the next one.
    const { asked, route } = createRecordedRoute({ status: 500, body: {} });
    await openNew({ 'POST /contacts': route });
    for (const length of [2, 50]) await trySaving('Nome', ` ${'C'.repeat(length)} `);
    for (const number of ['1234-567', '1'.repeat(50)]) await trySaving('Número do WhatsApp', number);
    expect(asked).toHaveLength(4);
  });
});

describe('saving a contact', () => {
  it('[CONT-20] [CONT-16] [CONT-17] [CALL-50] [LIST-08] a new contact is created with the number as digits and the e-mail without blanks, a toast confirms it, and the dialog closes', async () => {
    const create = createRecordedRoute({ body: { ...juliana, id: 8 } });
    const { user, store } = await openNew({ 'POST /contacts': create.route });
    fill({ name: ' Carlos ', email: ' carlos.prado+loja@mail.com.br ' });
    await user.click(save());
    await findSuccess('Contato salvo.');
    expect(dialog()).not.toBeInTheDocument();
    expect(create.asked.map(({ body }) => body)).toEqual([
      { name: 'Carlos', number: '5511988342217', email: 'carlos.prado+loja@mail.com.br', extraInfo: [] },
    ]);
    // The answer is the contact as it is stored.
    expect(contacts.selectById(store.getState(), 8)).toMatchObject({ name: 'Juliana Prado', email: 'ju@mail.com' });
  });

  it('[CONT-18] [CONT-20] [CALL-51] [LIST-08] extra fields are changed, added and removed, and sent with the update', async () => {
    const update = createRecordedRoute({ body: juliana });
    const { user } = await openEdit({ 'PUT /contacts/7': update.route });
    const pairs = () => {
      const textsOf = (name: string) =>
        screen.getAllByRole<HTMLInputElement>('textbox', { name }).map(({ value }) => value);
      const values = textsOf('Valor');
      return textsOf('Nome do campo').map((name, index) => `${name}: ${values[index]}`);
    };
    await waitFor(() => expect(pairs()).toEqual(['Bairro: Vila Mariana', 'Código: C-20', 'Aniversário: ']));
    fireEvent.change(screen.getAllByRole('textbox', { name: 'Valor' })[0]!, { target: { value: 'Moema' } });
    fireEvent.change(screen.getAllByRole('textbox', { name: 'Nome do campo' })[2]!, {
      target: { value: 'Nascimento' },
    });
    await user.click(screen.getAllByRole('button', { name: 'Remover informação' })[1]!);
    expect(pairs()).toEqual(['Bairro: Moema', 'Nascimento: ']);
    await user.click(screen.getByRole('button', { name: 'Adicionar informação' }));
    await user.keyboard('Cargo');
    await pasteInto(user, screen.getAllByRole('textbox', { name: 'Valor' })[2]!, 'Gerente');
    // A pair left empty is not sent.
    await user.click(screen.getByRole('button', { name: 'Adicionar informação' }));
    await user.click(save());
    await findSuccess('Contato salvo.');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(update.asked[0]?.body).toEqual({
      name: 'Juliana Prado',
      number: '5511988342217',
      email: juliana.email,
      extraInfo: [
        { id: 1, name: 'Bairro', value: 'Moema' },
        { id: 3, name: 'Nascimento', value: '' },
        { name: 'Cargo', value: 'Gerente' },
      ],
    });
  });

  it.each([
    ['new', 'POST /contacts', openNew],
    ['stored', 'PUT /contacts/7', openEdit],
  ])('[CONT-20] a %s contact is saved also where the answer is empty', async (_, call, openIt) => {
    const { user } = await openIt({ [call]: { status: 201, body: '' } });
    await screen.findByRole('textbox', { name: 'Nome' });
    fill();
    await user.click(save());
    await findSuccess('Contato salvo.');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });

  it('[CONT-18] [CALL-50] [LIST-11] a new contact is created with its extra fields; a value without a name is not sent', async () => {
    const create = createRecordedRoute({ body: { ...juliana, id: 8 } });
    const { user } = await openNew({ 'POST /contacts': create.route });
    fill();
    await user.click(screen.getByRole('button', { name: 'Adicionar informação' }));
    await user.type(screen.getByRole('textbox', { name: 'Valor' }), 'Moema');
    await user.click(save());
    await waitFor(() => expect(field('Nome do campo').closest('.ant-form-item')).toHaveTextContent('Required'));
    expect(create.asked).toEqual([]);
    await pasteInto(user, screen.getByRole('textbox', { name: 'Nome do campo' }), 'Bairro');
    await user.click(save());
    await findSuccess('Contato salvo.');
    expect(create.asked[0]?.body).toMatchObject({ extraInfo: [{ name: 'Bairro', value: 'Moema' }] });
  });

  it('[CONT-16] [CONT-20] [ERR-03] [CALL-50] a refused field is marked, and all typed values stay', async () => {
    const refusal = { status: 400, body: { error: 'number is a required field' } };
    const { user } = await openNew({ 'POST /contacts': refusal });
    fill({ number: '()()()()' });
    await user.click(save());
    await waitFor(() => expect(field('Número do WhatsApp')).toHaveAccessibleDescription('Required'));
    expect(field('Nome')).toHaveValue('Carlos');
    expect(field('Número do WhatsApp')).toHaveValue('()()()()');
    expect(dialog()).toBeInTheDocument();
  });

  it('[CONT-20] [ERR-03] [CALL-50] an unknown refusal is shown inside the dialog, and a Portuguese sentence is shown as received', async () => {
    const answers = createRecordedRoute(
      { status: 400, body: { error: 'something odd' } },
      { status: 400, body: { error: 'Número máximo de contatos já alcançado: 5' } },
    );
    const { user } = await openNew({ 'POST /contacts': answers.route });
    fill();
    await user.click(save());
    const unknown = 'Não foi possível salvar. Confira os dados e tente novamente.';
    expect(await within(dialog()!).findByText(unknown)).toBeInTheDocument();
    await user.click(save());
    const sentence = 'Número máximo de contatos já alcançado: 5';
    expect(await within(dialog()!).findByText(sentence)).toBeInTheDocument();
  });

  it('[ERR-01] [ERR-03] [CONT-20] [ERR-18] [CALL-50] a known code shows a toast, and the dialog stays open', async () => {
    const { user } = await openNew({ 'POST /contacts': { status: 400, body: { error: 'ERR_DUPLICATED_CONTACT' } } });
    fill();
    await user.click(save());
    expect(await screen.findByText('Já existe um contato com este número.')).toBeInTheDocument();
    expect(field('Nome')).toHaveValue('Carlos');
  });

  it.each([
    ['the answer is a ticket', { id: 4, uuid: 'abc-1', status: 'open' }, '/tickets/abc-1'],
    ['the answer holds a ticket', { ...juliana, ticket: { uuid: 'abc-2', status: 'pending' } }, '/tickets/abc-2'],
    ['the answer is a contact', juliana, '/contacts'],
    ['the answer has a uuid and no status', { ...juliana, uuid: 'abc-3' }, '/contacts'],
  ])('[CONT-22] when %s the app goes to the right place', async (_, body, address) => {
    const app = await openNew({ 'POST /contacts': { body } });
    fill();
    await app.user.click(save());
    await screen.findByText('Contato salvo.');
    await waitFor(() => expect(app.address()).toBe(address));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('[CONT-22] a ticket that is answered after the dialog was left does not take the user away', async () => {
    const { held, release: arrive } = hold<FakeAnswer>();
    const { user, calls, address } = await openNew({ 'POST /contacts': () => held });
    fill();
    await user.click(save());
    await waitFor(() => expect(calls).toContain('POST /contacts'));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    const question = within(await findQuestion('Descartar alterações?'));
    await user.click(question.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(dialog()).toBeNull());
    await act(async () => arrive({ body: { id: 4, uuid: 'abc-1', status: 'open' } }));
    await findSuccess('Contato salvo.');
    expect(address()).toBe('/contacts');
  });

  it('[ROUTE-08] [CONT-16] [CONT-17] [CONT-22] [CALL-51] an edit that is answered with a ticket leads to that ticket', async () => {
    const update = createRecordedRoute({ body: { ...juliana, ticket: { uuid: 'abc-4', status: 'open' } } });
    const app = await openEdit({ 'PUT /contacts/7': update.route });
    await waitFor(() => expect(field('Nome')).toHaveValue('Juliana Prado'));
    write('Nome', ' Juliana Prado Lima ');
    write('E-mail', 'lima@');
    await outwait(() => fireEvent.click(save()));
    expect(field('E-mail')).toHaveAccessibleDescription('Invalid email');
    write('E-mail', ' lima@mail.com ');
    write('Número do WhatsApp', '+55 (11) 97777-6666');
    await app.user.click(save());
    await waitFor(() => expect(app.address()).toBe('/tickets/abc-4'));
    expect(update.asked.map(({ body }) => body)).toEqual([
      expect.objectContaining({ name: 'Juliana Prado Lima', number: '5511977776666', email: 'lima@mail.com' }),
    ]);
  });
});

describe('the tags of a contact', () => {
  const choose = async (user: User, name: string) => {
    await user.click(await screen.findByRole('combobox', { name: 'Tags' }));
    await user.click(await screen.findByTitle(name));
  };

  it('[CONT-19] [CALL-54] [CALL-75] other tags, as many as before, are saved after the contact as a list of ids', async () => {
    const sync = createRecordedRoute({ body: null });
    const routes = { 'PUT /contacts/7': { body: juliana }, 'POST /contact-tags/sync': sync.route };
    const { user, calls } = await openEdit(routes);
    await user.click(await screen.findByRole('combobox', { name: 'Tags' }));
    await user.keyboard('{Backspace}');
    await choose(user, 'Troca');
    await user.click(save());
    await screen.findByText('Contato salvo.');
    expect(sync.asked.map(({ body }) => body)).toEqual([{ contactId: 7, tags: [{ id: 4 }] }]);
    expect(calls.indexOf('PUT /contacts/7')).toBeLessThan(calls.indexOf('POST /contact-tags/sync'));
  });

  it('[CONT-19] [CALL-54] the tags of a new contact are saved under its id, and shown', async () => {
    const sync = createRecordedRoute({ body: null });
    const { user, store } = await openNew({
      'POST /contacts': { body: { ...juliana, id: 8, tags: [] } },
      'POST /contact-tags/sync': sync.route,
    });
    fill();
    await choose(user, 'Troca');
    await user.click(save());
    await screen.findByText('Contato salvo.');
    expect(sync.asked.map(({ body }) => body)).toEqual([{ contactId: 8, tags: [{ id: 4 }] }]);
    // No event and no answer tells of them.
    expect(contacts.selectById(store.getState(), 8)?.tags).toEqual([tags[1]]);
  });

  it.each([
    ['is empty', ''],
    ['is a ticket', { id: 4, uuid: 'abc-1', status: 'open' }],
  ])('[CONT-19] [CONT-20] [CALL-54] the tags of a new contact are saved also where the answer %s', async (_, body) => {
    const sync = createRecordedRoute({ body: null });
    const list = createRecordedRoute({
      body: {
        contacts: [
          { ...juliana, id: 5, number: '15511988342217' },
          { ...juliana, id: 8 },
        ],
      },
    });
    const { user } = await openNew({
      'POST /contacts': { status: 201, body },
      'GET /contacts': list.route,
      'POST /contact-tags/sync': sync.route,
    });
    fill();
    await choose(user, 'Troca');
    await user.click(save());
    await screen.findByText('Contato salvo.');
    expect(list.asked.at(-1)?.query).toMatchObject({ searchParam: '5511988342217', pageNumber: 1 });
    expect(sync.asked.map(({ body: sent }) => sent)).toEqual([{ contactId: 8, tags: [{ id: 4 }] }]);
  });

  it('[CONT-19] [CONT-20] [CALL-54] says that the tags of a new contact are not saved where its id cannot be found', async () => {
    const { user, calls } = await openNew({
      'POST /contacts': { status: 201, body: '' },
      'GET /contacts': { status: 500, body: {} },
    });
    fill();
    await choose(user, 'Troca');
    await user.click(save());
    expect(
      await screen.findByText('O contato foi salvo sem as tags. Abra o contato e escolha-as de novo.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Contato salvo.')).not.toBeInTheDocument();
    expect(dialog()).not.toBeInTheDocument();
    expect(calls).not.toContain('POST /contact-tags/sync');
  });

  it('[CONT-19] [CALL-54] the last tag can be removed', async () => {
    const sync = createRecordedRoute({ body: null });
    const { user, store } = await openEdit({
      'PUT /contacts/7': { body: juliana },
      'POST /contact-tags/sync': sync.route,
    });
    await user.click(await screen.findByRole('combobox', { name: 'Tags' }));
    await user.keyboard('{Backspace}');
    await user.click(save());
    await screen.findByText('Contato salvo.');
    expect(sync.asked.map(({ body }) => body)).toEqual([{ contactId: 7, tags: [] }]);
    expect(contacts.selectById(store.getState(), 7)?.tags).toEqual([]);
  });

  it('[CONT-19] [CALL-54] after a refusal the tags are sent again with the next try, and no second contact is created', async () => {
    const sync = createRecordedRoute({ status: 500, body: { error: 'x' } }, { body: null });
    const { user, calls } = await openNew({
      'POST /contacts': { body: { ...juliana, id: 8, tags: [] } },
      'PUT /contacts/8': { body: { ...juliana, id: 8, tags: [] } },
      'POST /contact-tags/sync': sync.route,
    });
    fill();
    await choose(user, 'Troca');
    await user.click(save());
    expect(await within(dialog()!).findByText(/^Não foi possível salvar/)).toBeInTheDocument();
    expect(screen.queryByText('Contato salvo.')).not.toBeInTheDocument();
    await user.click(save());
    await screen.findByText('Contato salvo.');
    const chosen = { contactId: 8, tags: [{ id: 4 }] };
    expect(sync.asked.map(({ body }) => body)).toEqual([chosen, chosen]);
    expect(calls.filter((call) => call === 'POST /contacts')).toHaveLength(1);
  });

  it('[CONT-19] [CONT-20] [CALL-54] untouched tags are not sent, and a contact without e-mail is saved', async () => {
    const answer = { body: { ...juliana, email: null } };
    const { user, calls } = await openEdit({ 'GET /contacts/7': answer, 'PUT /contacts/7': answer });
    await user.click(save());
    await screen.findByText('Contato salvo.');
    expect(calls).not.toContain('POST /contact-tags/sync');
  });

  it('[CONT-19] [CALL-54] a server without the call disables the field with a note and without an error', async () => {
    const { user, store } = await openEdit({ 'PUT /contacts/7': { body: juliana } });
    await choose(user, 'Troca');
    await user.click(save());
    expect(await screen.findByText('Este servidor não guarda tags de contatos.')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Tags' })).toBeDisabled();
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['success']);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe('closing the contact dialog', () => {
  it('asks before discarding changes, and closes at once without changes', async () => {
    const { user } = await openEdit();
    await pasteInto(user, field('Nome'), ' Nogueira');
    await user.keyboard('{Escape}');
    const question = await findQuestion('Descartar alterações?');
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(field('Nome')).toHaveValue('Juliana Prado Nogueira');
    write('Nome', 'Juliana Prado');
    await user.click(within(dialog()!).getByRole('button', { name: 'Cancelar' }));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('[CONT-11] [CALL-48] a contact that cannot be loaded offers to try again', async () => {
    const answers = createRecordedRoute({ status: 500, body: { error: 'x' } }, { body: juliana });
    const opening = openEdit({ 'GET /contacts/7': answers.route });
    (await screen.findByRole('button', { name: 'Tentar de novo' })).click();
    await opening;
    expect(field('Nome')).toHaveValue('Juliana Prado');
  });
});
