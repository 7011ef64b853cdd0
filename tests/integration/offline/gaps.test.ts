import { describe, expect, it } from 'vitest';
import { selectMessage, selectThread, selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { loadOlderMessages } from '@/entities/conversations/messages/messageThunks';
import { at } from '@/entities/base/idTable';
import { createHeldLine } from './line';
import { expectTruth } from './truth';
import { BRUNO, createWorkday, isLost, isOnline, rowOf, turns } from './workday';

type Workday = Awaited<ReturnType<typeof createWorkday>>;

/** Everything that can happen while the app is offline. */
const live = ({ app, control, say, ticket }: Workday): void => {
  const [other, third] = [rowOf(app, 'open', 1), rowOf(app, 'open', 2)];
  const [taken, talking] = [rowOf(app, 'pending'), rowOf(app, 'pending', 1)];
  say(ticket, 'Alguém aí?');
  say(ticket, 'Olá?');
  say(other, 'E o meu pedido?');
  say(talking, 'Ainda espero');
  control().act({ as: BRUNO, what: 'accept', ticketId: taken.id });
  const elsewhere = app.store.getState().session.user?.queues?.find(({ id }) => id !== third.queueId);
  control().act({ as: BRUNO, what: 'transfer', ticketId: third.id, userId: 2, queueId: elsewhere?.id });
  control().phone(1, 'drop');
};

const gaps: readonly [string, (day: Workday) => Promise<void>][] = [
  [
    'a server that was restarted',
    async (day) => {
      await day.world.stop();
      await isLost(day.app);
      await day.world.start();
      live(day);
    },
  ],
  [
    'a line that broke',
    async (day) => {
      day.control().endSockets('drop');
      await isLost(day.app);
      live(day);
    },
  ],
  [
    'a server that ended the connection',
    async (day) => {
      day.control().endSockets('close');
      await isLost(day.app);
      live(day);
    },
  ],
  [
    'a line that breaks again and again',
    async (day) => {
      for (let round = 0; round < 4; round += 1) {
        day.control().endSockets('drop');
        await isLost(day.app);
        if (round === 1) live(day);
        await day.app.until(({ socketStatus }) => socketStatus.state !== 'connecting', 'a connection');
      }
    },
  ],
  [
    'sleep and wake',
    async (day) => {
      live(day);
      day.app.machine.wake();
      await isLost(day.app);
    },
  ],
];

describe('after a gap', () => {
  it.each(gaps)('[OFF-02] by %s everything shown equals the server again', async (_, gap) => {
    const day = await createWorkday();
    await gap(day);
    await isOnline(day.app);
    expectTruth(day.app, day.control(), day.ticket.id);
    expect(day.app.store.getState().whatsappConnections.byId[1]?.status).toBe(
      (await day.app.services.api.whatsappConnections.list(1)).find(({ id }) => id === 1)?.status,
    );
  });

  it('[OFF-02] marks, edits and deletions in older pages of the open conversation are not missed', async () => {
    const { app, ticket, control, say } = await createWorkday();
    for (let number = 1; number <= 45; number += 1) say(ticket, `linha ${number}`);
    control().act({ as: BRUNO, what: 'write', ticketId: ticket.id, text: 'de outro computador' });
    for (let number = 46; number <= 70; number += 1) say(ticket, `linha ${number}`);
    await app.until((state) => selectThreadMessages(state, ticket.id).some(({ body }) => body === 'linha 70'));
    await app.store.dispatch(loadOlderMessages({ ticketId: ticket.id }));
    const known = selectThreadMessages(app.store.getState(), ticket.id);
    const [first, own] = [known[0], known.find(({ body }) => body === 'de outro computador')];
    control().endSockets('drop');
    await isLost(app);
    control().setAck(own?.id ?? '', 4);
    control().editMessage(own?.id ?? '', 'corrigido');
    control().deleteMessage(first?.id ?? '');
    say(ticket, 'linha 71');
    await isOnline(app);
    expect(selectMessage(app.store.getState(), ticket.id, own?.id ?? '')).toMatchObject({ ack: 4, body: 'corrigido' });
    expect(selectMessage(app.store.getState(), ticket.id, first?.id ?? '')).toMatchObject({ isDeleted: true });
    expect(selectThread(app.store.getState(), ticket.id).page).toBeGreaterThan(1);
    expectTruth(app, control(), ticket.id);
  });

  it('[OFF-02] a ticket resolved meanwhile is known as resolved, though it is in no list', async () => {
    const { app, ticket, control } = await createWorkday();
    control().endSockets('drop');
    await isLost(app);
    control().act({ as: BRUNO, what: 'close', ticketId: ticket.id });
    // It is Bruno's now, and only owners receive acknowledgements: those of the automatic text must be complete before it is read.
    const automatic = control()
      .snapshot(1)
      .messages.findLast(({ ticketId }) => ticketId === ticket.id);
    control().setAck(automatic?.id ?? '', 3);
    await isOnline(app);
    expect(at(app.store.getState().tickets.byId, ticket.id)?.status).toBe('closed');
    expectTruth(app, control(), ticket.id);
  });

  it('[OFF-02] a ticket that was deleted meanwhile is gone', async () => {
    const { app, ticket, control } = await createWorkday();
    control().endSockets('drop');
    await isLost(app);
    control().act({ as: BRUNO, what: 'delete', ticketId: ticket.id });
    await isOnline(app);
    expect(at(app.store.getState().tickets.byId, ticket.id)).toBeUndefined();
    expectTruth(app, control());
  });

  it.each([500, 502, 503])('[OFF-02] a read answered with %i is requested again', async (status) => {
    const { app, ticket, control, say } = await createWorkday();
    control().endSockets('drop');
    await isLost(app);
    say(ticket, 'Ainda aí?');
    control().faults.add({ kind: 'answer', status, body: 'busy', path: /^\/(tickets|messages)/, times: 3 });
    await isOnline(app);
    expectTruth(app, control(), ticket.id);
  });

  it('[OFF-02] everything is correct two round trips after the reconnect, with no delay in between', async () => {
    const line = createHeldLine();
    const { app, ticket, control, say } = await createWorkday({}, { adapter: line.adapter });
    for (let number = 1; number <= 30; number += 1) say(ticket, `linha ${number}`);
    control().endSockets('drop');
    await isLost(app);
    say(ticket, 'linha 31');
    line.hold();
    await app.until(({ socketStatus }) => socketStatus.state === 'resyncing', 'the reconnect');
    let roundTrips = 0;
    while (app.store.getState().socketStatus.state === 'resyncing') {
      await turns(50);
      expect(line.held()).toBeGreaterThan(0);
      await line.release();
      await turns(50);
      roundTrips += 1;
    }
    await isOnline(app);
    expect(roundTrips).toBeLessThanOrEqual(2);
    expectTruth(app, control(), ticket.id);
  });
});
