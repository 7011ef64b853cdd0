import { expect, it } from 'vitest';
import { scheduleSchema } from '@/protocol/records/schedules';
import { parseRecord } from '@/protocol/parse';

const schedule = {
  id: 5,
  title: 'Boleto',
  body: 'O boleto vence amanhã',
  contactId: 7,
  contact: { id: 7, name: 'Juliana Prado' },
  sendAt: '2026-11-22T12:30:00.000Z',
  status: 'PENDENTE',
  isSendNotification: true,
  mediaPath: '1_bolo.png',
  mediaName: 'bolo.png',
  userId: 10,
  companyId: 1,
};

it.each([null, '2026-11-22T12:30:04.000Z'])(
  '[SCHED-01] [CALL-83] a scheduled message has all its fields, and no others, sent at: %s',
  (sentAt) => {
    const sent = { ...schedule, sentAt };
    expect(parseRecord(scheduleSchema, { ...sent, queuedAt: 'x', secret: 'y' })).toEqual(sent);
  },
);
