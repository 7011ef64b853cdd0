import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Tag } from '@/protocol/records/tags';
import { TagsPage } from '@/features/tags/TagsPage';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';
import { askToDelete, dialogOf } from '@tests/support/rendering/renderDialog';
import { outwait, pass, renderPage, type } from '@tests/support/rendering/renderPage';

const vip: Tag = { id: 2, name: 'VIP', color: '#aa0000', kanban: 1 };
const server: FakeRoutes = {
  'GET /tags': {
    body: { tags: [{ id: 2, name: 'VIP', color: '#aa0000', ticketsCount: '7' }], count: [], hasMore: false },
  },
  'GET /tags/2': { body: vip },
};
const open = (routes: FakeRoutes = {}, facts: Parameters<typeof aUser>[0] = { profile: 'admin' }) =>
  renderPage(TagsPage, { routes: { ...server, ...routes }, user: aUser(facts) });
const save = () => screen.getByRole('button', { name: /Salvar$/ });
const kanban = () => screen.queryByRole('switch', { name: 'Coluna do kanban' });
const FAILED = 'Não foi possível realizar a operação';
/** A toast that reports an error. */
const findError = async (text: string) =>
  within(await within(screen.getByRole('region', { name: 'Avisos' })).findByRole('alert')).getByText(text);
const refused: FakeAnswer = { status: 403, body: { error: 'ERR_NO_PERMISSION' } };

describe('the tag dialog', () => {
  it('[TAG-02] [TAG-04] [TAG-07] [CALL-78] [LIST-09] creates a tag with name, colour, kanban and the current user', async () => {
    const { asked, route } = createRecordedRoute({ body: { id: 9, name: 'Atacado', color: '#00ff00', kanban: 1 } });
    const { user } = await open({ 'POST /tags': route });
    await user.click(screen.getByRole('button', { name: 'Nova tag' }));
    type('Nome', '  Atacado ');
    type('Cor', '#00ff00');
    await user.click(kanban()!);
    await user.click(save());
    await findSuccess('Operação realizada com sucesso!');
    expect(asked).toEqual([{ query: undefined, body: { name: 'Atacado', color: '#00ff00', kanban: 1, userId: 10 } }]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nova tag' })).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /Atacado/ })).toBeInTheDocument();
  });

  it('[TAG-04] [TAG-02] [A11Y-02] after the first tag the focus stays on the page, though the button of the empty list is gone', async () => {
    const { user } = await open({
      'GET /tags': { body: { tags: [], count: [], hasMore: false } },
      'POST /tags': { body: { id: 9, name: 'Atacado', color: '#00ff00' } },
    });
    await user.click(screen.getAllByRole('button', { name: 'Nova tag' }).at(-1)!);
    type('Nome', 'Atacado');
    type('Cor', '#00ff00');
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /Atacado/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Buscar tags' })).toHaveFocus());
  });

  it('[TAG-01] [TAG-03] [TAG-04] [TAG-07] [CALL-77] [CALL-79] [LIST-09] an edit loads the tag first, and keeps its ticket count', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...vip, name: 'VIP ouro' } });
    const stored = createRecordedRoute(
      { body: { ...vip, userId: 7 } },
      { body: { ...vip, name: 'VIP ouro', kanban: 0 } },
    );
    const { user } = await open({ 'PUT /tags/2': route, 'GET /tags/2': stored.route });
    await user.click(screen.getByRole('button', { name: 'Editar VIP' }));
    expect(await screen.findByRole('switch', { name: 'Coluna do kanban' })).toBeChecked();
    expect(screen.getByLabelText('Nome')).toHaveValue('VIP');
    expect(screen.getByLabelText('Cor')).toHaveValue('#aa0000');
    type('Nome', 'VIP ouro');
    await user.click(kanban()!);
    await user.click(save());
    const row = await screen.findByRole('row', { name: /VIP ouro/ });
    expect(within(row).getAllByRole('cell')[1]).toHaveTextContent('7');
    await findSuccess('Operação realizada com sucesso!');
    expect(asked[0]?.body).toEqual({ name: 'VIP ouro', color: '#aa0000', kanban: 0, userId: 10 });
    await user.click(screen.getByRole('button', { name: 'Editar VIP ouro' }));
    expect((await dialogOf('Editar tag')).getByRole('switch', { name: 'Coluna do kanban' })).not.toBeChecked();
    type('Cor', '#00ff00');
    await user.click(kanban()!);
    await user.click(save());
    const changed = { name: 'VIP ouro', color: '#00ff00', kanban: 1, userId: 10 };
    await waitFor(() => expect(asked[1]?.body).toEqual(changed));
  });

  it.each([
    ['an admin', true, { profile: 'admin' }],
    ['a supervisor', true, { profile: 'supervisor' }],
    ['a user', false, { profile: 'user' }],
    ['a super user who is neither', false, { profile: 'user', super: true }],
  ])(
    '[TAG-05] [PERM-14] [PERM-15] [CALL-79] the kanban switch of %s: %s, every other change is offered, and the stored value is kept',
    async (_, offered, facts) => {
      const { asked, route } = createRecordedRoute({ body: vip });
      const { user } = await open({ 'PUT /tags/2': route }, facts);
      for (const name of ['Nova tag', 'Excluir VIP']) expect(screen.getByRole('button', { name })).toBeEnabled();
      await user.click(screen.getByRole('button', { name: 'Editar VIP' }));
      await screen.findByRole('textbox', { name: 'Nome' });
      expect(kanban() !== null).toBe(offered);
      type('Nome', 'VIP ouro');
      await user.click(save());
      await waitFor(() => expect(asked[0]?.body).toMatchObject({ kanban: 1 }));
      await user.click(screen.getByRole('button', { name: 'Nova tag' }));
      const fresh = await dialogOf('Nova tag');
      expect(fresh.queryByRole('switch', { name: 'Coluna do kanban' }) !== null).toBe(offered);
    },
  );

  it.each(['Nova tag', 'Editar VIP'])(
    '[TAG-04] [TAG-06] [LIST-11] after %s a name that is missing or too short is refused beside its field without a call',
    async (button) => {
      const { user, calls } = await open();
      await user.click(screen.getByRole('button', { name: button }));
      await screen.findByRole('textbox', { name: 'Nome' });
      for (const [name, message] of [
        ['', 'Obrigatório'],
        ['ab', 'Mensagem muito curta'],
        ['   ', 'Obrigatório'],
        // Spaces around a name are not stored, so they do not count.
        [' ab ', 'Mensagem muito curta'],
      ] as const) {
        type('Nome', name);
        await outwait(() => fireEvent.click(save()));
        expect(screen.getByRole('textbox', { name: 'Nome' }), name).toHaveAccessibleDescription(message);
      }
      expect(calls.filter((call) => /^(?:POST|PUT) /.test(call))).toEqual([]);
    },
  );

  it('[LIST-05] saves 400 ms after the click, not at 399 ms', async () => {
    const { asked, route } = createRecordedRoute({ body: { id: 9, name: 'abc', color: '#000000' } });
    const { user } = await open({ 'POST /tags': route });
    await user.click(screen.getByRole('button', { name: 'Nova tag' }));
    type('Nome', 'abc');
    vi.useFakeTimers();
    try {
      fireEvent.click(save());
      await pass(0);
      expect(save()).toBeDisabled();
      await pass(399);
      expect(asked).toEqual([]);
      await pass(1);
      expect(asked).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('[TAG-04] [TAG-06] [TAG-07] [CALL-78] a name of 3 characters is accepted, and a plain tag is not a column', async () => {
    const { asked, route } = createRecordedRoute({ body: { id: 9, name: 'abc', color: '#000000' } });
    const { user } = await open({ 'POST /tags': route });
    await user.click(screen.getByRole('button', { name: 'Nova tag' }));
    type('Nome', 'abc');
    await user.click(save());
    await waitFor(() => expect(asked[0]?.body).toEqual({ name: 'abc', color: '#a4cccc', kanban: 0, userId: 10 }));
  });

  it.each([
    ['its code', refused],
    ['a 403 of other words', { status: 403, body: { error: 'Not allowed' } }],
  ])(
    '[TAG-05] [PERM-15] [SESS-12] [ERR-31] a denial, %s, is shown beside the button, and the typed values stay',
    async (_, answer) => {
      const { user, store } = await open({ 'PUT /tags/2': answer }, { profile: 'supervisor' });
      await user.click(screen.getByRole('button', { name: 'Editar VIP' }));
      await screen.findByRole('textbox', { name: 'Nome' });
      type('Nome', 'Outro nome');
      await user.click(save());
      const text = 'Você não tem permissão para isso. Fale com o administrador.';
      expect(await within(screen.getByRole('dialog', { name: 'Editar tag' })).findByText(text)).toBeInTheDocument();
      expect(screen.getAllByText(text)).toHaveLength(1);
      expect(store.getState().toasts).toEqual([]);
      expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Outro nome');
      expect(screen.getByRole('row', { name: /VIP/, hidden: true })).toBeInTheDocument();
      expect(screen.queryByRole('row', { name: /Outro nome/, hidden: true })).not.toBeInTheDocument();
    },
  );

  it.each([
    ['a new tag', 'Nova tag', 'POST /tags'],
    ['a changed tag', 'Editar VIP', 'PUT /tags/2'],
  ])(
    '[TAG-08] [ERR-03] [CALL-78] [CALL-79] %s that cannot be saved shows an error, and the form keeps its values',
    async (_, opener, call) => {
      const { user, calls } = await open({ [call]: { status: 500, body: {} } });
      await user.click(screen.getByRole('button', { name: opener }));
      await screen.findByRole('textbox', { name: 'Nome' });
      type('Nome', 'Outro nome');
      await user.click(save());
      expect(await findError(FAILED)).toBeInTheDocument();
      expect(calls).toContain(call);
      expect(screen.queryByText('Operação realizada com sucesso!')).not.toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Outro nome');
      expect(screen.getByRole('row', { name: /VIP/, hidden: true })).toBeInTheDocument();
      expect(screen.queryByRole('row', { name: /Outro nome/, hidden: true })).not.toBeInTheDocument();
    },
  );
});

describe('deleting a tag', () => {
  const ask = async (routes: FakeRoutes) => {
    const app = await open(routes);
    const question = await askToDelete(app.user, 'VIP', 'Excluir a tag “VIP”?');
    return { ...app, question };
  };

  it('[TAG-03] [TAG-08] [CALL-80] [LIST-09] [SHELL-14] asks first, then deletes and confirms with a toast', async () => {
    const { user, calls, question } = await ask({ 'DELETE /tags/2': { body: { message: 'Tag deleted' } } });
    expect(calls).not.toContain('DELETE /tags/2');
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    await findSuccess('Operação realizada com sucesso!');
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /tags/2']);
    expect(screen.queryByRole('row', { name: /VIP/ })).not.toBeInTheDocument();
  });

  it('[TAG-08] [SHELL-14] [CALL-80] makes no call when the question is answered with no; after a failure an error is shown and the tag stays', async () => {
    const { user, calls, question } = await ask({ 'DELETE /tags/2': { status: 500, body: {} } });
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    expect(calls).not.toContain('DELETE /tags/2');
    const again = await askToDelete(user, 'VIP', 'Excluir a tag “VIP”?');
    await user.click(again.getByRole('button', { name: 'Excluir' }));
    expect(await findError(FAILED)).toBeInTheDocument();
    expect(calls).toContain('DELETE /tags/2');
    expect(screen.queryByText('Operação realizada com sucesso!')).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /VIP/ })).toBeInTheDocument();
  });

  it('[TAG-08] [PERM-15] [SESS-12] [ERR-17] [ERR-31] [CALL-80] a deletion that the server denies twice says so, and the tag and the session stay', async () => {
    const { user, question, calls, store } = await ask({ 'DELETE /tags/2': refused });
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    expect(await findError('Você não tem permissão para isso. Fale com o administrador.')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /VIP/ })).toBeInTheDocument();
    expect(calls.filter((call) => call === 'DELETE /tags/2')).toHaveLength(2);
    expect(store.getState().session.status).toBe('signedIn');
  });
});
