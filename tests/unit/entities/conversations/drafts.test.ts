import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Draft, selectDraft } from '@/entities/conversations/drafts/draftsState';
import { draftChanged, lateTextTyped } from '@/entities/conversations/drafts/draftsSlice';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createTestStore } from '@tests/support/createTestStore';
import { eventually } from '@tests/support/eventually';
import type { KeyValueStore } from '@/lib/keyValueStore';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { ACCOUNT, aDraft, aUser } from '@tests/support/records';
import { hold } from '@tests/support/hold';

const draft = (text: string, ticketId = 1) => aDraft({ ticketId, text });
const settle = () => eventually(() => {});

const createWorld = (disk = createMemoryRecords<Draft>()) => {
  const world = createTestStore({ storage: { drafts: disk } });
  world.begin();
  return { ...world, disk, shown: () => selectDraft(world.store.getState(), 1)?.text };
};

/** A world whose stored drafts are known. */
const readWorld = async (disk?: KeyValueStore<Draft>) => {
  const world = createWorld(disk);
  await eventually(() => {
    if (!world.store.getState().drafts.loaded) throw new Error('not read yet');
  });
  return world;
};

describe('drafts', () => {
  it('[OFF-04] are on disk and restored after a restart', async () => {
    const world = await readWorld();
    const answer = { ...draft('Bom d'), quotedMsgId: 'M1' };
    world.store.dispatch(draftChanged(answer));
    await eventually(async () => expect(await world.disk.readAll(ACCOUNT)).toEqual([answer]));
    const next = createWorld(world.disk);
    await eventually(() => expect(selectDraft(next.store.getState(), 1)).toEqual(answer));
  });

  it('[OFF-04] keep the last of many quick changes', async () => {
    const disk = createMemoryRecords<Draft>();
    const writes: string[] = [];
    const world = await readWorld({
      ...disk,
      put: async (owner, key, value) => {
        await Promise.resolve();
        writes.push(value.text);
        await disk.put(owner, key, value);
      },
    });
    for (const text of ['B', 'Bo', 'Bom']) world.store.dispatch(draftChanged(draft(text)));
    await eventually(async () => expect(await disk.readAll(ACCOUNT)).toEqual([draft('Bom')]));
    expect(writes.length).toBeLessThan(3);
  });

  it('[OFF-04] are removed by sending or clearing', async () => {
    const world = await readWorld();
    world.store.dispatch(draftChanged(draft('oi')));
    world.store.dispatch(draftChanged(draft('')));
    expect(world.shown()).toBeUndefined();
    await eventually(async () => expect(await world.disk.readAll(ACCOUNT)).toEqual([]));
  });

  it('[OFF-04] survive the end of the session on disk, and early typing joins what is on disk', async () => {
    const world = await readWorld();
    world.store.dispatch(draftChanged(draft('velho')));
    await eventually(async () => expect(await world.disk.readAll(ACCOUNT)).toHaveLength(1));
    world.store.dispatch(sessionEnded({ reason: 'elsewhere' }));
    await settle();
    expect(world.shown()).toBeUndefined();
    expect(await world.disk.readAll(ACCOUNT)).toEqual([draft('velho')]);
    world.begin();
    world.store.dispatch(draftChanged(draft('novo')));
    await eventually(() => expect(world.store.getState().drafts.loaded).toBe(true));
    expect(world.shown()).toBe('velho\nnovo');
    await eventually(async () => expect(await world.disk.readAll('test#10')).toEqual([draft('velho\nnovo')]));
  });

  it.each([
    [
      'files chosen',
      { ...draft(''), attachments: [{ id: 'f1', name: 'a.png', type: 'image/png', size: 1, caption: '' }] },
    ],
    ['text typed', draft('novo')],
    ['another message chosen to answer', { ...draft(''), quotedMsgId: 'M2' }],
    ['a note typed', { ...draft(''), note: 'Portaria' }],
  ])(
    '[OFF-04] %s before the disk was read join the stored draft; the newer message to answer counts',
    async (_, begun) => {
      const disk = createMemoryRecords<Draft>();
      await disk.put(ACCOUNT, '1', { ...draft('velho'), quotedMsgId: 'M1', note: 'Liga amanhã' });
      const world = createWorld(disk);
      world.store.dispatch(draftChanged(begun));
      await eventually(() => expect(world.store.getState().drafts.loaded).toBe(true));
      expect(selectDraft(world.store.getState(), 1)).toEqual({
        ...begun,
        text: begun.text ? 'velho\nnovo' : 'velho',
        quotedMsgId: begun.quotedMsgId ?? 'M1',
        note: begun.note ? 'Liga amanhã\nPortaria' : 'Liga amanhã',
      });
    },
  );

  it('[OFF-08] text typed while the disk was busy is written even if the session ends meanwhile', async () => {
    const disk = createMemoryRecords<Draft>();
    const { held: busy, release: free } = hold();
    const world = await readWorld({
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
    await eventually(async () => expect(await disk.readAll(ACCOUNT)).toEqual([draft('Bom dia')]));
  });

  it('[OFF-08][SEC-08] the last words of an ended session are written for their own account only', async () => {
    const world = createWorld();
    await world.disk.put(ACCOUNT, '1', { ...draft('Bom'), quotedMsgId: 'M1' });
    world.store.dispatch(sessionEnded({ reason: 'elsewhere' }));
    world.store.dispatch(lateTextTyped({ account: ACCOUNT, ticketId: 1, begun: false, text: 'Bom dia' }));
    await eventually(async () =>
      expect(await world.disk.readAll(ACCOUNT)).toEqual([{ ...draft('Bom dia'), quotedMsgId: 'M1' }]),
    );
    expect(world.shown()).toBeUndefined();
  });

  it('[OFF-08] the last words of an ended session join what is still being written', async () => {
    const disk = createMemoryRecords<Draft>();
    const writes: (() => void)[] = [];
    const world = await readWorld({
      ...disk,
      put: async (...record) => {
        await new Promise<void>((resolve) => void writes.push(resolve));
        await disk.put(...record);
      },
    });
    world.store.dispatch(draftChanged(draft('Bom')));
    world.store.dispatch(draftChanged({ ticketId: 1, quotedMsgId: 'M1' }));
    world.store.dispatch(sessionEnded({ reason: 'elsewhere' }));
    world.store.dispatch(lateTextTyped({ account: ACCOUNT, ticketId: 1, begun: false, text: 'Bom dia' }));
    await eventually(async () => {
      for (const write of writes.splice(0)) write();
      expect(await disk.readAll(ACCOUNT)).toEqual([{ ...draft('Bom dia'), quotedMsgId: 'M1' }]);
    });
  });

  it('[OFF-08] the last words of an ended session may be none: then the draft leaves, unless it has more than words', async () => {
    const world = createWorld();
    await world.disk.put(ACCOUNT, '1', draft('Bom'));
    await world.disk.put(ACCOUNT, '2', { ...draft('Bom', 2), quotedMsgId: 'M2' });
    world.store.dispatch(sessionEnded({ reason: 'elsewhere' }));
    for (const ticketId of [1, 2, 3])
      world.store.dispatch(
        lateTextTyped({ account: ACCOUNT, ticketId, begun: false, text: ticketId === 3 ? 'Oi' : '' }),
      );
    await eventually(async () =>
      expect(await world.disk.readAll(ACCOUNT)).toEqual([{ ...draft('', 2), quotedMsgId: 'M2' }, draft('Oi', 3)]),
    );
  });

  it('[SEC-08] read too late for their session are shown to no other account', async () => {
    const disk = createMemoryRecords<Draft>();
    await disk.put(ACCOUNT, '1', draft('segredo'));
    const reads: (() => void)[] = [];
    const world = createWorld({
      ...disk,
      readAll: async (account) => {
        await new Promise<void>((resolve) => void reads.push(resolve));
        return disk.readAll(account);
      },
    });
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    world.begin(aUser({ id: 11 }));
    await eventually(() => expect(reads).toHaveLength(2));
    reads[0]?.();
    await settle();
    expect(world.shown()).toBeUndefined();
    expect(world.store.getState().drafts.loaded).toBe(false);
    reads[1]?.();
    await eventually(() => expect(world.store.getState().drafts.loaded).toBe(true));
    expect(world.shown()).toBeUndefined();
  });

  it('[SEC-08] changed while nobody is signed in are on no disk', async () => {
    const disk = createMemoryRecords<Draft>();
    const accounts: string[] = [];
    const world = createWorld({
      ...disk,
      put: async (account, key, value) => {
        accounts.push(account);
        await disk.put(account, key, value);
      },
    });
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    world.store.dispatch(draftChanged(draft('oi')));
    await settle();
    expect(accounts).toEqual([]);
  });

  it('[OFF-04] typed during a write that fails are written after it', async () => {
    const disk = createMemoryRecords<Draft>();
    const { held: busy, release } = hold();
    let writes = 0;
    const world = await readWorld({
      ...disk,
      put: async (...parts) => {
        writes += 1;
        if (writes > 1) return disk.put(...parts);
        await busy;
        throw new Error('full');
      },
    });
    world.store.dispatch(draftChanged(draft('Bom')));
    world.store.dispatch(draftChanged(draft('Bom dia')));
    release();
    await eventually(async () => expect(await disk.readAll(ACCOUNT)).toEqual([draft('Bom dia')]));
  });

  it('[OFF-04] are written again after a write that failed, each ticket by itself', async () => {
    const disk = createMemoryRecords<Draft>();
    let isFull = true;
    const world = await readWorld({
      ...disk,
      put: async (account, key, value) => {
        if (isFull && key === '1') throw new Error('full');
        await disk.put(account, key, value);
      },
    });
    world.store.dispatch(draftChanged(draft('Bom')));
    world.store.dispatch(draftChanged(draft('Olá', 2)));
    await eventually(async () => expect(await disk.readAll(ACCOUNT)).toEqual([draft('Olá', 2)]));
    isFull = false;
    world.store.dispatch(draftChanged(draft('Bom dia')));
    await eventually(async () => expect(await disk.readAll(ACCOUNT)).toEqual([draft('Olá', 2), draft('Bom dia')]));
  });
});

describe('[OFF-04] drafts that cannot be read at first', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const known = { ...draft('Segue o boleto'), quotedMsgId: 'M1' };
  const createDisk = async () => {
    const records = createMemoryRecords<Draft>();
    await records.put(ACCOUNT, '1', known);
    const disk = { isLocked: true, records };
    const readAll = (owner: string): Promise<Draft[]> =>
      disk.isLocked ? Promise.reject(new Error('locked')) : records.readAll(owner);
    return { ...disk, store: { ...records, readAll }, unlock: () => void (disk.isLocked = false) };
  };

  it('are shown once the disk can be read, and what was begun meanwhile has replaced none', async () => {
    const disk = await createDisk();
    const world = createWorld(disk.store);
    world.store.dispatch(draftChanged(draft('Bom')));
    await vi.advanceTimersByTimeAsync(500);
    world.store.dispatch(draftChanged(draft('Bom dia')));
    await vi.advanceTimersByTimeAsync(0);
    expect(await disk.records.read(ACCOUNT, '1')).toEqual(known);
    disk.unlock();
    await vi.advanceTimersByTimeAsync(500);
    const joined = { ...known, text: 'Segue o boleto\nBom dia' };
    expect(selectDraft(world.store.getState(), 1)).toEqual(joined);
    expect(await disk.records.readAll(ACCOUNT)).toEqual([joined]);
  });

  it('and what was begun in a session that could not read them are joined by the next one', async () => {
    const disk = await createDisk();
    const world = createWorld(disk.store);
    world.store.dispatch(draftChanged(draft('Bom dia')));
    world.store.dispatch(draftChanged(draft('Olá', 2)));
    await vi.advanceTimersByTimeAsync(10_000);
    world.store.dispatch(sessionEnded({ reason: 'elsewhere' }));
    world.store.dispatch(lateTextTyped({ account: ACCOUNT, ticketId: 1, begun: true, text: 'Bom dia!' }));
    await vi.advanceTimersByTimeAsync(0);
    disk.unlock();
    world.begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.shown()).toBe('Segue o boleto\nBom dia!');
    expect(await disk.records.readAll(ACCOUNT)).toEqual([
      { ...known, text: 'Segue o boleto\nBom dia!' },
      draft('Olá', 2),
    ]);
    expect(world.store.getState().unreadableStores).toEqual({});
  });
});
