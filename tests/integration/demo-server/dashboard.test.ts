import { describe, expect, it } from 'vitest';
import { handClock, signIn, startServer } from './support';

const NOON = '2026-03-02T12:00:00.000Z';
const FIRST_TICKET = { uuid: 'a', status: 'open', companyId: 1 };

/** A company with one agent and tickets of known times; the clock shows noon on 2 March. */
const startMeasured = async (behave: 'a' | 'b' | 'tolerant' = 'tolerant') => {
  const server = await startServer({ clock: handClock(NOON), behave });
  const { tables } = server.context;
  tables.tickets.remove({ companyId: 1 });
  for (const user of tables.users.findAll({ companyId: 1 })) tables.users.update({ id: user.id }, { online: false });
  const ana = tables.users.find({ email: 'ana@demo.balcao' })!;
  const [one, other] = tables.contacts.findAll({ companyId: 1 }, { limit: 2 });
  const open = tables.tickets.insert({ ...FIRST_TICKET, contactId: one!.id });
  const closed = tables.tickets.insert({ ...FIRST_TICKET, uuid: 'b', status: 'closed', contactId: other!.id });
  const track = (ticketId: number, queuedAt: string | null, startedAt: string | null, finishedAt: string | null) =>
    tables.traking.insert({
      ticketId,
      companyId: 1,
      userId: ana.id,
      queuedAt,
      startedAt,
      finishedAt,
      createdAt: queuedAt ?? startedAt ?? NOON,
    });
  // Waited 10 minutes and lasted 30; waited 20 and lasted 15; still open; started without a queue.
  track(closed.id, '2026-03-01T10:00:00Z', '2026-03-01T10:10:00Z', '2026-03-01T10:40:00Z');
  track(closed.id, '2026-02-20T23:30:00Z', '2026-02-20T23:50:00Z', '2026-02-21T00:05:00Z');
  track(open.id, '2026-03-02T11:00:00Z', '2026-03-02T11:00:00Z', null);
  track(open.id, null, '2026-03-02T11:30:00Z', '2026-03-02T11:35:00Z');
  const rating = { ticketId: closed.id, companyId: 1, userId: ana.id };
  tables.userRatings.insert({ ...rating, rate: 2, createdAt: '2026-03-01T10:41:00Z' });
  tables.userRatings.insert({ ...rating, rate: 3, createdAt: '2026-03-01T18:00:00Z' });
  tables.userRatings.insert({ ...rating, rate: 1, createdAt: '2026-01-01T10:00:00Z' });
  const { token } = await signIn(server.call, 'ana@demo.balcao');
  const prefix = behave === 'a' ? '/api' : '';
  const read = async (query: string) => (await server.call('GET', `${prefix}/dashboard${query}`, { token })).body;
  return { server, read, ana };
};

describe('the dashboard', () => {
  it('[DEMO-01] [CALL-63] computes counters and agents from the attendances of the requested days', async () => {
    const { read, ana } = await startMeasured();
    expect(await read('?days=3')).toMatchObject({
      counters: {
        supportHappening: 1,
        supportPending: 0,
        supportFinished: 1,
        leads: 2,
        avgSupportTime: 30,
        avgWaitTime: 10,
      },
      attendants: expect.arrayContaining([
        { id: ana.id, name: ana.name, online: expect.any(Boolean), rating: 2.5, tickets: 2, avgSupportTime: 30 },
      ]),
    });
  });

  it('[DEMO-01] a first date leaves out what was never queued, a last date what is still open', async () => {
    const { read } = await startMeasured();
    expect(await read('?date_from=2026-02-20')).toMatchObject({
      counters: { supportFinished: 2, leads: 1, avgSupportTime: 22.5, avgWaitTime: 15 },
    });
    expect(await read('?date_to=2026-03-02')).toMatchObject({ counters: { supportFinished: 3, leads: 1 } });
    expect(await read('?date_from=2025-01-01&date_to=2025-01-02')).toMatchObject({
      counters: { supportHappening: 1, supportFinished: 0, leads: 0, avgSupportTime: null, avgWaitTime: null },
    });
    expect(await read('')).toMatchObject({ counters: { supportFinished: 3 } });
  });

  it('[DEMO-01] [CALL-64] [CALL-65] charts need no token, and count by user, by day as text, and by hour of a single day', async () => {
    const { server, ana } = await startMeasured();
    const chart = async (name: string, first: string, last: string) =>
      (
        await server.call<{ data: object[]; count: number }>(
          'GET',
          `/dashboard/${name}?initialDate=${first}&finalDate=${last}&companyId=1`,
        )
      ).body;
    const users = await chart('ticketsUsers', '2026-03-01', '2026-03-02');
    expect(users.data[0]).toEqual({ nome: ana.name, quantidade: '2' });
    expect(users.data[1]).toMatchObject({ quantidade: 0 });
    expect(await chart('ticketsDay', '2026-02-01', '2026-03-31')).toEqual({
      data: [
        { data: '01/03/2026', total: '1' },
        { data: '02/03/2026', total: '2' },
        { data: '20/02/2026', total: '1' },
      ],
      count: 4,
    });
    expect(await chart('ticketsDay', '2026-03-02', '2026-03-02')).toEqual({
      data: [{ horario: '11', total: '2' }],
      count: 2,
    });
  });

  it('[DEMO-01] fails for charts requested without one of the two dates or the company', async () => {
    const { server } = await startMeasured();
    for (const query of [
      'initialDate=2026-03-01&companyId=1',
      'initialDate=x&finalDate=y&companyId=1',
      'finalDate=2026-03-01',
    ]) {
      expect((await server.call('GET', `/dashboard/ticketsUsers?${query}`)).status, query).toBe(500);
      expect((await server.call('GET', `/dashboard/ticketsDay?${query}`)).status, query).toBe(500);
    }
  });

  it('[DEMO-01] computes days and hours in the time zone of the server', async () => {
    const { server } = await startMeasured('b');
    const { body } = await server.call(
      'GET',
      '/dashboard/ticketsDay?initialDate=2026-02-20&finalDate=2026-02-20&companyId=1',
    );
    expect(body).toEqual({ data: [{ horario: '20', total: '1' }], count: 1 });
  });
});
