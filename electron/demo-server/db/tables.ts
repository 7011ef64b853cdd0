import type { Clock } from '../clock';
import type { PromptRow, QueueIntegrationRow } from './automationRows';
import type {
  CampaignRow,
  CampaignSettingRow,
  CampaignShippingRow,
  ContactListItemRow,
  ContactListRow,
  FileListRow,
  FileOptionRow,
} from './campaignRows';
import type { Database } from './database';
import type { AnnouncementRow, ChatMessageRow, ChatRow, ChatUserRow } from './newsRows';
import type { ChargeRow, HelpRow, InvoiceRow, MailRow, ResetCodeRow } from './platformRows';
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
  helps: createTable<HelpRow>(db, clock, 'helps'),
  invoices: createTable<InvoiceRow>(db, clock, 'invoices'),
  charges: createTable<ChargeRow>(db, clock, 'charges'),
  resetCodes: createTable<ResetCodeRow>(db, clock, 'reset_codes'),
  mails: createTable<MailRow>(db, clock, 'mails'),
  contactLists: createTable<ContactListRow>(db, clock, 'contact_lists'),
  contactListItems: createTable<ContactListItemRow>(db, clock, 'contact_list_items', { booleans: ['isWhatsappValid'] }),
  fileLists: createTable<FileListRow>(db, clock, 'file_lists'),
  fileOptions: createTable<FileOptionRow>(db, clock, 'file_options'),
  campaigns: createTable<CampaignRow>(db, clock, 'campaigns', { booleans: ['confirmation'] }),
  campaignShipping: createTable<CampaignShippingRow>(db, clock, 'campaign_shipping', { booleans: ['confirmation'] }),
  campaignSettings: createTable<CampaignSettingRow>(db, clock, 'campaign_settings'),
  prompts: createTable<PromptRow>(db, clock, 'prompts'),
  queueIntegrations: createTable<QueueIntegrationRow>(db, clock, 'queue_integrations'),
  announcements: createTable<AnnouncementRow>(db, clock, 'announcements', { booleans: ['status'] }),
  chats: createTable<ChatRow>(db, clock, 'chats'),
  chatUsers: createTable<ChatUserRow>(db, clock, 'chat_users'),
  chatMessages: createTable<ChatMessageRow>(db, clock, 'chat_messages'),
});

export type Tables = ReturnType<typeof createTables>;
