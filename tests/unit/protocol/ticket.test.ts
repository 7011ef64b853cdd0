import { expect, it } from 'vitest';
import { ticketSchema } from '@/protocol/records/tickets';
import { parseRecord } from '@/protocol/parse';

const sent = {
  id: 7,
  uuid: '9a9f0a6e-3f59-4c8e-9f0e-1d3f0f6f2a11',
  queueId: 1,
  queue: { id: 1, name: 'Suporte', color: '#3366ff' },
  userId: 6,
  user: { id: 6, name: 'Carla' },
  contactId: 4,
  contact: { id: 4, name: 'Bia', number: '5511', email: '', profilePicUrl: null },
  whatsappId: 2,
  whatsapp: { id: 2, name: 'Principal' },
  tags: [{ id: 3, name: 'VIP', color: '#a855f7' }],
  unreadMessages: 2,
  lastMessage: 'Oi',
  isGroup: false,
  chatbot: true,
  updatedAt: '2026-11-21T12:00:00.000Z',
  useIntegration: true,
  promptId: 5,
  integrationId: 8,
};

it.each(['pending', 'open', 'closed'])(
  '[TICKET-01] [KAN-01] [RT-13] [CALL-29] [CALL-30] [CALL-31] [CALL-32] [CALL-33] [CALL-35] a ticket of status %s keeps its twenty fields, also where numbers are texts',
  (status) => {
    const ticket = { ...sent, status };
    expect(Object.keys(ticket)).toHaveLength(20);
    expect(parseRecord(ticketSchema, { ...ticket, typebotSessionId: 'x' })).toEqual(ticket);
    // Numbers may come as text.
    const { id, queueId, userId, contactId, whatsappId, unreadMessages, promptId, integrationId } = ticket;
    const numbers = { id, queueId, userId, contactId, whatsappId, unreadMessages, promptId, integrationId };
    const texts = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]));
    const tags = ticket.tags.map((tag) => ({ ...tag, id: String(tag.id) }));
    expect(parseRecord(ticketSchema, { ...ticket, ...texts, tags })).toEqual(ticket);
    const idle = { unreadMessages: 0, lastMessage: '', isGroup: true, chatbot: false, useIntegration: false, tags: [] };
    expect(parseRecord(ticketSchema, { ...ticket, ...idle })).toEqual({ ...ticket, ...idle });
    const rest = {
      companyId: 1,
      queueOptionId: 9,
      fromMe: true,
      createdAt: sent.updatedAt,
      messages: [{ id: 'M', body: '' }],
    };
    expect(parseRecord(ticketSchema, { ...ticket, ...rest })).toEqual({ ...ticket, ...rest });
  },
);

it('[TICKET-01] [RT-13] a field missing from an answer stays absent, so that merging erases nothing', () => {
  const { id, uuid, queueId } = sent;
  expect(parseRecord(ticketSchema, { id, uuid, status: 'open', queueId })).toEqual({
    id,
    uuid,
    status: 'open',
    queueId,
  });
});

it('[TICKET-01] [CALL-29] [CALL-30] [CALL-31] [CALL-32] [CALL-33] [CALL-35] [RT-13] a field that the server sends empty is known to be empty', () => {
  const empty = {
    queueId: null,
    queue: null,
    userId: null,
    user: null,
    contactId: null,
    contact: null,
    whatsappId: null,
    whatsapp: null,
    unreadMessages: null,
    lastMessage: null,
    chatbot: null,
    useIntegration: null,
    promptId: null,
    integrationId: null,
  };
  const ticket = { ...sent, status: 'pending', ...empty };
  expect(parseRecord(ticketSchema, ticket)).toEqual(ticket);
});
