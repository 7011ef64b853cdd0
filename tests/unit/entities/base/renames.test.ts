import { describe, expect, it } from 'vitest';
import { selectChatMessages } from '@/entities/conversations/chatMessages/chatMessagesState';
import { selectMessage } from '@/entities/conversations/messages/messageSelectors';
import { chats } from '@/entities/conversations/chats/chats';
import { loadChatMessages } from '@/entities/conversations/chatMessages/chatMessageThunks';
import { removeConnection, saveConnection } from '@/entities/company/whatsappConnections/connectionThunks';
import { contacts, loadContact, saveContact } from '@/entities/company/contacts/contacts';
import { campaigns } from '@/entities/company/campaigns/campaigns';
import { loadCampaign } from '@/entities/company/campaigns/campaignThunks';
import { loadCampaignReport } from '@/entities/company/campaignReport/campaignReportSlice';
import { queues } from '@/entities/company/queues/queues';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { schedules } from '@/entities/company/schedules/schedules';
import { users } from '@/entities/company/users/users';
import { sessionStarted } from '@/entities/session/sessionActions';
import { tags } from '@/entities/company/tags/tags';
import { loadNotes } from '@/entities/conversations/ticketNotes/ticketNotes';
import { loadTickets, refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { rootReducer } from '@/store/rootReducer';
import { aMessage, aSessionStart, aTicket, aUser } from '@tests/support/records';
import { at, idsIn } from '@/entities/base/idTable';
import { followRenames } from '@/entities/base/renames';

const QUEUE = { id: 1, name: 'Vendas', color: '#16a34a' };
const contact = { id: 7, name: 'Bia', number: '5511999990000' };
const ticket = aTicket({
  contactId: 7,
  contact,
  status: 'open',
  queueId: QUEUE.id,
  queue: QUEUE,
  userId: 10,
  user: { id: 10, name: 'Ana' },
  whatsapp: { id: 3, name: 'Loja' },
  tags: [
    { id: 5, name: 'Urgente', color: '#f00' },
    { id: 6, name: 'Novo', color: '#0f0' },
  ],
});
const other = aTicket({ id: 2, tags: [], contactId: 8, contact: { id: 8, name: 'Caio', number: '5511999990001' } });
const page = <Item>(...records: Item[]) => ({ records, hasMore: false, count: records.length });

type Action = Parameters<typeof rootReducer>[1];

/** A state with a loaded ticket, schedule, chat, messages and notes. */
const openWorld = () => {
  const loads: Action[] = [
    sessionStarted(aSessionStart({ user: aUser({ queues: [QUEUE] }) })),
    loadTickets.pending('t', { view: 'open', page: 1 }),
    loadTickets.fulfilled(page(ticket, other), 't', { view: 'open', page: 1 }),
    loadMessages.pending('m', { ticketId: 1 }),
    loadMessages.fulfilled({ ...page(aMessage({ contactId: 7, contact, queue: QUEUE })), number: 1 } as never, 'm', {
      ticketId: 1,
    }),
    schedules.received({ id: 1, body: 'Oi', contact: { id: 7, name: 'Bia' }, user: { id: 10, name: 'Ana' } }),
    users.received({ id: 10, name: 'Ana', email: '', queues: [QUEUE] }),
    loadNotes.pending('n', { ticketId: 1, contactId: 7 }),
    loadNotes.fulfilled([{ id: 1, note: 'x', user: { id: 10, name: 'Ana' } }], 'n', {
      ticketId: 1,
      contactId: 7,
    } as never),
    loadChatMessages.pending('c', { chatId: 4 }),
    loadChatMessages.fulfilled(
      { ...page({ id: 1, chatId: 4, message: 'Oi', sender: { id: 10, name: 'Ana' } }), number: 1 } as never,
      'c',
      { chatId: 4 },
    ),
    chats.received({
      id: 4,
      uuid: 'c',
      title: 'Time',
      users: [{ userId: 10, unreads: 0, user: { id: 10, name: 'Ana' } }],
    }),
  ];
  let state = loads.reduce(rootReducer, undefined as never) as ReturnType<typeof rootReducer>;
  return {
    take: (action: Action) => (state = rootReducer(state, action)),
    now: () => state,
  };
};
const inBatch = (...events: unknown[]) => serverEventsReceived(events as ServerEvent[]);
const renamedBy = (action: Action) => openWorld().take(action);

describe('a deletion reaches records that embed it', () => {
  it('[TAG-09] [LIST-07] of a tag: every row that has it, by its event and by the user’s own call', () => {
    for (const action of [
      inBatch(serverEvents.tag({ action: 'delete', id: 5 })),
      tags.remove.fulfilled(null, 'r', 5),
    ]) {
      expect(at(renamedBy(action).tickets.byId, 1)?.tags).toEqual([{ id: 6, name: 'Novo', color: '#0f0' }]);
    }
  });

  it('[RT-20] [QUEUE-13] [LIST-07] of a queue: tickets, users and the user’s profile; its tickets then have no queue', () => {
    const state = renamedBy(inBatch(serverEvents.queue({ action: 'delete', id: 1 })));
    expect(at(state.tickets.byId, 1)).toMatchObject({ queue: null, queueId: null });
    expect(idsIn(state.tickets.totals.ownUnqueued)).toEqual([1]);
    expect(state.users.byId[10]?.queues).toEqual([]);
    expect(state.session.user?.queues).toEqual([]);
    expect(at(state.tickets.byId, 1)?.tags).toHaveLength(2);
  });
});

it('[RT-08] a deleted connection leaves the tickets that came through it, by its event and by the user’s own call', () => {
  for (const action of [
    inBatch(serverEvents.whatsapp({ action: 'delete', id: 3 })),
    removeConnection.fulfilled(null, 'r', 3),
  ]) {
    const world = openWorld();
    // Lists name the connection and have its id beside it.
    world.take(refreshTicket.fulfilled({ ...other, whatsappId: 3, whatsapp: { name: 'Loja' } }, 'k', 2));
    world.take(refreshTicket.fulfilled(aTicket({ id: 4, whatsappId: 5, whatsapp: { id: 5, name: 'Matriz' } }), 'k', 4));
    world.take(action);
    const { byId } = world.now().tickets;
    expect(at(byId, 1)).toMatchObject({ whatsapp: null });
    expect(at(byId, 2)).toMatchObject({ whatsapp: null, whatsappId: null });
    expect(at(byId, 4)).toMatchObject({ whatsapp: { name: 'Matriz' }, whatsappId: 5 });
  }
});

describe('a new name reaches records that embed it', () => {
  it('[TAG-09] [LIST-07] of a tag: every row that has it, with its colour, and no other tag', () => {
    const state = renamedBy(
      inBatch(serverEvents.tag({ action: 'update', record: { id: 5, name: 'Hoje', color: '#00f' } })),
    );
    expect(at(state.tickets.byId, 1)?.tags).toEqual([
      { id: 5, name: 'Hoje', color: '#00f' },
      { id: 6, name: 'Novo', color: '#0f0' },
    ]);
  });

  it('[RT-20] [QUEUE-13] [LIST-07] of a queue: rows, messages, users and the user’s own queues', () => {
    const state = renamedBy(
      serverEvents.queue({ action: 'update', record: { id: 1, name: 'Balcão', color: '#123456' } }),
    );
    const fresh = { id: 1, name: 'Balcão', color: '#123456' };
    expect(at(state.tickets.byId, 1)?.queue).toEqual(fresh);
    expect(selectMessage(state, 1, 'M1')?.queue).toEqual(fresh);
    expect(users.selectById(state, 10)?.queues).toEqual([fresh]);
    expect(state.session.user?.queues).toEqual([fresh]);
  });

  it('[RT-20] [RT-17] of a user: rows, scheduled messages, notes, chats and their messages', () => {
    const state = renamedBy(
      inBatch(serverEvents.user({ action: 'update', record: { id: 10, name: 'Ana Maria', email: '' } })),
    );
    expect(at(state.tickets.byId, 1)?.user).toEqual({ id: 10, name: 'Ana Maria' });
    expect(schedules.selectById(state, 1)?.user?.name).toBe('Ana Maria');
    expect(state.ticketNotes.byTicket[1]?.notes[0]?.user?.name).toBe('Ana Maria');
    expect(selectChatMessages(state, 4)[0]?.sender?.name).toBe('Ana Maria');
    expect(chats.selectById(state, 4)?.users?.[0]?.user?.name).toBe('Ana Maria');
  });

  it('[LIST-07] [RT-08] of a connection: rows and headers', () => {
    const state = renamedBy(
      serverEvents.whatsapp({ action: 'update', record: { id: 3, name: 'Filial', status: 'CONNECTED' } }),
    );
    expect(at(state.tickets.byId, 1)?.whatsapp).toEqual({ id: 3, name: 'Filial' });
  });

  it('[RT-16] [TLIST-36] of a contact: rows, messages and scheduled messages', () => {
    const state = renamedBy(serverEvents.contact({ action: 'update', record: { id: 7, name: 'Beatriz' } }));
    expect(at(state.tickets.byId, 1)?.contact).toEqual({ ...contact, name: 'Beatriz' });
    expect(selectMessage(state, 1, 'M1')?.contact).toEqual({ ...contact, name: 'Beatriz' });
    expect(schedules.selectById(state, 1)?.contact?.name).toBe('Beatriz');
    expect(at(state.tickets.byId, 2)?.contact?.name).toBe('Caio');
  });

  it.each([
    ['tag', tags.save.fulfilled({ id: 5, name: 'Hoje', color: '#f00' }, 's', { id: 5, fields: {} as never })],
    ['connection', saveConnection.fulfilled({ id: 3, name: 'Hoje', status: '' }, 's', { id: 3, fields: {} as never })],
    ['contact', saveContact.fulfilled({ id: 7, name: 'Hoje' }, 's', { contactId: 7, fields: {} as never })],
  ])('[LIST-07] of a %s saved here: before any event', (_, saved) => {
    const { tickets } = renamedBy(saved);
    expect(JSON.stringify(at(tickets.byId, 1))).toContain('Hoje');
  });

  it('[PERF-04] records without a new name stay the same object, and an unchanged contact changes nothing', () => {
    const { take, now } = openWorld();
    const before = now();
    take(inBatch(serverEvents.contact({ action: 'update', record: contact })));
    expect(now().schedules).toBe(before.schedules);
    expect(now().messages).toBe(before.messages);
    take(inBatch(serverEvents.user({ action: 'update', record: { id: 10, name: 'Ana Maria', email: '' } })));
    expect(now().messages).toBe(before.messages);
    expect(at(now().tickets.byId, 2)).toBe(at(before.tickets.byId, 2));
  });

  it('[LIST-07] an event without a name removes none', () => {
    const state = renamedBy(
      serverEvents.whatsapp({ action: 'update', record: { id: 3, name: '', status: 'OPENING' } }),
    );
    expect(at(state.tickets.byId, 1)?.whatsapp).toEqual({ id: 3, name: 'Loja' });
  });
});

describe('a record that shows another one', () => {
  it('[RT-08] is found by the id beside it where it has the name alone, as in lists of tickets', () => {
    const rows = [
      aTicket({ id: 3, whatsappId: 3, whatsapp: { name: 'Loja' } }),
      aTicket({ id: 4, whatsappId: 4, whatsapp: { name: 'Loja' } }),
      aTicket({ id: 5, whatsapp: { name: 'Loja' } }),
    ];
    const { take } = openWorld();
    take(loadTickets.pending('u', { view: 'pending', page: 1 }));
    take(loadTickets.fulfilled(page(...rows), 'u', { view: 'pending', page: 1 }));
    const { tickets } = take(
      serverEvents.whatsapp({ action: 'update', record: { id: 3, name: 'Filial', status: 'CONNECTED' } }),
    );
    expect([1, 3, 4, 5].map((id) => at(tickets.byId, id)?.whatsapp)).toEqual([
      { id: 3, name: 'Filial' },
      { name: 'Filial' },
      { name: 'Loja' },
      { name: 'Loja' },
    ]);
  });

  it('[RT-16] takes the number and the picture of a contact too, as far as it has them, and no picture where it is gone', () => {
    const { take } = openWorld();
    const seen = { ...contact, profilePicUrl: 'https://x/a.jpg' };
    take(loadMessages.pending('n', { ticketId: 1 }));
    take(
      loadMessages.fulfilled(page(aMessage({ id: 'M2', contactId: 7, contact: seen })) as never, 'n', { ticketId: 1 }),
    );
    const record = { id: 7, name: 'Bia', number: '5521', profilePicUrl: null, email: 'b@x.com' };
    const state = take(serverEvents.contact({ action: 'update', record }));
    expect(selectMessage(state, 1, 'M2')?.contact).toEqual({ ...seen, number: '5521', profilePicUrl: null });
    expect(schedules.selectById(state, 1)?.contact).toEqual({ id: 7, name: 'Bia' });
  });

  it('[RT-16] [RT-20] is renamed inside a quoted message, and as the owner of a chat', () => {
    const { take } = openWorld();
    const quotedMsg = aMessage({ id: 'M0', contactId: 7, contact });
    take(loadMessages.pending('n', { ticketId: 1 }));
    take(loadMessages.fulfilled(page(aMessage({ quotedMsg } as never)) as never, 'n', { ticketId: 1 }));
    take(chats.received({ id: 5, uuid: 'd', title: 'Time', owner: { id: 10, name: 'Ana' } }));
    const state = take(
      inBatch(
        serverEvents.contact({ action: 'update', record: { id: 7, name: 'Beatriz' } }),
        serverEvents.user({ action: 'update', record: { id: 10, name: 'Ana Maria', email: '' } }),
      ),
    );
    expect(selectMessage(state, 1, 'M1')?.quotedMsg?.contact?.name).toBe('Beatriz');
    expect(chats.selectById(state, 5)?.owner?.name).toBe('Ana Maria');
  });

  it('[RT-16] is renamed in a message of a contact that has no known ticket', () => {
    const { take } = openWorld();
    take(schedules.received({ id: 2, body: 'Oi', contact: { id: 70, name: 'Davi' } }));
    const state = take(serverEvents.contact({ action: 'update', record: { id: 70, name: 'David' } }));
    expect(schedules.selectById(state, 2)?.contact?.name).toBe('David');
  });

  it('[RT-08] is renamed and removed in connections, contacts, campaigns and their report', () => {
    const { take } = openWorld();
    const phone = { id: 3, name: 'Loja', status: 'CONNECTED' };
    take(serverEvents.whatsapp({ action: 'update', record: { ...phone, queues: [QUEUE, { ...QUEUE, id: 2 }] } }));
    const whatsapp = { id: 3, name: 'Loja' };
    take(contacts.received({ id: 9, name: 'Davi', whatsapp }));
    take(campaigns.received({ id: 6, name: 'Páscoa', whatsapp }));
    take(loadCampaignReport.pending('r', 5));
    take(loadCampaign.pending('r', 5));
    take(loadCampaign.fulfilled({ id: 5, name: 'Natal', whatsapp }, 'r', 5));
    take(serverEvents.queue({ action: 'update', record: { ...QUEUE, name: 'Balcão' } }));
    take(serverEvents.queue({ action: 'delete', id: 2 }));
    const state = take(serverEvents.whatsapp({ action: 'update', record: { ...phone, name: 'Filial' } }));
    expect(state.whatsappConnections.byId[3]?.queues).toEqual([{ ...QUEUE, name: 'Balcão' }]);
    const { campaign } = state.campaignReport;
    for (const one of [campaign, campaigns.selectById(state, 6), contacts.selectById(state, 9)])
      expect(one?.whatsapp).toEqual({ id: 3, name: 'Filial' });
    const later = take(serverEvents.whatsapp({ action: 'delete', id: 3 }));
    const left = [later.campaignReport.campaign, campaigns.selectById(later, 6), contacts.selectById(later, 9)];
    expect(left.map((one) => one?.whatsapp)).toEqual([null, null, null]);
    expect(later.whatsappConnections.byId).toEqual({});
  });

  it('keeps records of another kind with the same id', () => {
    const { take } = openWorld();
    take(serverEvents.user({ action: 'update', record: { id: 7, name: 'Outra', email: '' } }));
    take(serverEvents.queue({ action: 'delete', id: 5 }));
    take(serverEvents.tag({ action: 'delete', id: 1 }));
    const state = take(serverEvents.tag({ action: 'update', record: { id: 1, name: 'Outra', color: '#fff' } }));
    expect(at(state.tickets.byId, 1)).toMatchObject({ contact, queue: QUEUE, queueId: 1, tags: ticket.tags });
  });
});

describe('what this client does itself', () => {
  it.each([
    ['a queue is removed', queues.remove.fulfilled(null, 'r', 1), []],
    ['another queue is removed', queues.remove.fulfilled(null, 'r', 2), [QUEUE]],
    [
      'a queue is saved',
      queues.save.fulfilled({ ...QUEUE, name: 'Nova' }, 's', { id: 1, fields: {} as never }),
      'Nova',
    ],
    ['an unreadable queue is saved', queues.save.fulfilled(null, 's', { id: 1, fields: {} as never }), [QUEUE]],
  ])('shows at once where %s', (_, action, expected) => {
    const state = renamedBy(action);
    const own = typeof expected === 'string' ? [{ ...QUEUE, name: expected }] : expected;
    expect(state.session.user?.queues).toEqual(own);
    expect(users.selectById(state, 10)?.queues).toEqual(own);
  });

  it('a user is saved: rows have the new name', () => {
    const saved = { id: 10, name: 'Ana Maria', email: '' };
    const state = renamedBy(users.save.fulfilled(saved, 's', { id: 10, fields: {} as never }));
    expect(at(state.tickets.byId, 1)?.user).toEqual({ id: 10, name: 'Ana Maria' });
  });

  it('a contact is read: rows have the new name, and an unreadable one changes nothing', () => {
    const ref = { contactId: 7 };
    const state = renamedBy(loadContact.fulfilled({ id: 7, name: 'Beatriz' }, 'r', ref));
    expect(at(state.tickets.byId, 1)?.contact).toEqual({ ...contact, name: 'Beatriz' });
    const { take, now } = openWorld();
    const before = now();
    take(loadContact.fulfilled(null, 'r', ref));
    expect(now().tickets).toBe(before.tickets);
  });
});

describe('an event that renames nothing', () => {
  it.each([
    ['of a list to be read again', serverEvents.contact({ action: 'reload', records: [{ id: 7, name: 'X' }] })],
    ['of an unknown record', serverEvents.tag({ action: 'update', record: { id: 99, name: 'X', color: '' } })],
    ['of a deleted record that none shows', serverEvents.queue({ action: 'delete', id: 99 })],
    ['of the same name', serverEvents.tag({ action: 'update', record: { id: 5, name: 'Urgente', color: '#f00' } })],
    ['of a deleted user', serverEvents.user({ action: 'delete', id: 99 })],
  ])('%s leaves the records as they are', (_, event) => {
    const { take, now } = openWorld();
    const before = now();
    take(event);
    for (const slice of ['tickets', 'messages', 'chatMessages', 'ticketNotes', 'schedules', 'session'] as const) {
      expect(now()[slice]).toBe(before[slice]);
    }
  });
});

describe('looking through all records', () => {
  const look = followRenames((state: ReturnType<typeof rootReducer> | undefined) => state as never);
  const update = (facts: object) =>
    serverEvents.contact({ action: 'update', record: { id: 7, name: 'Bia', ...facts } });

  it.each([
    ['another action', { type: 'other' }],
    ['a contact that its tickets show like this', update({ number: contact.number })],
    ['a field that its tickets do not show', update({ profilePicUrl: 'https://x/a.jpg', email: 'b@x.com' })],
    ['a list to be read again', serverEvents.queue({ action: 'reload', records: [] })],
    ['a record without a name', serverEvents.user({ action: 'update', record: { id: 10, name: '', email: '' } })],
    ['a deleted contact', serverEvents.contact({ action: 'delete', id: 7 })],
  ])('is left out for %s', (_, action) => {
    const before = openWorld().now();
    expect(look(before, action)).toBe(before);
  });

  it.each([
    ['a new number', update({ number: '5521' })],
    ['a contact without a known ticket', update({ id: 70 })],
    [
      'a user who has id and name of a known contact',
      serverEvents.user({ action: 'update', record: { id: 7, name: 'Bia', email: '' } }),
    ],
    ['a deleted queue', serverEvents.queue({ action: 'delete', id: 1 })],
  ])('is done for %s', (_, action) => {
    const before = openWorld().now();
    expect(look(before, action)).not.toBe(before);
  });

  it('is not done before there are any', () => {
    expect(look(undefined, update({}))).toBeUndefined();
  });

  it('keeps the rest of a renamed record', () => {
    const state = renamedBy(serverEvents.user({ action: 'update', record: { id: 10, name: 'Ana Maria', email: '' } }));
    const user = { id: 10, name: 'Ana Maria' };
    expect(schedules.selectById(state, 1)).toEqual({ id: 1, body: 'Oi', contact: { id: 7, name: 'Bia' }, user });
    expect(state.ticketNotes.byTicket[1]?.notes).toEqual([{ id: 1, note: 'x', user }]);
    expect(at(state.tickets.byId, 1)).toEqual({ ...ticket, user });
  });
});
