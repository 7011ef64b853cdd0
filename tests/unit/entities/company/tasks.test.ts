import { describe, expect, it } from 'vitest';
import { isTaskChange, putTaskBack, readTasks, writeTask, type Task } from '@/entities/company/tasks/storedTasks';
import { changeTask, loadTasks, taskPutBack } from '@/entities/company/tasks/tasks';
import { createTestStore } from '@tests/support/createTestStore';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { ACCOUNT } from '@tests/support/records';

const task = (text: string, account?: string): Task => ({
  text,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
  ...(account !== undefined && { account }),
});
const stored = (...entries: unknown[]) => createMemoryStorage({ tasks: JSON.stringify(entries) });
const textsIn = (local: Storage, account = 'a') => readTasks(local, account).map(({ text }) => text);

describe('the stored tasks', () => {
  it('[TODO-04] are those of the account and those of nobody', () => {
    expect(textsIn(stored(task('um'), task('dois', 'a'), task('três', 'b')))).toEqual(['um', 'dois']);
  });

  it('[TODO-04] that are unreadable do not count, and neither does a damaged list', () => {
    expect(textsIn(stored(task('um'), 7, { text: 3 }, null))).toEqual(['um']);
    expect(textsIn(createMemoryStorage({ tasks: '{}' }))).toEqual([]);
    expect(readTasks(stored({ text: 'um', createdAt: null, updatedAt: 1 }), 'a')).toEqual([
      { text: 'um', createdAt: '', updatedAt: '1' },
    ]);
  });

  it('[TODO-01] [TODO-02] [TODO-03] are added, changed and removed in their place, and all others stay as they were', () => {
    const local = stored(task('um'), { odd: true }, task('dois'), task('três', 'b'));
    writeTask(local, task('dois'), task('2'));
    expect(JSON.parse(local.getItem('tasks') ?? '')).toEqual([task('um'), { odd: true }, task('2'), task('três', 'b')]);
    writeTask(local, task('um'), null);
    expect(textsIn(local)).toEqual(['2']);
    writeTask(local, null, task('novo'));
    expect(JSON.parse(local.getItem('tasks') ?? '').at(-1)).toEqual(task('novo'));
  });

  it('[TODO-03] that are removed leave nothing in their place', () => {
    const local = stored(task('um'), task('dois'));
    writeTask(local, task('um'), null);
    expect(JSON.parse(local.getItem('tasks') ?? '')).toEqual([task('dois')]);
  });

  it('[TODO-03] are told from others of the same text, of another moment or account', () => {
    const earlier = { ...task('um', 'a'), createdAt: '2026-11-20T12:00:00.000Z' };
    const local = stored(task('um', 'b'), task('um'), earlier, task('um', 'a'));
    writeTask(local, task('um', 'a'), null);
    expect(JSON.parse(local.getItem('tasks') ?? '')).toEqual([task('um', 'b'), task('um'), earlier]);
  });

  it('return at the end, not at an unreadable one, when nothing followed', () => {
    const local = stored({ odd: true }, task('um'));
    putTaskBack(local, task('dois'), null);
    writeTask(local, null, task('três'));
    expect(JSON.parse(local.getItem('tasks') ?? '')).toEqual([{ odd: true }, task('um'), task('dois'), task('três')]);
  });

  it('that another window removed are added again by a change, and cannot be removed twice', () => {
    const local = stored(task('um'));
    writeTask(local, task('gone'), task('again'));
    expect(textsIn(local)).toEqual(['um', 'again']);
    writeTask(local, task('gone'), null);
    expect(textsIn(local)).toEqual(['um', 'again']);
  });

  it('return before the one that followed, else at the end', () => {
    const local = stored(task('um'), task('três'));
    putTaskBack(local, task('dois'), task('três'));
    putTaskBack(local, task('quatro'), null);
    putTaskBack(local, task('cinco'), task('gone'));
    expect(textsIn(local)).toEqual(['um', 'dois', 'três', 'quatro', 'cinco']);
  });

  it('are changed by another window under their key, or when it clears everything', () => {
    expect([isTaskChange({ key: 'tasks' }), isTaskChange({ key: null }), isTaskChange({ key: 'theme' })]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('the tasks of a user', () => {
  it('[TODO-01] are trimmed, dated and marked with the account; an empty one is ignored', async () => {
    const app = createTestStore();
    app.begin();
    await app.store.dispatch(changeTask({ before: null, text: '  Ligar ' }));
    await app.store.dispatch(changeTask({ before: null, text: '   ' }));
    const [first] = app.store.getState().tasks;
    expect(app.store.getState().tasks).toHaveLength(1);
    expect(first).toMatchObject({ text: 'Ligar', account: ACCOUNT });
    expect(first?.createdAt).toBe(first?.updatedAt);
    expect(readTasks(app.local, ACCOUNT)).toEqual(app.store.getState().tasks);
  });

  it('[TODO-02] [TODO-03] keep their beginning when they change, and come back after a deletion', async () => {
    const old = task('Ligar', ACCOUNT);
    const app = createTestStore({ local: stored(old, task('Depois', ACCOUNT)) });
    app.begin();
    await app.store.dispatch(loadTasks());
    await app.store.dispatch(changeTask({ before: old, text: 'Escrever' }));
    const [changed, follower] = app.store.getState().tasks;
    expect(changed).toMatchObject({ text: 'Escrever', createdAt: old.createdAt });
    expect(changed?.updatedAt).not.toBe(old.updatedAt);
    await app.store.dispatch(changeTask({ before: changed ?? null, text: null }));
    expect(app.store.getState().tasks.map(({ text }) => text)).toEqual(['Depois']);
    app.store.dispatch(taskPutBack({ task: changed as Task, follower: follower ?? null }));
    await Promise.resolve();
    await app.store.dispatch(loadTasks());
    expect(app.store.getState().tasks.map(({ text }) => text)).toEqual(['Escrever', 'Depois']);
  });
});
