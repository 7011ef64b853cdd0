import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildThreadItems, type ThreadSource } from '@/features/tickets/thread/list/threadItems';
import { dayName } from '@/lib/moments';
import { aMessage, anOutboxEntry } from '@tests/support/records';

const kinds = (source: Partial<ThreadSource>) =>
  buildThreadItems({ messages: [], outbox: [], hasMore: false, ...source }).map((item) => item.kind);

const bubbles = (source: Partial<ThreadSource>) =>
  buildThreadItems({ messages: [], outbox: [], hasMore: false, ...source }).flatMap((item) =>
    'gap' in item ? [{ key: item.key, opensGroup: item.opensGroup, gap: item.gap }] : [],
  );

const at = (time: string) => new Date(`2026-11-${time}`).toISOString();

describe('days', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('[MSG-03] the day is that of the place, not of Greenwich', () => {
    vi.stubEnv('TZ', 'America/Sao_Paulo');
    const messages = [
      aMessage({ id: 'a', createdAt: '2026-11-20T23:30:00.000Z' }),
      aMessage({ id: 'b', createdAt: '2026-11-21T02:59:59.000Z' }),
      aMessage({ id: 'c', createdAt: '2026-11-21T03:00:00.000Z' }),
    ];
    expect(kinds({ messages })).toEqual(['started', 'day', 'message', 'message', 'day', 'message']);
  });

  it('[MSG-03] a separator is shown whenever the local day changes, and nowhere else', () => {
    const messages = [
      aMessage({ id: 'a', createdAt: at('20T22:00:00') }),
      aMessage({ id: 'b', createdAt: at('20T23:59:59') }),
      aMessage({ id: 'c', createdAt: at('21T00:00:00') }),
      aMessage({ id: 'd', createdAt: at('21T09:00:00') }),
    ];
    const shown = ['started', 'day', 'message', 'message', 'day', 'message', 'message'];
    expect(kinds({ messages })).toEqual(shown);
    // The same day of another month, and of another year.
    const later = [new Date(2026, 11, 21, 9), new Date(2027, 11, 21, 9)].map((date) =>
      aMessage({ id: date.toISOString(), createdAt: date.toISOString() }),
    );
    expect(kinds({ messages: [...messages, ...later] })).toEqual([...shown, 'day', 'message', 'day', 'message']);
  });

  it('[MSG-03] a text that waits to be sent since another day has its separator too', () => {
    const waiting = (id: string, time: string) => anOutboxEntry({ id, createdAt: Date.parse(at(time)) });
    const messages = [aMessage({ id: 'a', createdAt: at('20T23:00:00') })];
    const outbox = [waiting('x', '20T23:59:59'), waiting('y', '21T00:00:00'), waiting('z', '21T00:01:00')];
    expect(kinds({ messages, outbox })).toEqual(['started', 'day', 'message', 'outbox', 'day', 'outbox', 'outbox']);
  });

  it('[MSG-03] names the day', () => {
    expect(dayName('2026-11-21', '2026-11-21')).toEqual({ name: 'today' });
    expect(dayName('2026-11-20', '2026-11-21')).toEqual({ name: 'yesterday' });
    expect(dayName('2026-11-19', '2026-11-21')).toEqual({ name: 'date', date: '19/11/2026' });
    expect(dayName('2026-10-31', '2026-11-01')).toEqual({ name: 'yesterday' });
  });
});

describe('ticket changes', () => {
  const messages = [
    aMessage({ id: 'a', ticketId: 1, createdAt: at('21T09:00:00') }),
    aMessage({ id: 'b', ticketId: 2, createdAt: at('21T10:00:00'), queue: { id: 1, name: 'Suporte', color: '#36f' } }),
    aMessage({ id: 'c', ticketId: 2, createdAt: at('21T11:00:00') }),
  ];

  it('[MSG-04] the end of one ticket and the start of the next are shown when the ticket id changes, and nowhere else', () => {
    const items = buildThreadItems({ messages, outbox: [], hasMore: true });
    expect(items.map((item) => item.kind)).toEqual(['message', 'ended', 'started', 'message', 'message']);
    expect(items[1]).toMatchObject({ at: messages[0]?.createdAt });
    expect(items[2]).toMatchObject({ at: messages[1]?.createdAt, queueName: 'Suporte' });
  });

  it('[MSG-03] [MSG-04] says nothing about the oldest loaded message while older ones exist', () => {
    expect(kinds({ messages: messages.slice(0, 1), hasMore: true })).toEqual(['message']);
    expect(kinds({ messages: messages.slice(0, 1), hasMore: false })).toEqual(['started', 'day', 'message']);
  });
});

describe('groups', () => {
  it('contain messages of one side less than five minutes apart', () => {
    const messages = [
      aMessage({ id: 'a', createdAt: at('21T09:00:00') }),
      aMessage({ id: 'b', createdAt: at('21T09:04:59') }),
      aMessage({ id: 'c', createdAt: at('21T09:09:59') }),
      aMessage({ id: 'd', createdAt: at('21T09:10:00'), fromMe: true }),
    ];
    expect(bubbles({ messages })).toEqual([
      { key: 'a', opensGroup: true, gap: 'tight' },
      { key: 'b', opensGroup: false, gap: 'wide' },
      { key: 'c', opensGroup: true, gap: 'wide' },
      { key: 'd', opensGroup: true, gap: 'wide' },
    ]);
  });

  it('never change below when older messages are loaded', () => {
    const messages = [
      aMessage({ id: 'c', createdAt: at('21T09:02:00') }),
      aMessage({ id: 'd', createdAt: at('21T09:03:00') }),
    ];
    const older = [
      aMessage({ id: 'a', createdAt: at('20T09:00:00') }),
      aMessage({ id: 'b', createdAt: at('20T09:00:30') }),
    ];
    const before = buildThreadItems({ messages, outbox: [], hasMore: true });
    const after = buildThreadItems({ messages: [...older, ...messages], outbox: [], hasMore: true });
    expect(after.slice(-before.length)).toEqual(before);
  });
});

describe('waiting texts', () => {
  it('[OFF-05] are at the end, in the order they were written', () => {
    const messages = [aMessage({ id: 'a', fromMe: true, createdAt: at('21T09:00:00') })];
    const now = Date.parse(at('21T09:01:00'));
    const items = buildThreadItems({
      messages,
      outbox: [anOutboxEntry({ id: 'x', createdAt: now }), anOutboxEntry({ id: 'y', createdAt: now + 1 })],
      hasMore: true,
    });
    expect(items.map((item) => item.key)).toEqual(['a', 'outbox x', 'outbox y']);
  });

  it.each([
    ['after the newest message known when it was sent', { after: at('21T09:00:00') }],
    ['by the time it was sent, where none was known', { sentAt: Date.parse(at('21T09:00:30')) }],
  ])('[OFF-07] an unconfirmed text keeps its place: %s', (_, facts) => {
    const messages = [
      aMessage({ id: 'a', createdAt: at('21T09:00:00') }),
      aMessage({ id: 'b', createdAt: at('21T09:01:00') }),
    ];
    const now = Date.parse(at('21T09:02:00'));
    const lost = { ...anOutboxEntry({ id: 'x', createdAt: now }), state: 'unconfirmed' as const, ...facts };
    const items = buildThreadItems({
      messages,
      outbox: [lost, anOutboxEntry({ id: 'y', createdAt: now })],
      hasMore: true,
    });
    expect(items.map((item) => item.key)).toEqual(['a', 'outbox x', 'b', 'outbox y']);
  });
});

it('[FIND-03] the unread line is before the first unread message', () => {
  const messages = [aMessage({ id: 'a' }), aMessage({ id: 'b' })];
  expect(kinds({ messages, hasMore: true, unread: { firstId: 'b', count: 1 } })).toEqual([
    'message',
    'unread',
    'message',
  ]);
});
