/** Rows as the services read them: booleans are booleans, JSON columns are parsed, dates are ISO texts. */

export interface Stamps {
  createdAt: string;
  updatedAt: string;
}

export interface PlanRow extends Stamps {
  id: number;
  name: string;
  users: number;
  connections: number;
  queues: number;
  value: number;
  useSchedules: boolean | null;
  useCampaigns: boolean | null;
  useInternalChat: boolean | null;
  useExternalApi: boolean | null;
  useKanban: boolean | null;
  useOpenAi: boolean | null;
  useIntegrations: boolean | null;
}

export interface DaySchedule {
  weekday: string;
  weekdayEn: string;
  startTime: string;
  endTime: string;
}

export interface CompanyRow extends Stamps {
  id: number;
  name: string;
  phone: string | null;
  email: string | null;
  status: boolean | null;
  dueDate: string | null;
  recurrence: string;
  language: string;
  schedules: DaySchedule[];
  planId: number | null;
}

export interface SettingRow extends Stamps {
  id: number;
  key: string;
  value: string;
  companyId: number;
}

export interface WhatsappRow extends Stamps {
  id: number;
  name: string;
  session: string | null;
  qrcode: string | null;
  status: string;
  battery: string | null;
  plugged: boolean | null;
  retries: number;
  greetingMessage: string;
  farewellMessage: string;
  complationMessage: string;
  outOfHoursMessage: string;
  ratingMessage: string;
  provider: string;
  isDefault: boolean;
  companyId: number;
  token: string | null;
  transferQueueId: number | null;
  timeToTransfer: number | null;
  promptId: number | null;
  integrationId: number | null;
  maxUseBotQueues: number | null;
  timeUseBotQueues: number | null;
  expiresTicket: number | null;
  expiresInactiveMessage: string | null;
}

export interface QueueRow extends Stamps {
  id: number;
  name: string;
  color: string;
  greetingMessage: string | null;
  outOfHoursMessage: string | null;
  schedules: DaySchedule[];
  companyId: number;
  orderQueue: number | null;
  integrationId: number | null;
  promptId: number | null;
}

export interface QueueOptionRow extends Stamps {
  id: number;
  title: string;
  message: string | null;
  option: string | null;
  queueId: number | null;
  parentId: number | null;
}

export interface UserRow extends Stamps {
  id: number;
  name: string;
  email: string;
  /** Never leaves the services. */
  passwordHash: string;
  profile: string;
  super: boolean;
  tokenVersion: number;
  companyId: number;
  allTicket: string;
  whatsappId: number | null;
  timeZone: string | null;
  online: boolean;
}

export interface ContactRow extends Stamps {
  id: number;
  name: string;
  number: string;
  email: string;
  /** Empty, an absolute address, or a path below /public that answers turn into an absolute address. */
  profilePicUrl: string;
  isGroup: boolean;
  companyId: number;
  whatsappId: number | null;
  /** Inbound messages since the company last wrote. Never sent. */
  unanswered: number;
}

export interface ExtraInfoRow extends Stamps {
  id: number;
  name: string;
  value: string;
  contactId: number;
}

export interface TagRow extends Stamps {
  id: number;
  name: string;
  color: string;
  companyId: number;
  kanban: number;
}

export interface TicketRow extends Stamps {
  id: number;
  uuid: string;
  status: string;
  unreadMessages: number | null;
  lastMessage: string | null;
  isGroup: boolean;
  userId: number | null;
  contactId: number;
  whatsappId: number | null;
  queueId: number | null;
  chatbot: boolean | null;
  queueOptionId: number | null;
  companyId: number;
  useIntegration: boolean | null;
  integrationId: number | null;
  typebotSessionId: string | null;
  typebotStatus: boolean;
  promptId: string | null;
  fromMe: boolean;
  amountUsedBotQueues: number | null;
}

export interface TicketTagRow extends Stamps {
  ticketId: number;
  tagId: number;
}

export interface MessageRow extends Stamps {
  id: string;
  remoteJid: string | null;
  participant: string | null;
  dataJson: string | null;
  ack: number;
  read: boolean;
  fromMe: boolean;
  body: string;
  mediaType: string | null;
  /** A path below /public; answers turn it into an absolute address. */
  mediaUrl: string | null;
  isDeleted: boolean;
  isEdited: boolean;
  quotedMsgId: string | null;
  ticketId: number;
  contactId: number | null;
  companyId: number;
  queueId: number | null;
}

export interface TrakingRow extends Stamps {
  id: number;
  ticketId: number;
  companyId: number;
  whatsappId: number | null;
  userId: number | null;
  queuedAt: string | null;
  startedAt: string | null;
  ratingAt: string | null;
  finishedAt: string | null;
  rated: boolean;
}

export interface UserRatingRow extends Stamps {
  id: number;
  ticketId: number | null;
  companyId: number;
  userId: number | null;
  rate: number;
}

export interface UserQueueRow extends Stamps {
  userId: number;
  queueId: number;
}

export interface WhatsappQueueRow extends Stamps {
  whatsappId: number;
  queueId: number;
}

export interface TicketNoteRow extends Stamps {
  id: number;
  note: string;
  userId: number | null;
  contactId: number;
  ticketId: number | null;
}

export interface QuickMessageRow extends Stamps {
  id: number;
  shortcode: string;
  message: string;
  companyId: number;
  userId: number | null;
  /** Name of a file below /public/quickMessage; answers turn it into an absolute address. */
  mediaPath: string | null;
  mediaName: string | null;
}

export interface ScheduleRow extends Stamps {
  id: number;
  body: string;
  sendAt: string | null;
  sentAt: string | null;
  contactId: number | null;
  ticketId: number | null;
  userId: number | null;
  companyId: number;
  /** PENDENTE, AGENDADA, ENVIADA or ERRO. */
  status: string;
  /** Name of a file below /public. */
  mediaPath: string | null;
  mediaName: string | null;
  /** MIME type of the file. Never sent. */
  mediaType: string | null;
  /** When the job picked up the schedule. Never sent. */
  queuedAt: string | null;
}
