import { expect, it } from 'vitest';
import { messageSchema } from '@/protocol/records/messages';
import { parseRecord } from '@/protocol/parse';

const sent = {
  id: '3EB0',
  ticketId: 7,
  body: 'Oi',
  fromMe: true,
  mediaType: 'image',
  mediaUrl: 'https://a.com/public/1.jpg',
  quotedMsg: { id: '3EAF', ticketId: 7, body: 'Tem?', fromMe: false },
  isDeleted: false,
  isEdited: true,
  ack: 3,
  createdAt: '2026-11-21T12:00:00.000Z',
  read: true,
  contact: { id: 4, name: 'Bia', number: '5511' },
};

it('[MSG-01] [RT-11] [RT-12] [CALL-36] a message keeps its thirteen parts', () => {
  expect(parseRecord(messageSchema, { ...sent, dataJson: '{}' })).toEqual(sent);
  const plain = { body: '', fromMe: false, isDeleted: true, isEdited: false, ack: 0, read: false };
  const lacking = { mediaType: null, mediaUrl: null, quotedMsg: null, contact: null };
  expect(parseRecord(messageSchema, { ...sent, ...plain, ...lacking })).toEqual({ ...sent, ...plain, ...lacking });
  // Some servers write numbers and flags as text, or flags as numbers.
  const written = { ticketId: '7', fromMe: 'true', isDeleted: 0, isEdited: 1, ack: '3', read: 'true' };
  expect(parseRecord(messageSchema, { ...sent, ...written })).toEqual(sent);
});

it('[MSG-01] [RT-11] [RT-12] [CALL-36] a part that the server sends empty is known to be empty', () => {
  const empty = { mediaType: null, mediaUrl: null, quotedMsg: null, quotedMsgId: null, contact: null, contactId: null };
  expect(parseRecord(messageSchema, { ...sent, ...empty })).toEqual({ ...sent, ...empty });
});

it('[MSG-01] [RT-12] [CALL-36] a part that the server leaves out stays absent, so that merging erases nothing', () => {
  const { id, ticketId, body, fromMe } = sent;
  expect(parseRecord(messageSchema, { id, ticketId, body, fromMe })).toEqual({ id, ticketId, body, fromMe });
  expect(parseRecord(messageSchema, { id, ticketId })).toEqual({ id, ticketId, body: '', fromMe: false });
});
