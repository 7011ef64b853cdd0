import type { Clock } from '../clock';
import type { Database } from './database';
import type {
  CompanyRow,
  ContactRow,
  ExtraInfoRow,
  MessageRow,
  PlanRow,
  QueueOptionRow,
  QueueRow,
  QuickMessageRow,
  ScheduleRow,
  SettingRow,
  TagRow,
  TicketNoteRow,
  TicketRow,
  TicketTagRow,
  TrakingRow,
  UserQueueRow,
  UserRatingRow,
  UserRow,
  WhatsappQueueRow,
  WhatsappRow,
} from './rows';
import { createTable } from './table';

const PLAN_FLAGS = [
  'useSchedules',
  'useCampaigns',
  'useInternalChat',
  'useExternalApi',
  'useKanban',
  'useOpenAi',
  'useIntegrations',
] as const;

/** Every table of the schema, typed. */
export const createTables = (db: Database, clock: Clock) => ({
  plans: createTable<PlanRow>(db, clock, 'plans', { booleans: PLAN_FLAGS }),
  companies: createTable<CompanyRow>(db, clock, 'companies', { booleans: ['status'], json: ['schedules'] }),
  settings: createTable<SettingRow>(db, clock, 'settings'),
  users: createTable<UserRow>(db, clock, 'users', { booleans: ['super', 'online'] }),
  userQueues: createTable<UserQueueRow>(db, clock, 'user_queues'),
  queues: createTable<QueueRow>(db, clock, 'queues', { json: ['schedules'] }),
  queueOptions: createTable<QueueOptionRow>(db, clock, 'queue_options'),
  whatsapps: createTable<WhatsappRow>(db, clock, 'whatsapps', { booleans: ['plugged', 'isDefault'] }),
  whatsappQueues: createTable<WhatsappQueueRow>(db, clock, 'whatsapp_queues'),
  contacts: createTable<ContactRow>(db, clock, 'contacts', { booleans: ['isGroup'] }),
  extraInfo: createTable<ExtraInfoRow>(db, clock, 'contact_extra_info'),
  tags: createTable<TagRow>(db, clock, 'tags'),
  tickets: createTable<TicketRow>(db, clock, 'tickets', {
    booleans: ['isGroup', 'chatbot', 'useIntegration', 'typebotStatus', 'fromMe'],
  }),
  ticketTags: createTable<TicketTagRow>(db, clock, 'ticket_tags'),
  messages: createTable<MessageRow>(db, clock, 'messages', { booleans: ['read', 'fromMe', 'isDeleted', 'isEdited'] }),
  traking: createTable<TrakingRow>(db, clock, 'ticket_traking', { booleans: ['rated'] }),
  userRatings: createTable<UserRatingRow>(db, clock, 'user_ratings'),
  ticketNotes: createTable<TicketNoteRow>(db, clock, 'ticket_notes'),
  quickMessages: createTable<QuickMessageRow>(db, clock, 'quick_messages'),
  schedules: createTable<ScheduleRow>(db, clock, 'schedules'),
});

export type Tables = ReturnType<typeof createTables>;
