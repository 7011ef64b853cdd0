import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attachFiles } from '@/entities/conversations/drafts/attachFiles';
import { type Draft, selectAttachments } from '@/entities/conversations/drafts/draftsState';
import { attachmentCaptioned, attachmentsRemoved, draftsRestored } from '@/entities/conversations/drafts/draftsSlice';
import type { StoredFile } from '@/entities/device/files/storedFile';
import { sendFile } from '@/entities/conversations/outbox/outboxThunks';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createTestStore } from '@tests/support/createTestStore';
import { eventually } from '@tests/support/eventually';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { ACCOUNT, aDraft, aUser } from '@tests/support/records';

const DAY_MS = 86_400_000;
const photo = { content: new Blob(['foto'], { type: 'image/png' }), name: 'foto.png' };
const drawing = { content: new Blob(['planta']), name: 'planta.dwg' };

const createWorld = (drafts = createMemoryRecords<Draft>(), files = createMemoryRecords<StoredFile>()) => {
  const world = createTestStore({ storage: { drafts, files } });
  world.begin();
  return {
    ...world,
    drafts,
    files,
    attached: () => selectAttachments(world.store.getState(), 1),
    attach: (...chosen: (typeof photo)[]) => world.store.dispatch(attachFiles({ ticketId: 1, files: chosen })),
    isLoaded: () => eventually(() => expect(world.store.getState().drafts.loaded).toBe(true)),
    onDisk: async () => (await files.readAll(ACCOUNT)).map(({ id }) => id),
  };
};
type World = ReturnType<typeof createWorld>;

let world: World;
beforeEach(async () => {
  world = createWorld();
  // The drafts are read from disk.
  await world.isLoaded();
});

describe('attachments of a draft', () => {
  it('[OFF-04] stay in order, with their captions, after a restart', async () => {
    await world.attach(photo, drawing);
    const [first] = world.attached();
    world.store.dispatch(attachmentCaptioned({ ticketId: 1, id: first?.id ?? '', caption: 'A sala' }));
    const kept = [
      { id: first?.id, name: 'foto.png', type: 'image/png', size: 4, caption: 'A sala' },
      expect.objectContaining({ name: 'planta.dwg', type: 'application/octet-stream', size: 6, caption: '' }),
    ];
    expect(world.attached()).toEqual(kept);
    await eventually(async () => expect((await world.drafts.readAll(ACCOUNT))[0]?.attachments).toEqual(kept));
    const next = createWorld(world.drafts, world.files);
    await eventually(() => expect(next.attached()).toEqual(kept));
    expect(await (await next.files.read(ACCOUNT, first?.id ?? ''))?.content.text()).toBe('foto');
  });

  it('[OFF-04] are on disk before the draft refers to them', async () => {
    const put = vi.spyOn(world.files, 'put').mockImplementation(() => {
      expect(world.attached()).toEqual([]);
      return Promise.resolve();
    });
    await world.attach(photo);
    expect(put).toHaveBeenCalledOnce();
    expect(world.attached()).toHaveLength(1);
  });

  it('[OFF-09] leave the disk when removed, and when sent only after their message arrives', async () => {
    await world.attach(photo, photo);
    const [sent, removed] = world.attached();
    if (!sent || !removed) throw new Error('Not attached');
    await world.store.dispatch(sendFile({ ticketId: 1, file: sent, caption: '' }));
    world.store.dispatch(attachmentsRemoved({ ticketId: 1, ids: [sent.id, removed.id] }));
    await eventually(async () => expect(await world.onDisk()).toEqual([sent.id]));
    expect(world.store.getState().drafts.byTicket[1]).toBeUndefined();
  });

  it('[OFF-04] a file too large for the disk is reported and not attached', async () => {
    vi.spyOn(world.files, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await world.attach(photo);
    expect(world.attached()).toEqual([]);
    expect(world.store.getState().toasts).toMatchObject([{ kind: 'error', textKey: 'composer:files.notKept' }]);
  });

  it('[OFF-04] files chosen before the disk was read join those on it', () => {
    const early = { id: 'f2', name: 'b.png', type: 'image/png', size: 1, caption: '' };
    const stored = { ...early, id: 'f1' };
    const draft = { ticketId: 2, text: 'velho', quotedMsgId: null, note: '' };
    world.store.dispatch(draftsRestored([{ ...draft, text: '', attachments: [early] }]));
    world.store.dispatch(draftsRestored([{ ...draft, attachments: [stored] }]));
    expect(world.store.getState().drafts.byTicket[2]).toEqual({ ...draft, attachments: [stored, early] });
  });

  it('unreferenced files are deleted after a day', async () => {
    const files = createMemoryRecords<StoredFile>();
    const content = new Blob(['x']);
    await files.put(ACCOUNT, 'old', { id: 'old', content, storedAt: Date.now() - DAY_MS - 1_000 });
    await files.put(ACCOUNT, 'fresh', { id: 'fresh', content, storedAt: Date.now() - DAY_MS + 60_000 });
    const next = createWorld(createMemoryRecords<Draft>(), files);
    await eventually(async () => expect(await next.onDisk()).toEqual(['fresh']));
  });

  it('[OFF-04] the drafts that are read from disk twice have each file once', async () => {
    await world.attach(photo);
    const [kept] = world.attached();
    world.store.dispatch(draftsRestored([aDraft({ text: 'Veja', attachments: [kept!] })]));
    expect(world.attached()).toEqual([kept]);
  });
});

describe('files that are attached while the session ends', () => {
  /** The disk is busy with the first of two files. */
  const attachSlowly = async () => {
    let write = (): void => {};
    const { put } = world.files;
    vi.spyOn(world.files, 'put').mockImplementationOnce(async (...record) => {
      await new Promise<void>((resolve) => {
        write = resolve;
      });
      await put(...record);
    });
    const attaching = world.attach(photo, drawing);
    await eventually(() => expect(world.files.put).toHaveBeenCalledOnce());
    return async () => {
      write();
      await attaching;
    };
  };

  it('[SEC-08] are in the draft of nobody, and none is kept without an account', async () => {
    const end = await attachSlowly();
    world.store.dispatch(sessionEnded({ reason: 'expired' }));
    await end();
    expect(world.store.getState().drafts.byTicket).toEqual({});
    expect(await world.files.readAll('')).toEqual([]);
  });

  it('[SEC-08] do not reach the next account', async () => {
    const end = await attachSlowly();
    world.store.dispatch(sessionEnded({ reason: 'expired' }));
    world.begin(aUser({ id: 11 }));
    await end();
    expect(world.store.getState().drafts.byTicket).toEqual({});
    expect(await world.files.readAll('test#11')).toEqual([]);
  });
});
