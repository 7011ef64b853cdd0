import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachmentAdded, attachmentsRemoved, draftChanged } from '@/entities/conversations/drafts/draftsSlice';
import type { Draft } from '@/entities/conversations/drafts/draftsState';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { discardOutbox, sendFile } from '@/entities/conversations/outbox/outboxThunks';
import { downloadMedia } from '@/entities/device/files/downloadMedia';
import { keepFile, readFile } from '@/entities/device/files/fileThunks';
import type { StoredFile } from '@/entities/device/files/storedFile';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { companyServer } from '@tests/support/fakes/fakeDesktop';
import { createTestStore } from '@tests/support/createTestStore';
import { ACCOUNT, aDraft, anOutboxEntry } from '@tests/support/records';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const DAY_MS = 86_400_000;
const settle = () => vi.advanceTimersByTimeAsync(0);
const stored = (id: string, storedAt = NOW): StoredFile => ({ id, content: new Blob([id]), storedAt });
const attachment = (id: string) => ({ id, name: `${id}.png`, type: 'image/png', size: 1, caption: '' });

const createWorld = async () => {
  const disk = {
    files: createMemoryRecords<StoredFile>(),
    drafts: createMemoryRecords<Draft>(),
    outbox: createMemoryRecords<OutboxEntry>(),
  };
  const world = createTestStore({ storage: disk });
  return {
    ...world,
    disk,
    signIn: async () => {
      world.begin();
      await settle();
    },
    keep: (content: Blob, name = 'foto.png') => world.store.dispatch(keepFile({ content, name })),
    onDisk: async (account = ACCOUNT) => (await disk.files.readAll(account)).map(({ id }) => id),
  };
};
it('[MSG-15] a file of the server comes from the host of its media, not from the path under which its calls lie', async () => {
  const server = { ...companyServer, rest: 'https://api.empresa.example/v1', media: 'https://chat.empresa.example' };
  const asked: unknown[] = [];
  const { services } = createTestStore({
    server,
    routes: {
      'GET /public/company1/foto.png': ({ url }) => {
        asked.push(url);
        return { body: 'foto' };
      },
    },
  });
  await downloadMedia('company1/foto.png', services);
  expect(asked).toEqual(['https://chat.empresa.example/public/company1/foto.png']);
});

const signedIn = async () => {
  const world = await createWorld();
  await world.signIn();
  return world;
};

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('a file that is kept', () => {
  it('[OFF-04] [OFF-09] is on disk whole, with its type and the time, and is read from there', async () => {
    const world = await signedIn();
    const file = await world.keep(new Blob(['the sofa'], { type: 'image/png' })).unwrap();
    expect(file).toEqual({ id: file.id, name: 'foto.png', type: 'image/png', size: 8 });
    const [kept] = await world.disk.files.readAll(ACCOUNT);
    expect(kept).toMatchObject({ id: file.id, storedAt: NOW });
    expect([await kept?.content.text(), kept?.content.type]).toEqual(['the sofa', 'image/png']);
    const content = await world.store.dispatch(readFile(file.id)).unwrap();
    expect(await content?.text()).toBe('the sofa');
  });

  it('has the type it can be sent with', async () => {
    const world = await signedIn();
    const file = await world.keep(new Blob(['x'])).unwrap();
    expect(file.type).toBe('application/octet-stream');
    const [kept] = await world.disk.files.readAll(ACCOUNT);
    expect(kept?.content.type).toBe('application/octet-stream');
  });

  it('[SEC-08] is not there for another account, and none that is gone is there', async () => {
    const world = await signedIn();
    await world.disk.files.put('test#11', 'other', stored('other'));
    expect(await world.store.dispatch(readFile('other')).unwrap()).toBeNull();
    expect(await world.store.dispatch(readFile('gone')).unwrap()).toBeNull();
  });

  it('that cannot be read is nothing a toast says', async () => {
    const world = await signedIn();
    vi.spyOn(world.disk.files, 'read').mockRejectedValue(new Error('disk'));
    expect((await world.store.dispatch(readFile('a'))).meta.requestStatus).toBe('rejected');
    expect(world.store.getState().toasts).toEqual([]);
  });

  it('[SEC-08] is kept for nobody while nobody is signed in, and no toast is shown', async () => {
    const world = await createWorld();
    expect((await world.keep(new Blob(['x']))).meta.requestStatus).toBe('rejected');
    expect(await world.onDisk('')).toEqual([]);
    expect(world.store.getState().toasts).toEqual([]);
  });
});

describe('a file on disk', () => {
  it('[OFF-04] [OFF-09] leaves with the last draft or text of the outbox that needs it', async () => {
    const world = await signedIn();
    const { dispatch } = world.store;
    for (const id of ['a', 'b', 'c']) await world.disk.files.put(ACCOUNT, id, stored(id));
    for (const id of ['a', 'b']) dispatch(attachmentAdded({ ticketId: 1, attachment: attachment(id) }));
    dispatch(attachmentAdded({ ticketId: 2, attachment: attachment('b') }));
    const { caption: _caption, ...file } = attachment('c');
    const entry = await dispatch(sendFile({ ticketId: 3, file, caption: '' })).unwrap();
    dispatch(draftChanged({ ticketId: 1, text: 'Veja' }));
    await settle();
    expect(await world.onDisk()).toEqual(['a', 'b', 'c']);
    dispatch(attachmentsRemoved({ ticketId: 1, ids: ['a', 'b'] }));
    await settle();
    expect(await world.onDisk()).toEqual(['b', 'c']);
    dispatch(draftChanged({ ticketId: 2, text: '', quotedMsgId: null, attachments: [], note: '' }));
    await settle();
    expect(await world.onDisk()).toEqual(['c']);
    await dispatch(discardOutbox(entry.id));
    await settle();
    expect(await world.onDisk()).toEqual([]);
  });

  it('[OFF-04] stays at the end of the session, though drafts and outbox then leave the screen', async () => {
    const world = await signedIn();
    await world.disk.files.put(ACCOUNT, 'a', stored('a'));
    world.store.dispatch(attachmentAdded({ ticketId: 1, attachment: attachment('a') }));
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'expired' }));
    await settle();
    expect(await world.onDisk()).toEqual(['a']);
  });

  it('[OFF-04] is not removed while nobody is signed in, whatever drafts change', async () => {
    const world = await signedIn();
    const remove = vi.spyOn(world.disk.files, 'remove');
    const readAll = vi.spyOn(world.disk.files, 'readAll');
    world.store.dispatch(sessionEnded({ reason: 'expired' }));
    world.store.dispatch(attachmentAdded({ ticketId: 1, attachment: attachment('a') }));
    world.store.dispatch(attachmentsRemoved({ ticketId: 1, ids: ['a'] }));
    await settle();
    expect(remove).not.toHaveBeenCalled();
    expect(readAll).not.toHaveBeenCalled();
  });

  it('[OFF-04] [SEC-08] stays when the next account of the window has no use for it', async () => {
    const world = await signedIn();
    await world.disk.files.put(ACCOUNT, 'a', stored('a', NOW - 10 * DAY_MS));
    await world.disk.files.put('', 'a', stored('a', NOW - 10 * DAY_MS));
    world.store.dispatch(attachmentAdded({ ticketId: 1, attachment: attachment('a') }));
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'expired' }));
    await settle();
    expect([await world.onDisk(), await world.onDisk('')]).toEqual([['a'], ['a']]);
  });
});

describe('files that nothing refers to', () => {
  it.each([
    ['is removed', DAY_MS + 1, []],
    ['stays for another window', DAY_MS, ['lost']],
  ])('at the next start one of them %s after %i ms', async (_, age, left) => {
    const world = await createWorld();
    await world.disk.files.put(ACCOUNT, 'lost', stored('lost', NOW - age));
    await world.signIn();
    expect(await world.onDisk()).toEqual(left);
  });

  it('[OFF-04] [OFF-09] are not those of a draft or a waiting text, however old', async () => {
    const world = await createWorld();
    const old = NOW - 30 * DAY_MS;
    for (const id of ['drafted', 'sending', 'lost']) await world.disk.files.put(ACCOUNT, id, stored(id, old));
    await world.disk.drafts.put(ACCOUNT, '1', aDraft({ attachments: [attachment('drafted')] }));
    const entry = anOutboxEntry({ id: 'e', ticketId: 2, file: attachment('sending'), createdAt: old });
    await world.disk.outbox.put(ACCOUNT, 'e', entry);
    await world.disk.outbox.put(ACCOUNT, 'f', { ...entry, id: 'f', body: 'oi', file: undefined });
    await world.signIn();
    expect(await world.onDisk()).toEqual(['drafted', 'sending']);
  });

  it.each(['drafts', 'outbox'] as const)(
    '[OFF-04] [OFF-09] are looked for only once %s are known, too',
    async (late) => {
      const world = await createWorld();
      let read = (): void => {};
      const { readAll } = world.disk[late];
      vi.spyOn(world.disk[late], 'readAll').mockImplementation(async (account) => {
        await new Promise<void>((resolve) => {
          read = resolve;
        });
        return readAll(account) as never;
      });
      await world.disk.files.put(ACCOUNT, 'lost', stored('lost', NOW - 2 * DAY_MS));
      await world.signIn();
      expect(await world.onDisk()).toEqual(['lost']);
      read();
      await settle();
      expect(await world.onDisk()).toEqual([]);
    },
  );
});
