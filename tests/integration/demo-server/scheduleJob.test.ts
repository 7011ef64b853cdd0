import { describe, expect, it } from 'vitest';
import type { ScheduleRow, TicketRow } from '@native/demo-server/db/rows';
import type { NewRow } from '@native/demo-server/db/table';
import type { DemoServerOptions } from '@native/demo-server/options';
import { CONNECTIONS, startShop } from './shopWorld';
import { handClock, handTimers, recordEvents } from './support';
import { upload } from './upload';

const START = '2026-03-02T12:00:00.000Z';
/** Seconds between two runs of the job. */
const LOOK = 5;

/** A company whose clock the test controls, with one customer who is being served. */
const scheduled = async (options: Partial<DemoServerOptions> = {}) => {
  const [clock, timers] = [handClock(START), handTimers()];
  const shop = await startShop({ clock, timers, accessTokenSeconds: 1e9, ...options });
  const ticket = shop.addTicket({ status: 'open', userId: shop.users.ana.id, queueId: 1 });
  const { tables } = shop.context;

  /** Creates one that is due in this many seconds. */
  const add = (seconds: number, values: NewRow<ScheduleRow> = {}): number =>
    tables.schedules.insert({
      body: 'Olá, {{firstName}}!',
      sendAt: new Date(clock.now().getTime() + seconds * 1000).toISOString(),
      contactId: ticket.contactId,
      userId: shop.users.ana.id,
      companyId: 1,
      ...values,
    }).id;

  const pass = (seconds: number): void => {
    for (let passed = 0; passed < seconds; passed += LOOK) {
      clock.pass(LOOK);
      timers.turn();
    }
  };
  const stateOf = (id: number): string => tables.schedules.find({ id })!.status;
  const messages = ({ id }: Pick<TicketRow, 'id'> = ticket) => tables.messages.findAll({ ticketId: id });
  return { shop, tables, ticket, add, pass, stateOf, messages };
};

/** Seconds after which everything due has been sent. */
const LONG = 120;

describe('the job for scheduled messages', () => {
  it('[DEMO-01] picks up a scheduled message within 30 seconds of its time and sends it 10 to 40 seconds later, without an event', async () => {
    const { shop, tables, add, pass, stateOf, messages } = await scheduled();
    const id = add(60);
    const stampsBefore = tables.schedules.find({ id })!.updatedAt;
    const events = recordEvents(shop);
    pass(25);
    expect(stateOf(id)).toBe('PENDENTE');
    pass(5);
    expect(stateOf(id)).toBe('AGENDADA');
    expect(tables.schedules.find({ id })!.updatedAt).toBe(stampsBefore);
    pass(35);
    expect(stateOf(id)).toBe('AGENDADA');
    pass(5);
    // 70 seconds have passed: 10 after its time.
    expect(tables.schedules.find({ id })).toMatchObject({ status: 'ENVIADA', sentAt: '2026-03-02T12:01:00.000Z' });
    // The text has the invisible mark of scheduled messages.
    expect(messages()).toEqual([]);
    expect(events).toEqual([]);
  });

  it('[DEMO-01] sends a message scheduled for the next moment 40 seconds after picking it up', async () => {
    const { add, pass, stateOf } = await scheduled();
    const id = add(LOOK);
    pass(LOOK + 35);
    expect(stateOf(id)).toBe('AGENDADA');
    pass(LOOK);
    expect(stateOf(id)).toBe('ENVIADA');
  });

  it('[DEMO-01] leaves a message whose time passed meanwhile waiting until an admin activates it again', async () => {
    const { shop, add, pass, stateOf } = await scheduled();
    const id = add(-1);
    pass(LONG);
    expect(stateOf(id)).toBe('PENDENTE');
    const sendAt = new Date(shop.context.clock.now().getTime() + 20_000).toISOString();
    await shop.as('carla', 'PUT', `/schedules/${id}`, { sendAt });
    pass(LONG);
    expect(stateOf(id)).toBe('ENVIADA');
    await shop.as('carla', 'PUT', `/schedules/${id}`, { status: 'PENDENTE' });
    expect(stateOf(id)).toBe('PENDENTE');
  });

  it('[DEMO-01] sends a file on the default connection, with the text as its caption', async () => {
    const { shop, tables, add, pass, stateOf, messages, ticket } = await scheduled();
    tables.tickets.update({ id: ticket.id }, { whatsappId: CONNECTIONS.menu });
    const id = add(60);
    const file = new File(['picture'], 'foto.png', { type: 'image/png' });
    await upload(shop, 'ana', `/schedules/${id}/media-upload`, ['file', file]);
    pass(LONG);
    expect(stateOf(id)).toBe('ENVIADA');
    expect(messages()).toEqual([]);
    const made = tables.tickets.find({ contactId: ticket.contactId, whatsappId: CONNECTIONS.plain })!;
    expect(made).toMatchObject({ status: 'pending', userId: null });
    const [message] = messages(made);
    expect(message).toMatchObject({ fromMe: true, body: '\u200eOlá, Cliente!', mediaType: 'image' });
    await shop.as('ana', 'DELETE', `/schedules/${id}/media-upload`);
    expect((await fetch(shop.url + message!.mediaUrl)).status).toBe(200);
  });

  it('[DEMO-01] clears owner and queue of a closed ticket, which stays closed', async () => {
    const { shop, add, pass, ticket, messages } = await scheduled();
    shop.context.tables.tickets.update({ id: ticket.id }, { status: 'closed' });
    const id = add(60);
    const file = new File(['picture'], 'foto.png', { type: 'image/png' });
    await upload(shop, 'ana', `/schedules/${id}/media-upload`, ['file', file]);
    pass(LONG);
    expect(shop.ticket(ticket.id)).toMatchObject({ status: 'closed', userId: null, queueId: null });
    expect(messages()).toHaveLength(1);
  });

  it('[DEMO-01] fails without a connection, a contact, an author or a file, or with unclosed braces', async () => {
    const { shop, tables, add, pass, stateOf } = await scheduled();
    const missing = { mediaPath: 'fehlt.png', mediaName: 'fehlt.png', mediaType: 'image/png' };
    const failing = [
      add(60, { contactId: null }),
      add(60, { userId: null }),
      add(60, { body: 'Olá {{name' }),
      add(60, missing),
    ];
    const fine = add(60);
    pass(LONG);
    expect(failing.map(stateOf)).toEqual(['ERRO', 'ERRO', 'ERRO', 'ERRO']);
    expect(stateOf(fine)).toBe('ENVIADA');
    tables.whatsapps.update({ companyId: 1 }, { status: 'DISCONNECTED' });
    const late = add(60);
    pass(LONG);
    expect(stateOf(late)).toBe('ERRO');
    tables.whatsapps.update({ id: CONNECTIONS.plain }, { status: 'CONNECTED' });
    shop.control.network.refuseNext('send');
    const refused = add(60);
    pass(LONG);
    expect(stateOf(refused)).toBe('ERRO');
  });
});
