import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventNames, parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { aUser } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { eventually } from '@tests/support/eventually';
import { fillScreen, outwait, ownCalls, pass, scrollTo, type } from '@tests/support/rendering/renderPage';
import { choose, createUploads, materials, open, openNew, pdf, row, save, SAVED } from './filesPage';

it('[PERM-15] [ERR-03] [ERR-31] an agent is offered every change; one that the server denies says so beside the button, and what was typed stays', async () => {
  const denied = { status: 403, body: { error: 'ERR_NO_PERMISSION' } };
  const { user, store } = await open({ 'PUT /files/4': denied }, aUser());
  for (const name of ['Nova lista', 'Excluir Materiais']) expect(screen.getByRole('button', { name })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Editar Materiais' }));
  await screen.findByRole('textbox', { name: 'Mensagem' });
  type('Mensagem', 'Outro texto');
  await user.click(save());
  const dialog = within(screen.getByRole('dialog', { name: /^Editar/ }));
  expect(await dialog.findByText('Você não tem permissão para isso. Fale com o administrador.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Outro texto');
  expect(store.getState().toasts).toEqual([]);
});

describe('the page of file lists', () => {
  it('[FILE-01] [FILE-02] [CALL-112] [LIST-01] [LIST-02] [LIST-03] lists them by name, with search, add and actions', async () => {
    const others = { id: 5, name: 'Outros', message: 'm' };
    const { asked, route } = createRecordedRoute(
      // Its count alone would end the list here.
      { body: { files: [materials], count: 1, hasMore: true } },
      { body: { files: [others], count: 2, hasMore: false } },
      { body: { files: [materials], count: 1, hasMore: false } },
    );
    fillScreen();
    await open({ 'GET /files/': route });
    expect(asked[0]?.query).toEqual({ searchParam: '', pageNumber: 1 });
    expect(row(/Materiais/)).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Nome', 'Ações']);
    expect(screen.getByRole('textbox', { name: 'Buscar por nome' })).toBeInTheDocument();
    for (const name of ['Nova lista', 'Editar Materiais', 'Excluir Materiais']) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    }
    const list = screen.getByRole('region', { name: 'Arquivos' });
    scrollTo(list, 101);
    expect(asked).toHaveLength(1);
    scrollTo(list, 100);
    // At once: any later change of the page would notice the end as well.
    expect(asked.slice(1).map(({ query }) => query)).toEqual([{ searchParam: '', pageNumber: 2 }]);
    await act(async () => {});
    for (const name of [/Materiais/, /Outros/]) expect(row(name)).toBeInTheDocument();
    // That page was the last one.
    scrollTo(list, 0);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    // A word of its message finds no list.
    type('Buscar por nome', 'divulg');
    expect(row(/Materiais/)).not.toBeInTheDocument();
    await pass(499);
    type('Buscar por nome', 'mat');
    expect(row(/Materiais/)).toBeInTheDocument();
    await pass(499);
    expect(asked).toHaveLength(2);
    await pass(1);
    expect(asked[2]?.query).toEqual({ searchParam: 'mat', pageNumber: 1 });
  });

  it('[FILE-08] [CALL-116] [LIST-08] [SHELL-14] deleting asks first and confirms with a toast; after a failure the list stays', async () => {
    const answers = createRecordedRoute({ status: 500, body: {} }, { body: { message: 'File List deleted' } });
    const { user, calls } = await open({ 'DELETE /files/4': answers.route });
    await user.click(screen.getByRole('button', { name: 'Excluir Materiais' }));
    await user.click(
      within(await findQuestion('Excluir a lista “Materiais”?')).getByRole('button', { name: 'Cancelar' }),
    );
    await act(async () => {});
    expect(calls).not.toContain('DELETE /files/4');
    expect(row(/Materiais/)).toBeInTheDocument();
    const remove = async () => {
      await user.click(screen.getByRole('button', { name: 'Excluir Materiais' }));
      const question = within(await findQuestion('Excluir a lista “Materiais”?'));
      await user.click(question.getByRole('button', { name: 'Excluir' }));
    };
    await remove();
    expect(await screen.findByText('Não foi possível realizar a operação')).toBeInTheDocument();
    expect(screen.queryByText('Lista de arquivos excluída.')).not.toBeInTheDocument();
    expect(row(/Materiais/)).toBeInTheDocument();
    await remove();
    await findSuccess('Lista de arquivos excluída.');
    expect(answers.asked).toHaveLength(2);
    expect(row(/Materiais/)).not.toBeInTheDocument();
  });

  it('[FILE-09] [RT-21] [LIST-07] follows the lists of the company live', async () => {
    for (const name of ['company1-file', 'company-1-file']) expect(eventNames(1, 10).get(name)).toBe('file');
    const { store, calls } = await open();
    const before = ownCalls(calls).length;
    // As servers send it.
    const emit = (payload: object) =>
      act(() => void store.dispatch(serverEvents.file(parseEvent('file', payload, 1)!)));
    emit({ action: 'create', fileList: { id: 5, name: 'Fotos', message: '' } });
    emit({ action: 'update', fileList: { id: 4, name: 'Materiais novos', message: '' } });
    expect(row(/Fotos/)).toBeInTheDocument();
    expect(row(/Materiais novos/)).toBeInTheDocument();
    const foreign = { action: 'create', fileList: { id: 6, name: 'Alheia', companyId: 2 } };
    expect(parseEvent('file', foreign, 1)).toBeNull();
    // Known already, unknown so far, and gone before.
    emit({ action: 'create', fileList: { id: 5, name: 'Fotos novas', message: '' } });
    emit({ action: 'update', fileList: { id: 7, name: 'Tabelas', message: '' } });
    emit({ action: 'delete', fileId: 99 });
    expect(screen.getAllByRole('row')).toHaveLength(4);
    for (const name of [/Fotos novas/, /Tabelas/]) expect(row(name)).toBeInTheDocument();
    emit({ action: 'delete', fileId: '5' });
    expect(row(/Fotos/)).not.toBeInTheDocument();
    expect(ownCalls(calls)).toHaveLength(before);
  });
});

describe('a file list', () => {
  it.each(['', '    '])('[FILE-04] the empty name "%s" is refused like one that is too short', async (name) => {
    const { user, calls } = await openNew();
    type('Mensagem', 'm');
    type('Nome', 'x');
    type('Nome', name);
    await user.click(save());
    const refusals = await screen.findAllByText('nome muito curto');
    expect(refusals.map((text) => text.closest('.ant-form-item')?.textContent)).toEqual(['Nomenome muito curto']);
    expect(calls).not.toContain('POST /files');
  });

  it('[FILE-04] [FILE-05] [LIST-11] requires a name of 3 characters and a message', async () => {
    const { asked, route } = createRecordedRoute({ body: materials });
    const { user } = await openNew({ 'POST /files': route });
    await user.click(save());
    expect(await screen.findByText('nome muito curto')).toBeInTheDocument();
    expect(screen.getByText('Obrigatório')).toBeInTheDocument();
    // Blanks are no characters of a name, nor a message.
    for (const [name, message, field, refusal] of [
      [' ab ', 'm', 'Nome', 'nome muito curto'],
      ['abc', '  ', 'Mensagem', 'Obrigatório'],
      ['abc', '', 'Mensagem', 'Obrigatório'],
    ] as const) {
      type('Nome', name);
      type('Mensagem', message);
      await outwait(() => fireEvent.click(save()));
      expect(asked).toEqual([]);
      expect(screen.getByRole('textbox', { name: field })).toHaveAccessibleDescription(refusal);
    }
    type('Nome', 'abc');
    type('Mensagem', 'm');
    await user.click(save());
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it('[FILE-01] [FILE-03] [FILE-06] [FILE-07] [FILE-08] [CALL-114] [CALL-117] [LIST-08] [LIST-11] [SHELL-14] several files are added, named and uploaded with the ids the server returned', async () => {
    const create = createRecordedRoute({
      body: {
        ...materials,
        // Not in the order sent, as servers do.
        options: [
          { id: 12, name: 'Folder', path: 'folder.png', mediaType: 'image/png' },
          { id: 11, name: 'contrato', path: 'contrato.pdf', mediaType: 'application/pdf' },
        ],
      },
    });
    const uploads = createUploads();
    const { user, calls } = await openNew({ 'POST /files': create.route, 'POST /files/uploadList/4': uploads.route });
    type('Nome', ' Materiais ');
    type('Mensagem', ' Divulgação ');
    choose(
      'Adicionar arquivo',
      pdf('contrato.pdf'),
      pdf('demais.pdf'),
      new File(['x'], 'folder.png', { type: 'image/png' }),
    );
    // Not stored yet, so nothing is asked.
    await user.click(screen.getByRole('button', { name: 'Remover o arquivo 2' }));
    expect(screen.queryByRole('button', { name: 'Remover o arquivo 3' })).not.toBeInTheDocument();
    // A file without a name says nothing to who sends it.
    type('Nome do arquivo 2', '  ');
    await user.click(save());
    const refusal = await screen.findByText('Obrigatório');
    expect(refusal.closest('.ant-form-item')).toContainElement(screen.getByLabelText('Nome do arquivo 2'));
    expect(create.asked).toEqual([]);
    type('Nome do arquivo 2', ' Folder ');
    await user.click(save());
    await findSuccess(SAVED);
    expect(create.asked.map(({ body }) => body)).toEqual([
      {
        name: 'Materiais',
        message: 'Divulgação',
        userId: 10,
        options: [
          { name: 'contrato', path: 'contrato.pdf', mediaType: 'application/pdf' },
          { name: 'Folder', path: 'folder.png', mediaType: 'image/png' },
        ],
      },
    ]);
    const form = (id: string, name: string, file: string, type: string) => [
      ['fileId', '4'],
      ['typeArch', 'fileList'],
      ['mediaType', type],
      ['name', name],
      ['id', id],
      ['files', file],
    ];
    expect(uploads.sent).toEqual([
      form('11', 'contrato', 'contrato.pdf', 'application/pdf'),
      form('12', 'Folder', 'folder.png', 'image/png'),
    ]);
    expect(ownCalls(calls).at(-1)).toBe('GET /files/4');
    // A save shows its toast, then closes the dialog.
    await eventually(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[FILE-01] [FILE-04] [FILE-05] [FILE-06] [FILE-07] [FILE-08] [CALL-113] [CALL-115] [LIST-08] a stored option keeps its id, and only newly chosen files are uploaded', async () => {
    const update = createRecordedRoute({
      body: {
        ...materials,
        options: [...materials.options, { id: 8, name: 'novo', path: 'novo.pdf', mediaType: 'application/pdf' }],
      },
    });
    const uploads = createUploads();
    const older = { id: 6, name: 'Antigo', path: null, mediaType: null };
    const { user } = await open({
      'PUT /files/4': update.route,
      'POST /files/uploadList/4': uploads.route,
      // Changed since the list was read; of an older file the server knows only the name.
      'GET /files/4': { body: { ...materials, message: 'De novembro', options: [...materials.options, older] } },
    });
    await user.click(screen.getByRole('button', { name: 'Editar Materiais' }));
    expect(await screen.findByText('tabela.pdf')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('De novembro');
    choose('Adicionar arquivo', pdf('novo.pdf'));
    type('Nome', ' ab ');
    type('Mensagem', ' ');
    await outwait(() => fireEvent.click(save()));
    expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription('nome muito curto');
    expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveAccessibleDescription('Obrigatório');
    type('Nome', ' Materiais novos ');
    type('Mensagem', 'De dezembro');
    type('Nome do arquivo 1', 'Preços');
    await user.click(save());
    await findSuccess(SAVED);
    expect(update.asked).toHaveLength(1);
    expect(update.asked[0]?.body).toEqual({
      name: 'Materiais novos',
      message: 'De dezembro',
      userId: 10,
      options: [
        { id: 7, name: 'Preços', path: 'tabela.pdf', mediaType: 'application/pdf' },
        { id: 6, name: 'Antigo', path: '', mediaType: '' },
        { name: 'novo', path: 'novo.pdf', mediaType: 'application/pdf' },
      ],
    });
    expect(uploads.sent.map((form) => new Map(form).get('id'))).toEqual(['8']);
  });

  it('[FILE-03] [FILE-06] [FILE-07] [SHELL-14] [CALL-115] [CALL-117] a stored file can be replaced, and removed after a confirmation', async () => {
    const update = createRecordedRoute({
      body: { ...materials, options: [{ ...materials.options[0], path: 'nova.pdf' }] },
    });
    const uploads = createUploads();
    const { user } = await open({ 'PUT /files/4': update.route, 'POST /files/uploadList/4': uploads.route });
    await user.click(screen.getByRole('button', { name: 'Editar Materiais' }));
    await screen.findByText('tabela.pdf');
    // Only the system's dialog, which a test cannot answer, lies between the buttons and the choice.
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click');
    await user.click(screen.getByRole('button', { name: 'Trocar o arquivo 1' }));
    await user.click(screen.getByText('Adicionar arquivo'));
    const inputs = opened.mock.contexts.map((input) => (input as Element).getAttribute('aria-label'));
    opened.mockRestore();
    expect(inputs).toEqual(['Arquivo 1', 'Adicionar arquivo']);
    choose('Arquivo 1', pdf('nova.pdf'));
    await user.click(save());
    await screen.findByText(SAVED);
    expect(update.asked[0]?.body).toMatchObject({ options: [{ id: 7, path: 'nova.pdf' }] });
    expect(uploads.sent.map((form) => [new Map(form).get('id'), new Map(form).get('files')])).toEqual([
      ['7', 'nova.pdf'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Editar Materiais' }));
    const askToRemove = async (answer: string) => {
      await user.click(await screen.findByRole('button', { name: 'Remover o arquivo 1' }));
      const question = within(await findQuestion('Remover “Tabela”?'));
      await user.click(question.getByRole('button', { name: answer }));
    };
    await askToRemove('Cancelar');
    expect(screen.getByText(/\.pdf$/)).toBeInTheDocument();
    await askToRemove('Remover');
    await waitFor(() => expect(screen.queryByText(/\.pdf$/)).not.toBeInTheDocument());
    await user.click(save());
    await waitFor(() => expect(update.asked[1]?.body).toMatchObject({ options: [] }));
  });

  it('[FILE-07] [FILE-08] [CALL-115] a refused change uploads nothing and keeps the chosen file', async () => {
    const { user, calls } = await open({ 'PUT /files/4': { status: 400, body: { error: 'odd' } } });
    await user.click(screen.getByRole('button', { name: 'Editar Materiais' }));
    await screen.findByText('tabela.pdf');
    choose('Arquivo 1', pdf('nova.pdf'));
    await user.click(save());
    expect(await screen.findByText('Não foi possível salvar. Confira os dados e tente novamente.')).toBeInTheDocument();
    expect(screen.getByText('nova.pdf')).toBeInTheDocument();
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it.each([
    ['whose name another list has', 'ERR_RATING_NAME_ALREADY_EXISTS', 'Já existe uma lista com este nome.'],
    ['for an unknown reason', 'odd', 'Não foi possível salvar. Confira os dados e tente novamente.'],
  ])('[FILE-08] [ERR-03] a save refused %s says so and keeps the form', async (_, error, text) => {
    const { user } = await openNew({ 'POST /files': { status: 400, body: { error } } });
    type('Nome', 'Materiais');
    type('Mensagem', 'm');
    await user.click(save());
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Materiais');
  });
});
