import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { TodoPage } from '@/features/todolist/TodoPage';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { ownCalls, pasteInto, renderPage } from '@tests/support/rendering/renderPage';

/** The account of the page's user. */
const ME = 'test#10';

/** The page, and a way to leave it and to come back. */
const Screen = () => {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(!isShown)}>Menu</button>
      {isShown && <TodoPage />}
    </>
  );
};

const open = () => renderPage(Screen);
const texts = () => screen.queryAllByRole('listitem').map((item) => within(item).getAllByText(/./)[0]?.textContent);
const field = () => screen.getByRole('textbox');

type Opened = Awaited<ReturnType<typeof open>>;
const stored = ({ local }: Opened): { text: string; account?: string }[] => JSON.parse(local.getItem('tasks') ?? '[]');
/** Another window of this computer wrote the list. */
const writeElsewhere = ({ local }: Opened, tasks: unknown) =>
  act(async () => {
    local.setItem('tasks', typeof tasks === 'string' ? tasks : JSON.stringify(tasks));
    window.dispatchEvent(new StorageEvent('storage', { key: 'tasks' }));
  });

describe('the to-do list', () => {
  it('[TODO-01] [TODO-04] [ROUTE-12] adds a task, ignores an empty text, and calls no server', async () => {
    const app = await open();
    const before = ownCalls(app.calls).length;
    await app.user.type(field(), '  Ligar para Juliana {Enter}');
    expect(texts()).toEqual(['Ligar para Juliana']);
    expect(field()).toHaveValue('');
    await app.user.type(field(), '   {Enter}');
    expect(texts()).toHaveLength(1);
    expect(stored(app)).toEqual([
      { text: 'Ligar para Juliana', createdAt: expect.any(String), updatedAt: expect.any(String), account: ME },
    ]);
    await pasteInto(app.user, field(), 'Cobrar');
    await app.user.click(screen.getByRole('button', { name: 'Adicionar' }));
    expect(texts()).toEqual(['Ligar para Juliana', 'Cobrar']);
    await app.user.click(screen.getByRole('button', { name: 'Adicionar' }));
    expect(texts()).toHaveLength(2);
    await app.user.click(screen.getByRole('button', { name: 'Editar Cobrar' }));
    await app.user.type(field(), ' hoje{Enter}');
    await app.user.click(screen.getByRole('button', { name: 'Excluir Ligar para Juliana' }));
    expect(texts()).toEqual(['Cobrar hoje']);
    expect(ownCalls(app.calls)).toHaveLength(before);
  });

  it('[TODO-02] edits a task; while editing the button reads Salvar', async () => {
    const app = await open();
    await app.user.type(field(), 'Ligar{Enter}');
    await pasteInto(app.user, field(), 'Cobrar', '{Enter}');
    expect(screen.getByRole('button', { name: 'Adicionar' })).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Editar Ligar' }));
    expect(field()).toHaveValue('Ligar');
    expect(screen.queryByRole('button', { name: 'Adicionar' })).not.toBeInTheDocument();
    await pasteInto(app.user, field(), ' amanhã');
    await app.user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(texts()).toEqual(['Ligar amanhã', 'Cobrar']);
    expect(stored(app).map(({ text }) => text)).toEqual(['Ligar amanhã', 'Cobrar']);
    expect(screen.getByRole('button', { name: 'Adicionar' })).toBeVisible();
    expect(field()).toHaveValue('');
    // An empty text changes nothing either.
    await app.user.click(screen.getByRole('button', { name: 'Editar Cobrar' }));
    await app.user.clear(field());
    await app.user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(texts()).toEqual(['Ligar amanhã', 'Cobrar']);
  });

  it('[TODO-01] [TODO-02] [TODO-03] what this computer cannot store stays: the text in the field, new or edited, and the task', async () => {
    const app = await open();
    await app.user.type(field(), 'Ligar{Enter}');
    const full = vi.spyOn(app.local, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      await pasteInto(app.user, field(), 'Cobrar', '{Enter}');
      expect(field()).toHaveValue('Cobrar');
      await app.user.click(screen.getByRole('button', { name: 'Editar Ligar' }));
      await pasteInto(app.user, field(), ' amanhã', '{Enter}');
      expect(field()).toHaveValue('Ligar amanhã');
      expect(screen.getByRole('button', { name: 'Salvar' })).toBeInTheDocument();
      await app.user.click(screen.getByRole('button', { name: 'Excluir Ligar' }));
      expect(texts()).toEqual(['Ligar']);
      expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
      expect(field()).toHaveValue('Ligar amanhã');
    } finally {
      full.mockRestore();
    }
    await app.user.type(field(), '{Enter}');
    expect(texts()).toEqual(['Ligar amanhã']);
  });

  it('[TODO-03] deletes a task', async () => {
    const app = await open();
    await app.user.type(field(), 'Ligar{Enter}');
    await app.user.click(screen.getByRole('button', { name: 'Excluir Ligar' }));
    expect(texts()).toEqual([]);
    expect(stored(app)).toEqual([]);
    expect(screen.getByText('Nenhuma tarefa ainda')).toBeInTheDocument();
  });

  it('[TODO-03] [SHELL-14] a deletion can be undone, which restores the task in its place', async () => {
    const app = await open();
    for (const text of ['Um', 'Dois', 'Três']) await app.user.type(field(), `${text}{Enter}`);
    const before = stored(app);
    await app.user.click(screen.getByRole('button', { name: 'Excluir Dois' }));
    expect(texts()).toEqual(['Um', 'Três']);
    await app.user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(texts()).toEqual(['Um', 'Dois', 'Três']);
    expect(stored(app)).toEqual(before);
    expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Excluir Três' }));
    await app.user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(stored(app)).toEqual(before);
  });

  it('[TODO-04] [FMT-03] shows tasks of this account and those without an account; other tasks are preserved', async () => {
    const app = await open();
    const old = { text: 'Antiga', createdAt: '2026-01-01T10:00:00.000Z', updatedAt: '2026-01-01T10:00:00.000Z' };
    const foreign = { text: 'De outra pessoa', account: 'test#99', extra: 1 };
    await writeElsewhere(app, [foreign, old, 'unreadable']);
    expect(texts()).toEqual(['Antiga']);
    expect(screen.getByText(/\b01\/01\/2026 07:00$/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Excluir Antiga' }));
    await app.user.type(field(), 'Nova{Enter}');
    expect(stored(app)).toEqual([foreign, 'unreadable', expect.objectContaining({ text: 'Nova' })]);
  });

  it('[TODO-04] [DESK-19] the tasks are there again after a restart, from the storage they were written to', async () => {
    const app = await open();
    await app.user.type(field(), 'Ligar{Enter}');
    expect(stored(app).map(({ text }) => text)).toEqual(['Ligar']);
    app.unmount();
    expect(screen.queryByText('Ligar')).not.toBeInTheDocument();
    await renderPage(TodoPage, { local: app.local });
    expect(texts()).toEqual(['Ligar']);
  });

  it('[TODO-02] the text of a new task waits while another one is edited', async () => {
    const app = await open();
    await app.user.type(field(), 'Ligar{Enter}');
    await pasteInto(app.user, field(), 'Cobrar');
    await app.user.click(screen.getByRole('button', { name: 'Editar Ligar' }));
    await pasteInto(app.user, field(), ' amanhã');
    await app.user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(texts()).toEqual(['Ligar']);
    expect(field()).toHaveValue('Cobrar');
    await app.user.click(screen.getByRole('button', { name: 'Editar Ligar' }));
    await app.user.type(field(), ' hoje{Enter}');
    expect(field()).toHaveValue('Cobrar');
    await app.user.type(field(), '{Enter}');
    expect(texts()).toEqual(['Ligar hoje', 'Cobrar']);
    expect(field()).toHaveValue('');
  });

  it('[TODO-01] [TODO-02] [TODO-04] what is typed and not saved stays when the page is left, and ends with the session', async () => {
    const app = await open();
    const leaveAndReturn = async () => {
      await app.user.click(screen.getByRole('button', { name: 'Menu' }));
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      await app.user.click(screen.getByRole('button', { name: 'Menu' }));
    };
    await app.user.type(field(), 'Ligar{Enter}');
    await pasteInto(app.user, field(), 'Cobrar');
    await leaveAndReturn();
    expect(field()).toHaveValue('Cobrar');
    await app.user.click(screen.getByRole('button', { name: 'Editar Ligar' }));
    await pasteInto(app.user, field(), ' amanhã');
    await leaveAndReturn();
    expect(field()).toHaveValue('Ligar amanhã');
    await app.user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(texts()).toEqual(['Ligar amanhã']);
    await leaveAndReturn();
    expect(field()).toHaveValue('Cobrar');
    await act(async () => void app.store.dispatch(sessionEnded({ reason: 'logout' })));
    expect(field()).toHaveValue('');
    // The tasks themselves are still on this computer.
    expect(stored(app).map(({ text }) => text)).toEqual(['Ligar amanhã']);
  });

  it('[TODO-02] the change of a task is dropped for another task or by Escape only after a question', async () => {
    const app = await open();
    for (const text of ['Ligar', 'Cobrar']) await app.user.type(field(), `${text}{Enter}`);
    const answer = async (name: string) => {
      const question = await findQuestion('Descartar alterações?');
      await app.user.click(within(question).getByRole('button', { name }));
    };
    await app.user.click(screen.getByRole('button', { name: 'Editar Ligar' }));
    await pasteInto(app.user, field(), ' amanhã');
    await app.user.click(screen.getByRole('button', { name: 'Editar Cobrar' }));
    await answer('Cancelar');
    expect(field()).toHaveValue('Ligar amanhã');
    await app.user.type(field(), '{Escape}');
    await answer('Cancelar');
    expect(field()).toHaveValue('Ligar amanhã');
    await app.user.click(screen.getByRole('button', { name: 'Editar Cobrar' }));
    await answer('Descartar');
    expect(field()).toHaveValue('Cobrar');
    expect(texts()).toEqual(['Ligar', 'Cobrar']);
  });

  it('[TODO-02] [TODO-03] a task that is deleted is no longer being edited, also after another one was deleted', async () => {
    const app = await open();
    for (const text of ['Um', 'Dois']) await app.user.type(field(), `${text}{Enter}`);
    await app.user.click(screen.getByRole('button', { name: 'Editar Um' }));
    await app.user.click(screen.getByRole('button', { name: 'Excluir Dois' }));
    expect(texts()).toEqual(['Um']);
    expect(field()).toHaveValue('Um');
    await app.user.click(screen.getByRole('button', { name: 'Excluir Um' }));
    expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
    expect(field()).toHaveValue('');
    await app.user.type(field(), 'Três{Enter}');
    expect(texts()).toEqual(['Três']);
  });

  it('[TODO-02] tasks without a date stay distinct while they are edited', async () => {
    const app = await open();
    await writeElsewhere(app, [{ text: 'Ligar' }, { text: 'Cobrar' }]);
    await app.user.click(screen.getByRole('button', { name: 'Editar Ligar' }));
    await app.user.click(screen.getByRole('button', { name: 'Editar Cobrar' }));
    expect(field()).toHaveValue('Cobrar');
  });

  it('[TODO-02] a text is not lost when another window deletes its task meanwhile', async () => {
    const app = await open();
    await app.user.type(field(), 'Ligar{Enter}');
    await app.user.click(screen.getByRole('button', { name: 'Editar Ligar' }));
    await pasteInto(app.user, field(), ' amanhã');
    await writeElsewhere(app, []);
    await app.user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(texts()).toEqual(['Ligar amanhã']);
  });

  it('[TODO-04] follows changes from another window, and treats damaged data as an empty list', async () => {
    const app = await open();
    await writeElsewhere(app, [{ text: 'De outra janela', account: ME }]);
    expect(texts()).toEqual(['De outra janela']);
    await writeElsewhere(app, '{{');
    expect(texts()).toEqual([]);
  });
});
