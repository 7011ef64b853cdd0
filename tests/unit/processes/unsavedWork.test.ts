import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  changesDiscarded,
  intervalChanged,
  variableAdded,
  variableRemoved,
  variableTyped,
} from '@/entities/company/campaignSettings/campaignChanges';
import { hoursTyped, tokenTyped } from '@/entities/company/settings/typedSettings';
import type { Task } from '@/entities/company/tasks/storedTasks';
import { taskEdited, taskTyped } from '@/entities/company/tasks/typedTask';
import type { KeptTexts } from '@/domain/device/keptTexts';
import type { EntitiesState } from '@/entities/base/state';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { createTestStore } from '@tests/support/createTestStore';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { ACCOUNT, aUser } from '@tests/support/records';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const known: Task = { text: 'Ligar', createdAt: '', updatedAt: '', account: ACCOUNT };
const storedTasks = (...tasks: readonly Task[]) => createMemoryStorage({ tasks: JSON.stringify(tasks) });

/** An app in which the user of `ACCOUNT` signs in; `again` is the next start on the same computer. */
const startApp = async (local = storedTasks(known), keptTexts = createMemoryRecords<KeptTexts>()) => {
  const storage = { keptTexts };
  const app = createTestStore({ local, storage });
  app.begin();
  await vi.advanceTimersByTimeAsync(0);
  const type = (...actions: readonly UnknownAction[]) => actions.forEach((action) => app.store.dispatch(action));
  const end = async (reason: 'elsewhere' | 'expired' | 'logout') => {
    app.store.dispatch(sessionEnded({ reason }));
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    ...app,
    storage,
    type,
    end,
    kept: () => keptTexts.readAll(ACCOUNT),
    again: () => startApp(local, keptTexts),
  };
};

const monday = { weekday: 'Segunda-feira', weekdayEn: 'monday', startTime: '07:00', endTime: '' };
const city = { key: 'cidade', value: 'Santos' };
const campaign = [
  intervalChanged({ messageInterval: 5 }),
  variableAdded(city),
  variableRemoved({ key: 'uf', value: 'SP' }),
  variableTyped({ key: 'frete', value: '' }),
];

const WORKS: readonly [string, readonly UnknownAction[], (state: EntitiesState) => unknown, unknown, UnknownAction][] =
  [
    ['task', [taskTyped('Comprar papel')], (state) => state.typedTask.added, 'Comprar papel', taskTyped('')],
    [
      'campaignSettings',
      campaign,
      (state) => state.campaignChanges,
      {
        changes: { intervals: { messageInterval: 5 }, added: [city], removed: [{ key: 'uf', value: 'SP' }] },
        typed: { key: 'frete', value: '' },
      },
      changesDiscarded(),
    ],
    ['openingHours', [hoursTyped([monday])], (state) => state.typedSettings.hours, [monday], hoursTyped([])],
  ];

describe.each(WORKS)('what is typed and not saved: %s', (form, actions, typedOf, typed, discard) => {
  it('is on disk a second later, and back at the next start until it is saved or discarded', async () => {
    const { type, kept, again } = await startApp();
    type(...actions);
    await vi.advanceTimersByTimeAsync(999);
    expect(await kept()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await kept()).map((one) => one.form)).toEqual([form]);
    // The app is killed.
    const next = await again();
    expect(typedOf(next.store.getState())).toEqual(typed);
    next.type(discard);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await kept()).toEqual([]);
  });

  it.each(['elsewhere', 'expired'] as const)('is kept at once where the session ends (%s)', async (reason) => {
    const { type, end, begin, store } = await startApp();
    type(...actions);
    await end(reason);
    begin(aUser({ id: 11 }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(typedOf(store.getState())).not.toEqual(typed);
    await end('logout');
    begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(typedOf(store.getState())).toEqual(typed);
  });

  it('[SEC-08] is forgotten when its user signs out', async () => {
    const { type, end, kept, again } = await startApp();
    type(...actions);
    await vi.advanceTimersByTimeAsync(1_000);
    await end('logout');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await kept()).toEqual([]);
    expect(typedOf((await again()).store.getState())).not.toEqual(typed);
  });

  it('is ignored where it is damaged', async () => {
    const { type, kept, local } = await startApp();
    type(...actions);
    await vi.advanceTimersByTimeAsync(1_000);
    const damaged = (await kept()).map(({ texts }) => ({ form, texts: { ...texts, typed: '{"added":' } }));
    const records = createMemoryRecords<KeptTexts>();
    for (const one of damaged) await records.put(ACCOUNT, form, one);
    expect(typedOf((await startApp(local, records)).store.getState())).not.toEqual(typed);
  });
});

it('what an earlier session typed gives way to what is typed before it is read', async () => {
  const { type, kept, storage } = await startApp();
  type(taskTyped('Comprar papel'));
  await vi.advanceTimersByTimeAsync(1_000);
  const next = createTestStore({ storage });
  next.begin();
  next.store.dispatch(taskTyped('Ligar'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(next.store.getState().typedTask.added).toBe('Ligar');
  expect(await kept()).toMatchObject([{ texts: { typed: expect.stringContaining('Ligar') as string } }]);
});

it('[SEC-08] what an earlier session typed is not for another account that signs in while it is read', async () => {
  const { type, storage } = await startApp();
  type(hoursTyped([monday]));
  await vi.advanceTimersByTimeAsync(1_000);
  const next = createTestStore({ storage });
  next.begin();
  next.store.dispatch(sessionEnded({ reason: 'expired' }));
  next.begin(aUser({ id: 11 }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(next.store.getState().typedSettings.hours).toEqual([]);
});

it.each([
  ['the shortcut', { key: 'frete', value: '' }],
  ['the content', { key: '', value: 'Grátis' }],
])('%s alone of a variable of campaigns is kept too', async (_, typed) => {
  const { type, again } = await startApp();
  type(variableTyped(typed));
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await again()).store.getState().campaignChanges.typed).toEqual(typed);
});

it('the token of the payment provider is never kept', async () => {
  const { type, end, kept } = await startApp();
  type(tokenTyped('tk-1'));
  await vi.advanceTimersByTimeAsync(1_000);
  await end('elsewhere');
  expect(await kept()).toEqual([]);
});

describe('a task that was being changed', () => {
  const change = [taskTyped('Comprar papel'), taskEdited(known), taskTyped('Ligar hoje')];

  it('[TODO-02] comes back as a change, while the text of a new one waits', async () => {
    const { type, again } = await startApp();
    type(...change);
    await vi.advanceTimersByTimeAsync(1_000);
    const { store } = await again();
    expect(store.getState().typedTask).toEqual({ added: 'Comprar papel', edited: { task: known, text: 'Ligar hoje' } });
  });

  it('is not lost where the task is gone: it follows the text of the new one', async () => {
    const { type, again, local } = await startApp();
    type(...change);
    await vi.advanceTimersByTimeAsync(1_000);
    local.removeItem('tasks');
    const { store } = await again();
    expect(store.getState().typedTask).toEqual({ added: 'Comprar papel Ligar hoje', edited: null });
  });

  it('whose text is as stored is nothing to keep', async () => {
    const { type, kept } = await startApp();
    type(taskEdited(known));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await kept()).toEqual([]);
  });
});
