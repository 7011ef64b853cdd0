import { inDays } from '../seedCompanies';
import type { Stage } from '../stage';
import type { Triggers } from './trigger';

const QUICK_MESSAGE = { shortcode: 'evt', message: 'evento', geral: false, status: true, isMedia: false };
const SCHEDULE = {
  title: 'Evento',
  body: 'agendamento evento',
  sendAt: '2031-01-01 10:00:00',
  contactId: 1,
  userId: 7,
  timeZone: 'America/Sao_Paulo',
};

const seedQuickMessage = ({ context }: Stage): void => {
  context.tables.quickMessages.insert({ id: 5, shortcode: 'evt', message: 'evento', companyId: 1, userId: 7 });
};

const seedSchedule = ({ context }: Stage): void => {
  context.tables.schedules.insert({
    id: 4,
    body: SCHEDULE.body,
    sendAt: inDays(90),
    contactId: 1,
    userId: 7,
    companyId: 1,
  });
};

/** Triggers of notes, quick replies and schedules, by their names in the recordings. */
export const ticketToolTriggers: Triggers = {
  'ticket note created': (stage) =>
    stage.call('agent', 'POST', '/ticket-notes', { note: 'evento', ticketId: 1, contactId: 1 }),
  'quick message created': (stage) => stage.call('agent', 'POST', '/quick-messages', QUICK_MESSAGE),
  'quick message updated': (stage) => {
    seedQuickMessage(stage);
    return stage.call('agent', 'PUT', '/quick-messages/5', { ...QUICK_MESSAGE, message: 'evento 2' });
  },
  'quick message deleted': (stage) => {
    seedQuickMessage(stage);
    return stage.call('agent', 'DELETE', '/quick-messages/5');
  },
  'schedule created': (stage) => stage.call('agent', 'POST', '/schedules', SCHEDULE),
  'schedule updated': (stage) => {
    seedSchedule(stage);
    return stage.call('admin', 'PUT', '/schedules/4', { ...SCHEDULE, body: 'agendamento evento 2' });
  },
  'schedule deleted': (stage) => {
    seedSchedule(stage);
    return stage.call('agent', 'DELETE', '/schedules/4');
  },
};
