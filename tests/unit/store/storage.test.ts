import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '@/entities/outbox/outboxState';
import { createStorage } from '@/store/storage';
import { createMemoryStorage } from '@tests/support/memoryStorage';

const log = { info() {}, warn() {}, error() {} };
const entry: OutboxEntry = {
  id: 'a',
  ticketId: 1,
  uuid: 'u',
  body: 'oi',
  quotedMsgId: null,
  createdAt: 1,
  sentAt: null,
  after: null,
  state: 'failed',
  reason: 'ERR_SENDING_WAPP_MSG',
};

const open = () => createStorage(createMemoryStorage(), log);

describe('what this computer keeps', () => {
  it('[OFF-05] texts and drafts are whole after the next start', async () => {
    const first = open();
    const draft = { ticketId: 2, text: 'Bom d', quotedMsgId: 'M1' };
    await first.outbox.put('ana', entry.id, entry);
    await first.drafts.put('ana', '2', draft);
    const next = open();
    expect(await next.outbox.readAll('ana')).toEqual([entry]);
    expect(await next.drafts.readAll('ana')).toEqual([draft]);
  });

  it('[OFF-08] settles only when everything handed over is on disk', async () => {
    const storage = open();
    const order: string[] = [];
    const writing = storage.drafts.put('carla', '1', { ticketId: 1, text: 'x', quotedMsgId: null });
    await Promise.all([writing.then(() => order.push('written')), storage.settled().then(() => order.push('settled'))]);
    expect(order).toEqual(['written', 'settled']);
  });
});
