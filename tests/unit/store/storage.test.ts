import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Reminder } from '@/domain/conversations/reminders';
import { systemClock } from '@/lib/clock';
import { createStorage } from '@/store/storage';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { eventually } from '@tests/support/eventually';
import { aDraft, anOutboxEntry } from '@tests/support/records';

const log = { info() {}, warn() {}, error() {} };
const entry = anOutboxEntry({
  standing: { status: 'open', userId: 11, contactName: 'Marina' },
  state: 'failed',
  reason: 'ERR_SENDING_WAPP_MSG',
});

const photo = { id: 'f1', name: 'sofá.jpg', type: 'image/jpeg', size: 4 };
const draftOf = (text: string) => aDraft({ ticketId: 2, text });
const open = () => createStorage(createMemoryStorage(), log, systemClock);

describe('stored data', () => {
  it('[OFF-04] [OFF-05] texts and drafts are complete after the next start', async () => {
    const first = open();
    const draft = {
      ticketId: 2,
      text: 'Bom d',
      quotedMsgId: 'M1',
      attachments: [{ ...photo, caption: 'O sofá' }],
      note: 'Liga',
    };
    await first.outbox.put('ana', entry.id, entry);
    await first.drafts.put('ana', '2', draft);
    const next = open();
    expect(await next.outbox.readAll('ana')).toEqual([entry]);
    expect(await next.drafts.readAll('ana')).toEqual([draft]);
  });

  it('[SEC-08] [TRIAGE-05] reminders are complete after the next start, for their own account only', async () => {
    const reminder: Reminder = {
      ticketId: 2,
      uuid: 'u',
      contactName: 'Marina',
      at: 1_795_000_000_000,
      note: 'Ligar às 17h',
      onlyUnanswered: true,
      answered: true,
      lastMessage: 'Até logo',
      fromMe: true,
      stage: 'opened',
    };
    await open().reminders.put('ana', '2', reminder);
    const next = open();
    expect(await next.reminders.readAll('ana')).toEqual([reminder]);
    expect(await next.reminders.readAll('carla')).toEqual([]);
  });

  it('[SEC-08] the queues of a connection and the texts of a form are complete after the next start, for their own account only', async () => {
    const queues = [{ id: 4, name: 'Vendas', color: '#00aa00' }];
    const first = open();
    await first.keptQueues.put('ana', '1', { id: 1, queues, keptAt: 1_795_000_000_000 });
    await first.keptTexts.put('ana', 'task', { form: 'task', texts: { text: 'Ligar' } });
    const next = open();
    expect(await next.keptQueues.readAll('ana')).toEqual([{ id: 1, queues, keptAt: 1_795_000_000_000 }]);
    expect(await next.keptTexts.readAll('ana')).toEqual([{ form: 'task', texts: { text: 'Ligar' } }]);
    expect([await next.keptQueues.readAll('carla'), await next.keptTexts.readAll('carla')]).toEqual([[], []]);
  });

  it('[TRIAGE-06] the first views of two windows are both stored', async () => {
    const search = { text: 'boleto', tagIds: [], userId: null, status: null };
    const add = (id: string) => open().views.update('bia', 'all', (views) => [...views, { id, name: id, search }], []);
    await Promise.all([add('a'), add('b')]);
    expect((await open().views.read('bia', 'all'))?.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
  });

  it('[TRIAGE-06] views are complete after the next start', async () => {
    const search = { text: 'boleto', tagIds: [4], userId: null, status: 'open' as const };
    const views = [{ id: 'v', name: 'Boletos', search }];
    await open().views.put('ana', 'all', views);
    const next = open();
    expect(await next.views.read('ana', 'all')).toEqual(views);
    expect(await next.views.read('carla', 'all')).toBeNull();
  });

  it('[TRIAGE-12] a lock is complete after the next start; damage opens nothing and leaves one password attempt', async () => {
    await open().lock.put('ana', 'window', { tries: 2 });
    const next = open();
    expect(await next.lock.read('ana', 'window')).toEqual({ tries: 2 });
    expect(await next.lock.read('carla', 'window')).toBeNull();
    const database = await openDB('balcao');
    await database.put('lock', { version: 1, value: { tries: -1 } }, ['ana', 'window']);
    database.close();
    expect(await open().lock.read('ana', 'window')).toEqual({ tries: 4 });
  });

  it('is kept in memory when the disk cannot be used, which is reported', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('not here', 'SecurityError');
      },
    });
    const storage = open();
    expect(await storage.isOnDisk()).toBe(false);
    vi.unstubAllGlobals();
    await storage.outbox.put('ana', entry.id, entry);
    expect(await storage.outbox.readAll('ana')).toEqual([entry]);
    expect(await open().isOnDisk()).toBe(true);
  });

  it('a database whose files another program holds for a moment is opened a little later', async () => {
    const waits: [number, () => void][] = [];
    const clock = { now: () => 0, after: (delay: number, run: () => void) => (waits.push([delay, run]), () => {}) };
    const locked = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    });
    onTestFinished(() => locked.mockRestore());
    const storage = createStorage(createMemoryStorage(), log, clock);
    await eventually(() => expect(waits.map(([delay]) => delay)).toEqual([1_000]));
    locked.mockRestore();
    waits[0]?.[1]();
    expect(await storage.isOnDisk()).toBe(true);
  });

  it('[NTV-03] [OFF-08] settles only after the writes that follow the running ones', async () => {
    const storage = open();
    const order: string[] = [];
    const writing = storage.drafts
      .put('carla', '2', draftOf('a'))
      .then(() => storage.drafts.put('carla', '2', draftOf('b')))
      .then(() => order.push('both written'));
    await Promise.all([writing, storage.settled().then(() => order.push('settled'))]);
    expect(order).toEqual(['both written', 'settled']);
  });

  it.each<[string, (storage: ReturnType<typeof open>) => Promise<unknown>]>([
    ['a draft', ({ drafts }) => drafts.put('nina', '1', aDraft({ text: 'x' }))],
    ['a text to be sent', ({ outbox }) => outbox.put('nina', entry.id, entry)],
    ['the outcome of a text', ({ outbox }) => outbox.update('nina', entry.id, (known) => known, entry)],
    ['a file', ({ files }) => files.put('nina', 'f1', { id: 'f1', content: new Blob(['sofá']), storedAt: 1 })],
  ])('[NTV-03] [OFF-08] settles only when everything written is on disk: %s', async (_, write) => {
    const storage = open();
    const order: string[] = [];
    const writing = write(storage);
    await Promise.all([writing.then(() => order.push('written')), storage.settled().then(() => order.push('settled'))]);
    expect(order).toEqual(['written', 'settled']);
  });

  it('[OFF-08] what a page could not wait for is written by the next start, before anything is read', async () => {
    const local = createMemoryStorage();
    const page = createStorage(local, log, systemClock);
    await page.drafts.put('rita', '3', draftOf('Leaves'));
    void page.outbox.put('rita', entry.id, entry);
    void page.drafts.put('rita', '2', draftOf('Bom d'));
    void page.drafts.put('rita', '2', draftOf('Bom dia'));
    void page.drafts.remove('rita', '3');
    void page.lock.put('rita', 'window', { tries: 0 });
    void page.settled();
    // A busy Chromium drops the writes of a page that is left: this computer has none of them.
    const lost = structuredClone(local.getItem('lateWrites'));
    vi.stubGlobal('indexedDB', new IDBFactory());
    const left = createMemoryStorage({ lateWrites: lost ?? '' });
    const before = await openDB('balcao', 5, {
      upgrade: (database) => {
        for (const name of ['outbox', 'drafts', 'files', 'reminders', 'views', 'lock'])
          database.createObjectStore(name);
      },
    });
    await before.put('drafts', { version: 2, value: draftOf('Leaves') }, ['rita', '3']);
    before.close();
    const next = createStorage(left, log, systemClock);
    expect(await next.drafts.readAll('rita')).toEqual([draftOf('Bom dia')]);
    expect(await next.outbox.readAll('rita')).toEqual([entry]);
    expect(await next.lock.read('rita', 'window')).toBeNull();
    expect(left.getItem('lateWrites')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('[OFF-08] what the disk refused is kept for the next start, unless it was written after all', async () => {
    const local = createMemoryStorage();
    const page = createStorage(local, log, systemClock);
    await page.isOnDisk();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    for (const [owner, key] of [
      ['zoe', '2'],
      ['zoe', '4'],
    ] as const)
      await expect(page.drafts.put(owner, key, draftOf(`Texto ${key}`))).rejects.toThrow();
    await page.settled();
    put.mockRestore();
    expect(await createStorage(createMemoryStorage(), log, systemClock).drafts.readAll('zoe')).toEqual([]);
    await page.drafts.remove('zoe', '4');
    await page.settled();
    const next = createStorage(local, log, systemClock);
    expect(await next.drafts.readAll('zoe')).toEqual([draftOf('Texto 2')]);
    expect(local.getItem('lateWrites')).toBeNull();
  });

  it('[ROUTE-19] what the disk refused is forgotten when its store is cleared, for its own account only', async () => {
    const local = createMemoryStorage();
    const page = createStorage(local, log, systemClock);
    await page.drafts.put('ivo', '2', draftOf('Texto 2'));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    for (const owner of ['ivo', 'eva']) await page.drafts.put(owner, '4', draftOf('Texto 4')).catch(() => undefined);
    await page.settled();
    put.mockRestore();
    await page.drafts.clear('ivo');
    await page.settled();
    const next = createStorage(local, log, systemClock);
    expect(await next.drafts.readAll('ivo')).toEqual([]);
    expect(await next.drafts.readAll('eva')).toEqual([draftOf('Texto 4')]);
  });

  it('a page that lives on keeps nothing in local storage, and leaves there what another page could not write', async () => {
    const others = [{ page: 'p', store: 'drafts', owner: 'rita', key: '2', value: draftOf('Bom dia') }];
    const local = createMemoryStorage();
    const page = createStorage(local, log, systemClock);
    await page.isOnDisk();
    local.setItem('lateWrites', JSON.stringify(others));
    void page.drafts.put('rita', '4', draftOf('Oi'));
    const settled = page.settled();
    expect(local.getItem('lateWrites')).toContain('Oi');
    await settled;
    expect(local.getItem('lateWrites')).toBe(JSON.stringify(others));
  });

  it('unreadable late writes are discarded and logged; the readable ones are written', async () => {
    const warned = vi.fn();
    const late = [
      { page: 'p', store: 'drafts', owner: 'rosa', key: '1', value: { text: 5 } },
      { page: 'p', store: 'lock', owner: 'rosa', key: 'window', value: { tries: 0 } },
      { page: 'p', store: 'drafts', owner: 'rosa', key: '2', value: draftOf('Bom dia') },
    ];
    const next = createStorage(
      createMemoryStorage({ lateWrites: JSON.stringify(late) }),
      { ...log, warn: warned },
      systemClock,
    );
    expect(await next.drafts.readAll('rosa')).toEqual([draftOf('Bom dia')]);
    expect(await next.lock.read('rosa', 'window')).toBeNull();
    expect(warned.mock.calls).toEqual([['Unreadable late write discarded', { store: 'drafts' }]]);
  });

  it('[SEC-08] [OFF-04] [OFF-09] the content of files survives a restart, and belongs to its own account only', async () => {
    const content = new Blob(['sofá'], { type: 'image/jpeg' });
    await open().files.put('ana', 'f1', { id: 'f1', content, storedAt: 1 });
    const next = open();
    const kept = await next.files.read('ana', 'f1');
    expect(kept?.content.type).toBe('image/jpeg');
    expect(await kept?.content.text()).toBe('sofá');
    expect(await next.files.read('carla', 'f1')).toBeNull();
  });

  it('[OFF-04] drafts written before attachments, or notes, were kept with them stay', async () => {
    await open().settled();
    const database = await openDB('balcao');
    const { note: _, ...withoutNote } = aDraft({ ticketId: 8, text: 'Novo', attachments: [{ ...photo, caption: '' }] });
    await database.put('drafts', { version: 2, value: withoutNote }, ['bia', '8']);
    await database.put('drafts', { version: 1, value: { ticketId: 9, text: 'Antigo', quotedMsgId: null } }, [
      'bia',
      '9',
    ]);
    database.close();
    expect(await open().drafts.readAll('bia')).toEqual([
      { ...withoutNote, note: '' },
      aDraft({ ticketId: 9, text: 'Antigo' }),
    ]);
  });
});
