import { describe, expect, it } from 'vitest';
import { type Draft, selectDraft } from '@/entities/conversations/drafts/draftsState';
import { draftChanged, draftCleared, lateTextTyped } from '@/entities/conversations/drafts/draftsSlice';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createTestStore } from '@tests/support/createTestStore';
import { eventually } from '@tests/support/eventually';
import { createMemoryRecords } from '@/lib/memoryRecords';

const draft = (text: string, ticketId = 1): Draft => ({ ticketId, text, quotedMsgId: null, attachments: [] });
const settle = () => eventually(() => {});

const createWorld = (disk = createMemoryRecords<Draft>()) => {
  const world = createTestStore({ storage: { drafts: disk } });
  world.begin();
  return { ...world, disk, shown: () => selectDraft(world.store.getState(), 1)?.text };
};

describe('drafts', () => {
  it('[OFF-04] are on disk and restored after a restart', async () => {
    const world = createWorld();
    const answer = { ...draft('Bom d'), quotedMsgId: 'M1' };
    world.store.dispatch(draftChanged(answer));
    await eventually(async () => expect(await world.disk.readAll('test#10')).toEqual([answer]));
    const next = createWorld(world.disk);
    await eventually(() => expect(selectDraft(next.store.getState(), 1)).toEqual(answer));
  });

  it('[OFF-04] keep the last of many quick changes', async () => {
    const disk = createMemoryRecords<Draft>();
    const writes: string[] = [];
    const world = createWorld({
      ...disk,
      put: async (owner, key, value) => {
        await Promise.resolve();
        writes.push(value.text);
        await disk.put(owner, key, value);
      },
    });
    for (const text of ['B', 'Bo', 'Bom']) world.store.dispatch(draftChanged(draft(text)));
    await eventually(async () => expect(await disk.readAll('test#10')).toEqual([draft('Bom')]));
    expect(writes.length).toBeLessThan(3);
  });

  it('[OFF-04] are removed by sending or clearing', async () => {
    const world = createWorld();
    world.store.dispatch(draftChanged(draft('oi')));
    world.store.dispatch(draftCleared({ ticketId: 1 }));
    expect(world.shown()).toBeUndefined();
    await eventually(async () => expect(await world.disk.readAll('test#10')).toEqual([]));
  });

  it('[OFF-04] survive the end of the session on disk, and early typing wins over the disk', async () => {
    const world = createWorld();
    world.store.dispatch(draftChanged(draft('velho')));
    await eventually(async () => expect(await world.disk.readAll('test#10')).toHaveLength(1));
    world.store.dispatch(sessionEnded({ reason: 'elsewhere' }));
    await settle();
    expect(world.shown()).toBeUndefined();
    expect(await world.disk.readAll('test#10')).toEqual([draft('velho')]);
    world.begin();
    world.store.dispatch(draftChanged(draft('novo')));
    await eventually(() => expect(world.store.getState().drafts.loaded).toBe(true));
    expect(world.shown()).toBe('novo');
  });

  it.each([
    [
      'files chosen',
      { ...draft(''), attachments: [{ id: 'f1', name: 'a.png', type: 'image/png', size: 1, caption: '' }] },
    ],
    ['text typed', draft('novo')],
  ])('[OFF-04] %s before the disk was read keep the message that the stored draft replies to', async (_, begun) => {
    const disk = createMemoryRecords<Draft>();
    await disk.put('test#10', '1', { ...draft('velho'), quotedMsgId: 'M1' });
    const world = createWorld(disk);
    world.store.dispatch(draftChanged(begun));
    await eventually(() => expect(world.store.getState().drafts.loaded).toBe(true));
    expect(selectDraft(world.store.getState(), 1)).toEqual({
      ...begun,
      text: begun.text || 'velho',
      quotedMsgId: 'M1',
    });
  });

  it('[OFF-08] text typed while the disk was busy is written even if the session ends meanwhile', async () => {
    const disk = createMemoryRecords<Draft>();
    let free = (): void => {};
    const busy = new Promise<void>((resolve) => {
      free = resolve;
    });
    const world = createWorld({
      ...disk,
      put: async (...record) => {
        await busy;
        await disk.put(...record);
      },
    });
    world.store.dispatch(draftChanged(draft('Bom d')));
    world.store.dispatch(draftChanged(draft('Bom dia')));
    world.store.dispatch(sessionEnded({ reason: 'elsewhere' }));
    free();
    await eventually(async () => expect(await disk.readAll('test#10')).toEqual([draft('Bom dia')]));
  });

  it('[OFF-08][SEC-08] the last words of an ended session are written for their own account only', async () => {
    const world = createWorld();
    await world.disk.put('test#10', '1', { ...draft('Bom'), quotedMsgId: 'M1' });
    world.store.dispatch(sessionEnded({ reason: 'elsewhere' }));
    world.store.dispatch(lateTextTyped({ account: 'test#10', ticketId: 1, text: 'Bom dia' }));
    await eventually(async () =>
      expect(await world.disk.readAll('test#10')).toEqual([{ ...draft('Bom dia'), quotedMsgId: 'M1' }]),
    );
    expect(world.shown()).toBeUndefined();
  });
});
