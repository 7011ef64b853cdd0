import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InternalAxiosRequestConfig } from 'axios';
import { ApiError } from '@/api/failure';
import { keepFile } from '@/entities/device/files/fileThunks';
import { selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { selectOutboxOfTicket, selectUpload } from '@/entities/conversations/outbox/outboxSelectors';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import {
  cancelUpload,
  discardOutbox,
  retryOutbox,
  sendFile,
  sendText,
} from '@/entities/conversations/outbox/outboxThunks';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { ACCOUNT, aMessage } from '@tests/support/records';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const settle = () => vi.advanceTimersByTimeAsync(0);

interface Upload {
  readonly caption: string;
  move(part: number): void;
  answer(): void;
  fail(failure?: Partial<ApiError>): void;
}

/** A server whose uploads end when the test says so. */
const createWorld = async () => {
  const disk = createMemoryRecords<OutboxEntry>();
  const texts: string[] = [];
  const uploads: Upload[] = [];
  const world = createTestStore({
    storage: { outbox: disk },
    routes: {
      'GET /messages/1': { body: { messages: [], count: 0, hasMore: false } },
      'POST /messages/1': ({ data }) => {
        texts.push(JSON.parse(String(data)).body);
        return { body: '' };
      },
    },
  });
  vi.spyOn(world.services.api.messages, 'sendFile').mockImplementation(
    (_, { caption }, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        const fail = (facts: Partial<ApiError> = {}) =>
          reject(new ApiError({ code: null, status: null, message: 'ERR_NETWORK', ...facts }));
        signal.addEventListener('abort', () => fail());
        uploads.push({ caption, move: onProgress, answer: () => resolve(null), fail });
      }),
  );
  world.begin();
  world.goOnline();
  await settle();
  const keep = async (name = 'sofa.png', type = 'image/png') =>
    world.store.dispatch(keepFile({ content: new Blob(['foto'], { type }), name })).unwrap();
  return {
    ...world,
    texts,
    uploads,
    keep,
    send: async (caption = '') => {
      const queued = await world.store.dispatch(sendFile({ ticketId: 1, file: await keep(), caption })).unwrap();
      await settle();
      return queued.id;
    },
    entries: () => selectOutboxOfTicket(world.store.getState(), 1),
    first: () => selectOutboxOfTicket(world.store.getState(), 1)[0],
    percent: (id: string) => selectUpload(world.store.getState(), id),
    files: () => world.services.storage.files.readAll(ACCOUNT),
    stored: async () => (await disk.readAll(ACCOUNT)).map(({ state }) => state),
  };
};
const echoOf = (body: string, mediaType = 'image') =>
  serverEvents.appMessage({
    action: 'create',
    record: aMessage({ id: 'E1', fromMe: true, body, mediaType, mediaUrl: '/public/1.png' }),
    ticket: null,
    contact: null,
  });

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('files being sent', () => {
  it('[INPUT-05] [CALL-37] each is one multipart call with fromMe and its caption before the file, whose answer is not shown', async () => {
    const forms: FormData[] = [];
    const world = createTestStore({
      routes: {
        'GET /messages/1': { body: { messages: [], count: 0, hasMore: false } },
        'POST /messages/1': ({ data }: InternalAxiosRequestConfig): FakeAnswer => {
          forms.push(data);
          return { body: aMessage({ id: `A${forms.length}`, fromMe: true }) };
        },
      },
    });
    world.begin();
    world.goOnline();
    await settle();
    await world.store.dispatch(loadMessages({ ticketId: 1 }));
    for (const [name, caption] of [
      ['a.png', 'Um'],
      ['b.pdf', ''],
    ] as const) {
      const content = new Blob([name], { type: name === 'a.png' ? 'image/png' : 'application/pdf' });
      const file = await world.store.dispatch(keepFile({ content, name })).unwrap();
      await world.store.dispatch(sendFile({ ticketId: 1, file, caption }));
    }
    await settle();
    expect(forms.map((form) => [...form.keys()])).toEqual([
      ['fromMe', 'body', 'medias'],
      ['fromMe', 'body', 'medias'],
    ]);
    expect(forms.map((form) => [form.get('fromMe'), form.get('body'), (form.get('medias') as File).name])).toEqual([
      ['true', 'Um', 'a.png'],
      ['true', '', 'b.pdf'],
    ]);
    expect(forms.map((form) => (form.get('medias') as File).type)).toEqual(['image/png', 'application/pdf']);
    expect(selectThreadMessages(world.store.getState(), 1)).toEqual([]);
  });

  it('[OFF-05] texts and files of a ticket keep their order, one at a time', async () => {
    const world = await createWorld();
    await world.send('primeiro');
    void world.store.dispatch(sendText({ ticketId: 1, body: 'segundo' }));
    await settle();
    expect([world.uploads.length, world.texts]).toEqual([1, []]);
    world.uploads[0]?.answer();
    await settle();
    expect(world.texts).toEqual(['segundo']);
  });

  it('[OFF-09] report the sent share in percent', async () => {
    const world = await createWorld();
    const id = await world.send();
    expect(world.percent(id)).toBe(0);
    world.uploads[0]?.move(0.6449);
    expect(world.percent(id)).toBe(64);
    world.uploads[0]?.move(1);
    expect(world.percent(id)).toBe(100);
    world.uploads[0]?.answer();
    await settle();
    expect([world.percent(id), world.first()?.state]).toEqual([null, 'sent']);
  });

  it('[OFF-09] a cancelled file stops, and stays available for a new attempt', async () => {
    const world = await createWorld();
    const id = await world.send('O sofá');
    world.uploads[0]?.move(0.5);
    await world.store.dispatch(cancelUpload(id));
    await settle();
    expect(world.first()).toMatchObject({ state: 'failed', reason: 'cancelled', body: 'O sofá' });
    expect(await world.files()).toHaveLength(1);
    await world.store.dispatch(retryOutbox(id));
    await settle();
    expect(world.uploads.map(({ caption }) => caption)).toEqual(['O sofá', 'O sofá']);
  });

  it('[OFF-09] a waiting file is cancelled without being sent', async () => {
    const world = await createWorld();
    world.goOffline();
    const id = await world.send();
    await world.store.dispatch(cancelUpload(id));
    world.goOnline();
    await settle();
    expect(world.uploads).toEqual([]);
    expect(world.first()).toMatchObject({ state: 'failed', reason: 'cancelled' });
  });

  it('[OFF-09] a fully uploaded file can no longer be cancelled', async () => {
    const world = await createWorld();
    const id = await world.send();
    world.uploads[0]?.move(1);
    await world.store.dispatch(cancelUpload(id));
    await settle();
    expect(world.first()?.state).toBe('sending');
    world.uploads[0]?.answer();
    await settle();
    expect(world.first()?.state).toBe('sent');
  });

  it('[OFF-09] a connection that breaks half way keeps the file for a new attempt', async () => {
    const world = await createWorld();
    await world.send();
    world.uploads[0]?.move(0.99);
    world.uploads[0]?.fail();
    await settle();
    expect(world.first()).toMatchObject({ state: 'failed', reason: 'interrupted' });
    expect(await world.stored()).toEqual(['failed']);
    expect(await world.files()).toHaveLength(1);
  });

  it('[OFF-07] a message like it that arrives half way hides a file, which is there again when the connection breaks', async () => {
    const world = await createWorld();
    await world.send();
    world.uploads[0]?.move(0.5);
    // From the telephone, or from a colleague.
    world.store.dispatch(echoOf(''));
    expect(world.entries()).toEqual([]);
    world.uploads[0]?.fail();
    await settle();
    expect(world.first()).toMatchObject({ state: 'failed', reason: 'interrupted' });
    expect(await world.stored()).toEqual(['failed']);
    expect(await world.files()).toHaveLength(1);
  });

  it('[OFF-07] a file whose message is there before the answer leaves with the answer', async () => {
    const world = await createWorld();
    await world.send();
    world.store.dispatch(echoOf(''));
    await world.store.dispatch(sendText({ ticketId: 1, body: 'Depois', quotedMsgId: null }));
    await settle();
    expect(world.texts).toEqual([]);
    world.uploads[0]?.answer();
    await settle();
    expect(world.texts).toEqual(['Depois']);
    expect(world.entries().map(({ body }) => body)).toEqual(['Depois']);
    expect(await world.files()).toEqual([]);
  });

  it('[OFF-07] a file whose answer is lost after a message like it is looked for among the messages', async () => {
    const world = await createWorld();
    await world.send();
    world.uploads[0]?.move(0.5);
    world.store.dispatch(echoOf(''));
    world.uploads[0]?.move(1);
    world.uploads[0]?.fail();
    await settle();
    expect(world.first()).toMatchObject({ state: 'sending' });
    await vi.advanceTimersByTimeAsync(70_000);
    expect(world.first()).toMatchObject({ state: 'unconfirmed' });
  });

  it('[OFF-07] a file whose connection broke after its last byte is neither repeated nor marked failed', async () => {
    const world = await createWorld();
    await world.send();
    world.uploads[0]?.move(1);
    world.uploads[0]?.fail();
    await settle();
    expect(world.first()?.state).toBe('sending');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(world.first()?.state).toBe('sending');
    await vi.advanceTimersByTimeAsync(1);
    expect(world.first()?.state).toBe('unconfirmed');
    expect(world.uploads).toHaveLength(1);
  });

  it('[OFF-07] a long upload does not time out while it progresses, and its echo is found after it', async () => {
    const world = await createWorld();
    await world.send('O sofá');
    await vi.advanceTimersByTimeAsync(300_000);
    expect(world.first()?.state).toBe('sending');
    world.uploads[0]?.move(1);
    world.store.dispatch(echoOf('O sofá'));
    expect(world.entries()).toEqual([]);
    await settle();
    expect(await world.files()).toEqual([]);
  });

  it.each([
    [{ status: 413 }, 'tooLarge'],
    [{ status: 400, code: 'ERR_SENDING_WAPP_MSG' as const }, 'ERR_SENDING_WAPP_MSG'],
  ])(
    '[OFF-09] [COMPAT-01] a refusal %j is failed with its reason, and the file is kept until it is discarded',
    async (failure, reason) => {
      const world = await createWorld();
      const id = await world.send();
      world.uploads[0]?.move(1);
      world.uploads[0]?.fail(failure);
      await settle();
      expect(world.first()).toMatchObject({ state: 'failed', reason });
      expect(await world.files()).toHaveLength(1);
      await world.store.dispatch(discardOutbox(id));
      await settle();
      expect(await world.files()).toEqual([]);
    },
  );

  it('[OFF-06] say when the file is missing on this computer', async () => {
    const world = await createWorld();
    const file = await world.keep();
    await world.services.storage.files.remove(ACCOUNT, file.id);
    await world.store.dispatch(sendFile({ ticketId: 1, file, caption: '' }));
    await settle();
    expect(world.first()).toMatchObject({ state: 'failed', reason: 'fileMissing' });
  });

  it('[OFF-09] say that they were not sent when the disk does not give them, and can be sent again', async () => {
    const world = await createWorld();
    const read = vi.spyOn(world.services.storage.files, 'read').mockRejectedValueOnce(new Error('the disk failed'));
    const id = await world.send();
    expect(world.first()).toMatchObject({ state: 'failed', reason: 'fileMissing' });
    read.mockRestore();
    await world.store.dispatch(retryOutbox(id));
    await settle();
    expect(world.uploads).toHaveLength(1);
  });
});
