import { expect, it } from 'vitest';
import { parseRecord, type Schema } from '@/protocol/parse';
import { announcementSchema } from '@/protocol/records/announcements';
import { campaignSchema } from '@/protocol/records/campaigns';
import { chatMessageSchema, chatSchema } from '@/protocol/records/chats';
import { companySchema, companyWithPlanSchema } from '@/protocol/records/companies';
import { contactListItemSchema, contactListSchema } from '@/protocol/records/contactLists';
import { contactSchema, extraInfoSchema, savedContactSchema } from '@/protocol/records/contacts';
import { fileListSchema } from '@/protocol/records/fileLists';
import { helpSchema } from '@/protocol/records/helps';
import { chargeSchema, invoiceSchema } from '@/protocol/records/invoices';
import { planSchema } from '@/protocol/records/plans';
import { promptDetailSchema, promptSchema } from '@/protocol/records/prompts';
import { queueIntegrationSchema } from '@/protocol/records/queueIntegrations';
import { queueDetailSchema, queueOptionSchema, queueSchema } from '@/protocol/records/queues';
import { quickMessageSchema } from '@/protocol/records/quickMessages';
import { scheduleSchema } from '@/protocol/records/schedules';
import { tagSchema } from '@/protocol/records/tags';
import { ticketNoteSchema } from '@/protocol/records/ticketNotes';
import { sessionUserSchema, userListItemSchema, whoAmISchema } from '@/protocol/records/users';
import { whatsappSchema } from '@/protocol/records/whatsappConnections';
import { aTypebot } from '@tests/support/records';

const MOMENT = '2026-11-22T12:30:00.000Z';
const monday = { weekday: 'Segunda-feira', weekdayEn: 'monday', startTime: '08:00', endTime: '18:00' };
const plan = {
  id: 3,
  name: 'Básico',
  users: 3,
  connections: 2,
  queues: 4,
  value: 99.9,
  useKanban: true,
  useSchedules: false,
  useCampaigns: true,
  useIntegrations: false,
  useInternalChat: true,
  useExternalApi: false,
  useOpenAi: true,
  isPricedFrom: false,
};
const queue = {
  id: 2,
  name: 'Vendas',
  color: '#16a34a',
  orderQueue: 1,
  greetingMessage: 'Oi',
  outOfHoursMessage: 'Fechado',
  completionMessage: 'Tchau',
  ratingMessage: 'Nota?',
  token: 'tk',
  integrationId: 5,
  promptId: 7,
  schedules: [monday],
};
const { token: _token, ...listedQueue } = queue;
const listedPrompt = {
  id: 3,
  name: 'Assistente',
  prompt: 'Seja breve.',
  voice: 'texto',
  voiceRegion: 'brazilsouth',
  maxTokens: 100,
  temperature: 1,
  queueId: 2,
  maxMessages: 10,
  model: 'gpt-4o',
  queue: { id: 2, name: 'Vendas' },
};
const company = {
  id: 1,
  name: 'Casa Aurora',
  email: 'dona@aurora.com',
  phone: '5511988887777',
  planId: 3,
  plan,
  recurrence: 'MENSAL',
  language: 'pt',
  dueDate: MOMENT,
  status: true,
  createdAt: MOMENT,
  settings: [{ id: 1, key: 'campaignsEnabled', value: 'true' }],
  schedules: [monday],
  trialExpiration: MOMENT,
  billingName: 'Aurora Ltda',
  addressZipCode: '01000-000',
  addressStreet: 'Rua A, 1',
  addressState: 'SP',
  addressCity: 'Santos',
  addressDistrict: 'Centro',
};
const item = {
  id: 4,
  name: 'Alice',
  number: '5511980000000',
  email: 'alice@x.com',
  isWhatsappValid: true,
  companyId: 1,
  contactListId: 3,
};
const integration = aTypebot();

const member = {
  id: 10,
  name: 'Ana',
  email: 'ana@x.com',
  profile: 'user',
  allTicket: 'enabled',
  whatsappId: 2,
  queues: [{ id: 2, name: 'Vendas', color: '#16a34a' }],
  companyId: 1,
  super: true,
};
const pair = {
  id: 4,
  contactId: 7,
  name: 'Bairro',
  value: 'Centro',
  userId: 10,
  updatedAt: MOMENT,
  user: { id: 10, name: 'Ana' },
};
const contact = {
  id: 7,
  name: 'Juliana',
  number: '5511988342217',
  email: 'ju@mail.com',
  companyId: 1,
  tags: [{ id: 3, name: 'VIP', color: '#a00' }],
  extraInfo: [pair],
  whatsapp: { id: 2, name: 'Loja SP' },
  profilePicUrl: 'http://s/ju.png',
  isGroup: false,
  whatsappId: 2,
  createdAt: MOMENT,
};
const numbered = (name: string) =>
  Object.fromEntries([1, 2, 3, 4, 5].map((place) => [`${name}${place}`, `${name} ${place}`]));

/** Each record with every part its rule names. */
const RECORDS: readonly (readonly [ids: string, schema: Schema, sent: object])[] = [
  [
    '[CAMP-01] [CALL-89] [RT-21] [CALL-88] a campaign',
    campaignSchema,
    {
      id: 1,
      name: 'Natal',
      ...numbered('message'),
      ...numbered('confirmationMessage'),
      status: 'PROGRAMADA',
      confirmation: true,
      scheduledAt: MOMENT,
      completedAt: MOMENT,
      whatsappId: 2,
      whatsapp: { id: 2, name: 'Loja SP' },
      contactListId: 3,
      contactList: { id: 3, name: 'VIP', contacts: [item] },
      tagListId: 5,
      tagId: 5,
      timeZone: 'America/Sao_Paulo',
      fileListId: 6,
      companyId: 1,
      mediaPath: '1_oferta.png',
      mediaName: 'oferta.png',
      shipping: [{ id: 9, deliveredAt: MOMENT, confirmationRequestedAt: MOMENT }],
    },
  ],
  [
    '[CONN-01] [CALL-56] [RT-08] [RT-09] [CALL-55] [CALL-57] [CALL-58] a connection',
    whatsappSchema,
    {
      id: 1,
      name: 'Loja SP',
      status: 'qrcode',
      isDefault: true,
      updatedAt: MOMENT,
      qrcode: '2@one',
      retries: 2,
      token: 'tk',
      provider: 'beta',
      battery: '80',
      plugged: true,
      companyId: 1,
      integrationId: 5,
      prompt: { id: 7, name: 'Robô' },
      greetingMessage: 'Oi',
      farewellMessage: 'Até logo',
      complationMessage: 'Tchau',
      outOfHoursMessage: 'Fechado',
      ratingMessage: 'Nota?',
      expiresInactiveMessage: 'Encerrado',
      expiresTicket: 10,
      timeUseBotQueues: 5,
      maxUseBotQueues: 3,
      timeToTransfer: 30,
      transferQueueId: 4,
      promptId: 7,
      queues: [{ id: 2, name: 'Vendas', color: '#16a34a' }],
    },
  ],
  ['[CONT-01] [CONT-11] [CALL-46] [CALL-47] [CALL-48] [RT-16] [RT-20] a contact', contactSchema, contact],
  ['[CALL-49] a pair of a contact', extraInfoSchema, pair],
  [
    '[CALL-50] [CALL-51] a contact, as a save answers it,',
    savedContactSchema,
    { ...contact, ticket: { uuid: 'u-9', status: 'open' } },
  ],
  [
    '[USER-01] [CALL-01] [CALL-02] [CALL-25] a user',
    sessionUserSchema,
    {
      ...member,
      timeZone: 'America/Sao_Paulo',
      company: {
        id: 1,
        name: 'Casa Aurora',
        dueDate: MOMENT,
        email: 'dona@aurora.com',
        trialExpiration: MOMENT,
        settings: [{ id: 2, key: 'userRating', value: 'enabled' }],
      },
    },
  ],
  [
    '[CALL-23] [RT-17] [RT-20] [RT-25] [CALL-24] [CALL-26] [CALL-27] a user of a list',
    userListItemSchema,
    { ...member, online: true },
  ],
  ['[CALL-04] who the token belongs to', whoAmISchema, { id: 10, profile: 'admin', super: true }],
  ['[COMP-01] [CALL-10] [CALL-11] [CALL-12] a company', companySchema, company],
  [
    '[CALL-08] a company with its plan',
    companyWithPlanSchema,
    { id: 1, name: 'Casa Aurora', email: 'dona@aurora.com', phone: '55', status: true, dueDate: MOMENT, plan },
  ],
  ['[PLAN-01] [CALL-17] [CALL-18] [CALL-21] a plan', planSchema, plan],
  ['[HELP-01] [CALL-153] [CALL-152] a help', helpSchema, { id: 1, title: 'Um', description: 'Como', video: 'dQw' }],
  [
    '[INV-01] [CALL-157] an invoice',
    invoiceSchema,
    { id: 1, detail: 'Ouro', value: 9.9, dueDate: '2026', status: 'paid' },
  ],
  ['[QINT-01] [CALL-138] [RT-21] [CALL-137] an integration', queueIntegrationSchema, integration],
  ['[QUEUE-01] [CALL-144] a queue', queueDetailSchema, queue],
  ['[CALL-143] a queue of a list', queueSchema, listedQueue],
  [
    '[QUEUE-09] [CALL-148] an option of a queue’s chatbot',
    queueOptionSchema,
    { id: 4, title: 'Boleto', message: 'Aqui está', option: '1', queueId: 2, parentId: 1 },
  ],
  [
    '[TAG-01] [CALL-74] [CALL-75] [CALL-76] [CALL-77] [CALL-78] a tag',
    tagSchema,
    { id: 1, name: 'VIP', color: '#a00', kanban: 1, userId: 10, companyId: 1, ticketsCount: 4 },
  ],
  ['[CALL-132] a prompt of a list', promptSchema, listedPrompt],
  ['[PROMPT-01] [CALL-133] [RT-21] a prompt', promptDetailSchema, { ...listedPrompt, apiKey: 'sk', voiceKey: 'v' }],
  [
    '[CLIST-01] [CALL-100] [RT-20] [CALL-101] [CALL-102] a contact list',
    contactListSchema,
    { id: 3, name: 'VIP', contactsCount: 12 },
  ],
  ['[CLIST-01] [CALL-108] [RT-20] [CALL-107] an item of a contact list', contactListItemSchema, item],
  [
    '[ANN-01] [CALL-119] [RT-19] [CALL-118] an announcement',
    announcementSchema,
    {
      id: 1,
      title: 'Aviso',
      text: 'Texto',
      priority: 2,
      status: false,
      mediaPath: '1_a.png',
      mediaName: 'a.png',
      createdAt: MOMENT,
    },
  ],
  [
    '[CHAT-01] [CALL-125] [RT-22] a chat',
    chatSchema,
    {
      id: 7,
      uuid: 'c-7',
      title: 'Equipe',
      ownerId: 10,
      users: [{ userId: 10, unreads: 2, user: { id: 10, name: 'Ana' } }],
      lastMessage: 'Ana: Oi',
      updatedAt: MOMENT,
    },
  ],
  [
    '[CHAT-01] [CALL-129] [RT-22] a message of a chat',
    chatMessageSchema,
    { id: 1, senderId: 10, sender: { id: 10, name: 'Ana' }, message: 'Oi', createdAt: MOMENT, chatId: 7 },
  ],
  [
    '[FILE-01] [CALL-113] [CALL-114] [RT-21] [CALL-112] a file list',
    fileListSchema,
    {
      id: 4,
      name: 'Materiais',
      message: 'm',
      options: [{ id: 7, name: 'T', path: 't.pdf', mediaType: 'application/pdf' }],
    },
  ],
  [
    '[INPUT-09] [QMSG-01] [RT-21] [CALL-66] [CALL-67] [CALL-68] a quick reply',
    quickMessageSchema,
    {
      id: 1,
      shortcode: 'pix',
      message: 'm',
      geral: true,
      status: false,
      isMedia: true,
      mediaPath: '1_pix.png',
      mediaName: 'pix.png',
      userId: 10,
      companyId: 1,
    },
  ],
  [
    '[SCHED-01] [RT-21] [CALL-81] [CALL-83] a scheduled message',
    scheduleSchema,
    {
      id: 5,
      title: 'Boleto',
      body: 'm',
      contactId: 7,
      contact: { id: 7, name: 'Juliana' },
      sendAt: MOMENT,
      sentAt: MOMENT,
      status: 'ENVIADA',
      isSendNotification: true,
      mediaPath: '1_bolo.png',
      mediaName: 'bolo.png',
      userId: 10,
      companyId: 1,
    },
  ],
  [
    '[CDRAWER-04] [CALL-42] [CALL-43] a note',
    ticketNoteSchema,
    {
      id: 1,
      note: 'Oi',
      userId: 10,
      user: { id: 10, name: 'Ana' },
      createdAt: MOMENT,
      ticketId: 2,
      contactId: 7,
      contact: { id: 7, name: 'Juliana' },
    },
  ],
];

/** Servers send whole rows, also of records inside a record: with password hashes and session secrets. */
const withSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSecrets);
  if (value === null || typeof value !== 'object') return value;
  const parts = Object.entries(value).map(([name, part]) => [name, withSecrets(part)] as const);
  return { ...Object.fromEntries(parts), passwordHash: 'x', session: 'x', secret: 'x' };
};

/** Servers with other databases send numbers and flags as text. */
const withTexts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withTexts);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withTexts(part)]));
};

it.each(RECORDS)('%s has all its fields and no unknown ones', (_, schema, sent) => {
  expect(parseRecord(schema, withSecrets(sent))).toEqual(sent);
  expect(parseRecord(schema, withTexts(sent))).toEqual(sent);
});

it('[INV-01] [INV-09] [CHECK-13] [CALL-157] [CALL-158] amounts are read as numbers and as texts, as servers and their payment providers send them', () => {
  expect(parseRecord(invoiceSchema, { id: '1', value: '99.90', status: 'open' })).toMatchObject({ id: 1, value: 99.9 });
  for (const original of ['139.50', 139.5]) {
    const charge = parseRecord(chargeSchema, { valor: { original }, qrcode: { qrcode: 'x' } });
    expect(Number(charge?.valor?.original)).toBe(139.5);
  }
});
