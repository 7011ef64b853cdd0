import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HelpsTab } from '@/features/settings/helps/HelpsTab';
import { serverEvents } from '@/realtime/serverEvents';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';
import { askToDelete, findQuestion } from '@tests/support/rendering/renderDialog';
import { fillScreen, ownCalls, renderPage, scrollTo, type } from '@tests/support/rendering/renderPage';

const first = { id: 1, title: 'Primeiros passos', description: 'Como atender', video: 'dQw4w9WgXcQ' };
const DONE = 'Operação realizada com sucesso!';

const open = (routes: FakeRoutes = {}) =>
  renderPage(HelpsTab, {
    routes: { 'GET /helps': { body: { records: [first], count: 1, hasMore: false } }, ...routes },
    user: aUser({ profile: 'admin', super: true }),
  });
const row = (name: RegExp) => screen.queryByRole('row', { name });
const save = () => screen.getByRole('button', { name: /Salvar$/ });
const fill = (title: string) => {
  type('Título', title);
  type('Descrição', 'descrição');
  type('Código do vídeo', 'aaaaaaaaaaa');
};

describe('the helps of the settings', () => {
  it('[HELP-01] [HELP-07] [CALL-152] show title, description and video', async () => {
    const { asked, route } = createRecordedRoute({ body: { records: [first], count: 1, hasMore: false } });
    await open({ 'GET /helps': route });
    expect(asked).toEqual([{ query: { searchParam: '', pageNumber: 1 }, body: undefined }]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Título',
      'Descrição',
      'Código do vídeo',
      'Ações',
    ]);
    const cells = within(row(/Primeiros passos/)!).getAllByRole('cell');
    expect(cells.slice(0, 3).map((cell) => cell.textContent)).toEqual([
      'Primeiros passos',
      'Como atender',
      'dQw4w9WgXcQ',
    ]);
  });

  it('[LIST-02] [HELP-07] [CALL-152] [CALL-155] [CALL-156] lists further pages near its end, and changes and deletes the row that was chosen', async () => {
    const second = { ...first, id: 2, title: 'Sobre filas' };
    const list = createRecordedRoute(
      { body: { records: [first], hasMore: true } },
      { body: { records: [second], hasMore: false } },
    );
    const saved = createRecordedRoute({ body: { ...second, video: null } });
    fillScreen();
    const { user, calls } = await open({
      'GET /helps': list.route,
      'PUT /helps/2': saved.route,
      'DELETE /helps/2': { body: { message: 'Help deleted' } },
    });
    scrollTo(screen.getByRole('region', { name: 'Vídeos de ajuda' }), 100);
    expect(await screen.findByRole('row', { name: /Sobre filas/ })).toBeInTheDocument();
    expect(list.asked.map(({ query }) => query)).toEqual([1, 2].map((pageNumber) => ({ searchParam: '', pageNumber })));
    await user.click(screen.getByRole('button', { name: 'Editar Sobre filas' }));
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Sobre filas');
    type('Código do vídeo', '');
    await user.click(save());
    await findSuccess(DONE);
    expect(saved.asked.map(({ body }) => body)).toEqual([
      { title: 'Sobre filas', description: 'Como atender', video: '' },
    ]);
    const question = await askToDelete(user, 'Sobre filas', 'Excluir a ajuda “Sobre filas”?');
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(row(/Sobre filas/)).not.toBeInTheDocument());
    expect(row(/Primeiros passos/)).toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith('DELETE '))).toEqual(['DELETE /helps/2']);
  });

  it('[HELP-07] [HELP-08] [CALL-154] [LIST-09] [LIST-11] a new video requires a title and is created', async () => {
    const created = { id: 2, title: 'Campanhas', description: 'descrição', video: 'aaaaaaaaaaa' };
    const { asked, route } = createRecordedRoute({ body: created });
    const { user } = await open({ 'POST /helps': route });
    await user.click(screen.getByRole('button', { name: 'Nova ajuda' }));
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('Título')).toHaveAccessibleDescription('Required'));
    expect(asked).toEqual([]);
    fill(' Campanhas ');
    await user.click(save());
    await findSuccess(DONE);
    expect(asked).toEqual([
      { query: undefined, body: { title: 'Campanhas', description: 'descrição', video: 'aaaaaaaaaaa' } },
    ]);
    expect(row(/Campanhas/)).toBeInTheDocument();
  });

  it('[HELP-07] [CALL-154] [LIST-11] a new video has a title and a description of 3 characters, or no description at all', async () => {
    const created = { id: 2, title: 'Oi!', description: null, video: null };
    const { asked, route } = createRecordedRoute({ body: created });
    const { user } = await open({ 'POST /helps': route, 'PUT /helps/2': route });
    await user.click(screen.getByRole('button', { name: 'Nova ajuda' }));
    type('Título', 'Oi ');
    type('Descrição', 'lá');
    await user.click(save());
    await waitFor(() => expect(screen.getAllByText('Too Short!')).toHaveLength(2));
    for (const name of ['Título', 'Descrição'])
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription('Too Short!');
    expect(asked).toEqual([]);
    type('Título', 'Oi!');
    type('Descrição', ' ');
    await user.click(save());
    await findSuccess(DONE);
    // Servers refuse an empty description.
    expect(asked.map(({ body }) => body)).toEqual([{ title: 'Oi!', video: '' }]);
    // What the server stored as nothing is empty in the form.
    await user.click(screen.getByRole('button', { name: 'Editar Oi!' }));
    type('Título', 'Olá!');
    await user.click(save());
    await waitFor(() => expect(asked[1]?.body).toEqual({ title: 'Olá!', description: '', video: '' }));
  });

  it('[HELP-07] [CALL-155] a change may empty the description, and a short title stays', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...first, title: 'Oi', description: '' } });
    const { user } = await open({ 'PUT /helps/1': route });
    await user.click(screen.getByRole('button', { name: 'Editar Primeiros passos' }));
    type('Título', 'Oi');
    type('Descrição', '');
    await user.click(save());
    await findSuccess(DONE);
    expect(asked.map(({ body }) => body)).toEqual([{ title: 'Oi', description: '', video: 'dQw4w9WgXcQ' }]);
  });

  it('[HELP-07] [HELP-08] [CALL-155] [LIST-09] an edit begins with what is stored, and sends all three fields as they were changed', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...first, title: 'Passos' } });
    const { user } = await open({ 'PUT /helps/1': route });
    await user.click(screen.getByRole('button', { name: 'Editar Primeiros passos' }));
    for (const [field, stored, changed] of [
      ['Título', 'Primeiros passos', ' Passos'],
      ['Descrição', 'Como atender', 'Como responder '],
      ['Código do vídeo', 'dQw4w9WgXcQ', ' bbbbbbbbbbb '],
    ] as const) {
      expect(screen.getByRole('textbox', { name: field })).toHaveValue(stored);
      type(field, changed);
    }
    await user.click(save());
    await findSuccess(DONE);
    const body = { title: 'Passos', description: 'Como responder', video: 'bbbbbbbbbbb' };
    expect(asked).toEqual([{ query: undefined, body }]);
    expect(row(/Passos/)).toBeInTheDocument();
  });

  it('[HELP-07] [HELP-08] [CALL-156] [LIST-09] [SHELL-13] [SHELL-14] a delete asks first', async () => {
    const { user, calls } = await open({ 'DELETE /helps/1': { body: { message: 'Help deleted' } } });
    const ask = () => askToDelete(user, 'Primeiros passos', 'Excluir a ajuda “Primeiros passos”?');
    await user.click((await ask()).getByRole('button', { name: 'Cancelar' }));
    const question = await ask();
    expect(calls).not.toContain('DELETE /helps/1');
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    await findSuccess(DONE);
    expect(calls.filter((call) => call === 'DELETE /helps/1')).toHaveLength(1);
    expect(row(/Primeiros passos/)).not.toBeInTheDocument();
  });

  it('[HELP-08] [HELP-09] [ERR-03] [CALL-154] [CALL-156] a failed save points at the name and the fields, a failed delete does not', async () => {
    const refusal = { status: 500, body: { error: 'ERR_INTERNAL_SERVER_ERROR' } };
    const { user, store } = await open({ 'POST /helps': refusal, 'DELETE /helps/1': refusal });
    const kinds = () => store.getState().toasts.map(({ kind }) => kind);
    await user.click(screen.getByRole('button', { name: 'Nova ajuda' }));
    fill('Campanhas');
    await user.click(save());
    expect(
      await screen.findByText(
        'Não foi possível realizar a operação. Verifique se já existe uma ajuda com o mesmo nome ou se os campos foram preenchidos corretamente.',
      ),
    ).toBeInTheDocument();
    expect(kinds()).toEqual(['error']);
    for (const [name, typed] of [
      ['Título', 'Campanhas'],
      ['Descrição', 'descrição'],
      ['Código do vídeo', 'aaaaaaaaaaa'],
    ] as const)
      expect(screen.getByRole('textbox', { name })).toHaveValue(typed);
    await user.click(screen.getByRole('button', { name: /Cancelar$/ }));
    await user.click(within(await findQuestion('Descartar alterações?')).getByRole('button', { name: 'Descartar' }));
    await user.click(screen.getByRole('button', { name: 'Excluir Primeiros passos' }));
    const question = await findQuestion('Excluir a ajuda “Primeiros passos”?');
    await user.click(within(question).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Não foi possível realizar a operação')).toBeInTheDocument();
    expect(new Set(kinds())).toEqual(new Set(['error']));
    expect(row(/Primeiros passos/)).toBeInTheDocument();
  });

  it('[HELP-07] [LIST-07] follow changes by colleagues', async () => {
    const { store, calls } = await open();
    const before = ownCalls(calls).length;
    await act(async () => {
      store.dispatch(serverEvents.help({ action: 'create', record: { ...first, id: 5, title: 'Vindo de fora' } }));
      store.dispatch(serverEvents.help({ action: 'update', record: { ...first, id: 5, title: 'Mudado de fora' } }));
      store.dispatch(serverEvents.help({ action: 'delete', id: 1 }));
    });
    expect(row(/Mudado de fora/)).toBeInTheDocument();
    expect(row(/Vindo de fora/)).not.toBeInTheDocument();
    expect(row(/Primeiros passos/)).not.toBeInTheDocument();
    expect(ownCalls(calls)).toHaveLength(before);
  });
});
