import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { eventually } from '@tests/support/eventually';
import { type } from '@tests/support/rendering/renderPage';
import { createHeldRoute, hold } from '@tests/support/hold';
import { aUser } from '@tests/support/records';
import { choose, createUploads, materials, open, openNew, pdf, save, SAVED } from './filesPage';

/** Saves the open new list with these files. */
const saveNew = (user: UserEvent, ...files: readonly File[]) => {
  type('Nome', 'Materiais');
  type('Mensagem', 'm');
  choose('Adicionar arquivo', ...files);
  return user.click(save());
};

const twoFiles = ['grande', 'pequeno'].map((name, index) => ({
  id: 20 + index,
  name,
  path: `${name}.pdf`,
  mediaType: 'application/pdf',
}));
const withTwoFiles = { body: { ...materials, options: twoFiles } };

it('[FILE-06] [FILE-07] [CALL-117] [OFF-09] [COMPAT-01] [CALL-114] [CALL-113] [FILE-08] a failed file shows why beside itself, the others continue, and the next save sends it alone', async () => {
  const failures: Record<string, FakeAnswer> = { 'grande.pdf': { status: 413, body: '<html>413</html>' } };
  const uploads = createUploads(failures);
  const update = createRecordedRoute(withTwoFiles);
  const { user } = await openNew({
    // Without its files, whose ids are then read.
    'POST /files': { body: { id: 4, name: 'Materiais' } },
    'GET /files/4': withTwoFiles,
    'PUT /files/4': update.route,
    'POST /files/uploadList/4': uploads.route,
  });
  await saveNew(user, pdf('grande.pdf'), pdf('pequeno.pdf'));
  expect(await screen.findByText('O servidor recusou o arquivo por ser grande demais.')).toBeInTheDocument();
  expect(await screen.findByText(/A lista foi salva, mas nem todos os arquivos chegaram/)).toBeInTheDocument();
  expect(screen.getByText('Enviado')).toBeInTheDocument();
  expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
  delete failures['grande.pdf'];
  await user.click(save());
  await findSuccess(SAVED);
  expect(update.asked[0]?.body).toMatchObject({ options: [{ id: 20 }, { id: 21 }] });
  expect(uploads.sent.map((form) => ['id', 'files'].map((key) => new Map(form).get(key)))).toEqual([
    ['20', 'grande.pdf'],
    ['21', 'pequeno.pdf'],
    ['20', 'grande.pdf'],
  ]);
});

it('[FILE-06] [FILE-07] [CALL-117] of two files with one name each is uploaded with the id of its own option', async () => {
  const uploads = createUploads();
  // Not in the order sent, as servers do.
  const options = twoFiles.map((option) => ({ ...option, name: 'Tabela' })).toReversed();
  const { user } = await openNew({
    'POST /files': { body: { ...materials, options } },
    'POST /files/uploadList/4': uploads.route,
  });
  type('Nome', 'Materiais');
  type('Mensagem', 'm');
  choose('Adicionar arquivo', pdf('grande.pdf'), pdf('pequeno.pdf'));
  for (const place of [1, 2]) type(`Nome do arquivo ${place}`, 'Tabela');
  await user.click(save());
  await findSuccess(SAVED);
  expect(uploads.sent.map((form) => ['id', 'files'].map((key) => new Map(form).get(key)))).toEqual([
    ['20', 'grande.pdf'],
    ['21', 'pequeno.pdf'],
  ]);
});

/** A new list whose only file is on its way, until `arrive` answers the upload. */
const openDuringUpload = async (updated: object) => {
  const { held, release: arrive } = hold<FakeAnswer>();
  const update = createRecordedRoute({ body: updated });
  const { user } = await openNew({
    'POST /files': {
      body: { ...materials, options: [{ ...materials.options[0], name: 'grande', path: 'grande.pdf' }] },
    },
    'PUT /files/4': update.route,
    'POST /files/uploadList/4': () => held,
  });
  await saveNew(user, pdf('grande.pdf'));
  expect(await screen.findByText(/^Enviando/)).toBeInTheDocument();
  return { user, update, arrive };
};

it('[OFF-09] [FILE-06] the upload of a file shows its progress in percent', async () => {
  const { user, services } = await openNew({
    'POST /files': {
      body: { ...materials, options: [{ ...materials.options[0], name: 'grande', path: 'grande.pdf' }] },
    },
  });
  let move = (_part: number): void => {};
  vi.spyOn(services.api.fileLists, 'upload').mockImplementation(({ onProgress }) => {
    move = onProgress!;
    return new Promise(() => {});
  });
  await saveNew(user, pdf('grande.pdf'));
  for (const [part, percent] of [
    [0, 0],
    [0.647, 64],
    [1, 100],
  ] as const) {
    await screen.findByText(/^Enviando/);
    await act(async () => move(part));
    expect(screen.getByText(`Enviando, ${percent}%`)).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'grande.pdf' })).toHaveAttribute('aria-valuenow', String(percent));
  }
});

it('[FILE-03] a file added and a name typed during the uploads stay, and go with the next save', async () => {
  const { user, update, arrive } = await openDuringUpload(materials);
  type('Nome do arquivo 1', 'Tabela de preços');
  choose('Adicionar arquivo', pdf('novo.pdf'));
  await act(async () => arrive({ status: 413, body: '<html>413</html>' }));
  expect(await screen.findByText(/A lista foi salva, mas nem todos os arquivos chegaram/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nome do arquivo 1' })).toHaveValue('Tabela de preços');
  expect(screen.getByText('novo.pdf')).toBeInTheDocument();
  await user.click(save());
  await waitFor(() =>
    expect(update.asked[0]?.body).toMatchObject({ options: [{ id: 7, name: 'Tabela de preços' }, { name: 'novo' }] }),
  );
});

it('[FILE-06] a file that arrived while the removal of another one was asked is not sent again', async () => {
  const { held, release: arrive } = hold<FakeAnswer>();
  const uploads = createUploads();
  const { user } = await openNew({
    'POST /files': withTwoFiles,
    'GET /files/4': withTwoFiles,
    'PUT /files/4': withTwoFiles,
    'POST /files/uploadList/4': async (call) => {
      uploads.route(call);
      return uploads.sent.length === 1 ? { status: 413, body: '' } : held;
    },
  });
  await saveNew(user, pdf('grande.pdf'), pdf('pequeno.pdf'));
  await waitFor(() => expect(uploads.sent).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Remover o arquivo 1' }));
  const question = within(await findQuestion('Remover “grande”?'));
  await act(async () => arrive({ body: {} }));
  await waitFor(() => expect(save()).toBeEnabled());
  fireEvent.click(question.getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(screen.queryByText('grande.pdf')).not.toBeInTheDocument());
  await user.click(save());
  await findSuccess(SAVED);
  expect(uploads.sent).toHaveLength(2);
});

it('[FILE-06] a list stays open while the removal of a file is asked, and what is confirmed goes with the next save', async () => {
  const { user, update, arrive } = await openDuringUpload({ ...materials, options: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Remover o arquivo 1' }));
  const question = within(await findQuestion('Remover “grande”?'));
  await act(async () => arrive({ body: {} }));
  expect(await screen.findByText('Enviado')).toBeInTheDocument();
  fireEvent.click(question.getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Há alterações que ainda não foram salvas.')).toBeInTheDocument();
  expect(screen.queryByText('grande.pdf')).not.toBeInTheDocument();
  await user.click(save());
  await findSuccess(SAVED);
  expect(update.asked.map(({ body }) => body)).toMatchObject([{ options: [] }]);
});

it('[FILE-06] a list whose file stays after all closes once that is answered', async () => {
  const { update, arrive } = await openDuringUpload(materials);
  fireEvent.click(screen.getByRole('button', { name: 'Remover o arquivo 1' }));
  const question = within(await findQuestion('Remover “grande”?'));
  await act(async () => arrive({ body: {} }));
  await screen.findByText('Enviado');
  fireEvent.click(question.getByRole('button', { name: 'Cancelar' }));
  await findSuccess(SAVED);
  expect(update.asked).toEqual([]);
});

it.each<[string, () => void | Promise<void>, object]>([
  ['the name of a file', () => type('Nome do arquivo 1', 'Preços'), { options: [{ id: 7, name: 'Preços' }] }],
  ['the message', () => type('Mensagem', 'outra'), { message: 'outra' }],
  [
    'the list itself',
    async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Remover o arquivo 1' }));
      const question = within(await findQuestion('Remover “grande”?'));
      fireEvent.click(question.getByRole('button', { name: 'Remover' }));
      await waitFor(() => expect(screen.queryByText('grande.pdf')).not.toBeInTheDocument());
    },
    { options: [] },
  ],
])(
  '[FILE-03] [FILE-06] %s changed during uploads that succeed is not lost: it goes with the next save',
  async (_, change, sent) => {
    const { user, update, arrive } = await openDuringUpload({ ...materials, options: [] });
    await change();
    await act(async () => arrive({ body: {} }));
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    await findSuccess(SAVED);
    expect(update.asked.map(({ body }) => body)).toMatchObject([sent]);
  },
);

it('[FILE-07] [SEC-08] [CALL-117] files that wait for their upload when the session ends are not sent in the next one', async () => {
  const upload = createHeldRoute();
  const options = ['um', 'dois'].map((name, index) => ({ id: 20 + index, fileId: 4, name, path: `${name}.pdf` }));
  const { user, store, calls, begin } = await openNew({
    'POST /files': { body: { id: 4, name: 'Materiais', message: 'm', companyId: 1, options } },
    'POST /files/uploadList/4': upload.route,
  });
  await saveNew(user, pdf('um.pdf'), pdf('dois.pdf'));
  await eventually(() => expect(upload.isAsked()).toBe(true));
  act(() => void store.dispatch(sessionEnded({ reason: 'logout', cause: 'test' })));
  act(() => begin(aUser({ id: 20, companyId: 2 })));
  await act(async () => upload.answer({ body: { mensagem: 'Arquivos atualizados' } }));
  await act(async () => {});
  const later = calls.slice(calls.indexOf('POST /files/uploadList/4') + 1);
  expect(later.filter((call) => /\/files\/(uploadList\/)?4$/.test(call))).toEqual([]);
});

it('[FILE-03] the question about removing a file is not about another one that a colleague has put there meanwhile', async () => {
  const { user, store } = await open();
  await user.click(screen.getByRole('button', { name: 'Editar Materiais' }));
  await user.click(await screen.findByRole('button', { name: 'Remover o arquivo 1' }));
  const question = await findQuestion('Remover “Tabela”?');
  const record = { ...materials, options: [{ ...materials.options[0]!, path: 'nova.pdf' }] };
  await act(async () => void store.dispatch(serverEvents.file({ action: 'update', record })));
  await user.click(within(question).getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('nova.pdf')).toBeInTheDocument();
});
