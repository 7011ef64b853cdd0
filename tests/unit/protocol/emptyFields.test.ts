import { expect, it } from 'vitest';
import { parseRecord, type Schema } from '@/protocol/parse';
import { announcementSchema } from '@/protocol/records/announcements';
import { campaignSchema } from '@/protocol/records/campaigns';
import { chatMessageSchema, chatSchema } from '@/protocol/records/chats';
import { companySchema } from '@/protocol/records/companies';
import { contactListItemSchema } from '@/protocol/records/contactLists';
import { contactSchema, savedContactSchema } from '@/protocol/records/contacts';
import { fileListSchema } from '@/protocol/records/fileLists';
import { helpSchema } from '@/protocol/records/helps';
import { invoiceSchema } from '@/protocol/records/invoices';
import { planSchema } from '@/protocol/records/plans';
import { promptDetailSchema, promptSchema } from '@/protocol/records/prompts';
import { queueIntegrationSchema } from '@/protocol/records/queueIntegrations';
import { queueDetailSchema, queueOptionSchema, queueSchema } from '@/protocol/records/queues';
import { quickMessageSchema } from '@/protocol/records/quickMessages';
import { scheduleSchema } from '@/protocol/records/schedules';
import { tagSchema } from '@/protocol/records/tags';
import { ticketNoteSchema } from '@/protocol/records/ticketNotes';
import { sessionUserSchema, userListItemSchema } from '@/protocol/records/users';
import { whatsappSchema } from '@/protocol/records/whatsappConnections';

const numbered = (name: string) =>
  Object.fromEntries([1, 2, 3, 4, 5].map((place) => [`${name}${place}`, `${name} ${place}`]));
const nothing = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));
const noFile = nothing('mediaPath', 'mediaName');
const noTexts = Object.keys({ ...numbered('message'), ...numbered('confirmationMessage') });

it.each<readonly [ids: string, schema: Schema, sent: object]>([
  [
    '[HELP-01] [CALL-153] [CALL-152] a help',
    helpSchema,
    { id: 1, title: 'Início', ...nothing('description', 'video') },
  ],
  [
    '[COMP-01] [CALL-01] [CALL-10] [CALL-11] [CALL-12] a company',
    companySchema,
    {
      id: 1,
      name: 'Casa Aurora',
      ...nothing('email', 'phone', 'planId', 'plan', 'recurrence', 'dueDate', 'status', 'trialExpiration'),
      ...nothing('billingName', 'addressZipCode', 'addressStreet', 'addressState', 'addressCity', 'addressDistrict'),
    },
  ],
  [
    '[PLAN-01] [CALL-17] [CALL-18] [CALL-21] a plan',
    planSchema,
    {
      id: 1,
      name: 'Básico',
      ...nothing('users', 'connections', 'queues', 'value', 'useKanban', 'useSchedules', 'useCampaigns'),
      ...nothing('useIntegrations', 'useInternalChat', 'useExternalApi', 'useOpenAi', 'isPricedFrom'),
    },
  ],
  [
    '[INV-01] [CALL-157] an invoice',
    invoiceSchema,
    { id: 1, status: 'open', value: 1, ...nothing('detail', 'dueDate') },
  ],
  [
    '[INPUT-09] [QMSG-01] [CALL-66] [CALL-67] [CALL-68] [RT-21] a quick reply',
    quickMessageSchema,
    { id: 1, shortcode: 'oi', message: 'Oi', ...nothing('geral', 'status', 'isMedia', 'userId'), ...noFile },
  ],
  [
    '[QUEUE-09] [CALL-148] an option of a queue’s chatbot',
    queueOptionSchema,
    { id: 4, title: 'Boleto', ...nothing('message', 'option', 'queueId', 'parentId') },
  ],
  [
    '[CALL-23] [RT-17] [RT-20] [RT-25] [CALL-24] [CALL-26] [CALL-27] a user of a list',
    userListItemSchema,
    { id: 10, name: 'Ana', email: '', ...nothing('whatsappId', 'online') },
  ],
  [
    '[SCHED-01] [CALL-83] [RT-21] [CALL-81] a scheduled message',
    scheduleSchema,
    {
      id: 5,
      body: 'Oi',
      ...nothing('title', 'sendAt', 'sentAt', 'contactId', 'contact', 'userId', 'isSendNotification'),
      ...noFile,
    },
  ],
  [
    '[CAMP-01] [CALL-89] [RT-21] [CALL-88] a campaign',
    campaignSchema,
    {
      id: 1,
      name: 'Natal',
      ...nothing(...noTexts, 'confirmation', 'scheduledAt', 'completedAt', 'whatsappId', 'whatsapp'),
      ...nothing('contactListId', 'contactList', 'tagListId', 'fileListId'),
      ...noFile,
      shipping: [{ id: 9, ...nothing('deliveredAt', 'confirmationRequestedAt') }],
    },
  ],
  [
    '[CONN-01] [CALL-56] [RT-08] [RT-09] [CALL-55] [CALL-57] [CALL-58] a connection',
    whatsappSchema,
    {
      id: 1,
      name: 'Loja SP',
      status: 'CONNECTED',
      ...nothing('qrcode', 'retries', 'token', 'provider', 'greetingMessage', 'complationMessage', 'outOfHoursMessage'),
      ...nothing('ratingMessage', 'expiresInactiveMessage', 'expiresTicket', 'timeUseBotQueues', 'maxUseBotQueues'),
      ...nothing('timeToTransfer', 'transferQueueId', 'promptId'),
    },
  ],
  [
    '[CONT-01] [CALL-48] [CALL-49] [RT-16] [RT-20] [CALL-46] [CALL-47] a contact',
    contactSchema,
    {
      id: 7,
      name: 'Juliana',
      ...nothing('email', 'profilePicUrl', 'whatsapp', 'whatsappId'),
      extraInfo: [{ name: 'Bairro', value: '', ...nothing('userId', 'user') }],
    },
  ],
  [
    '[CALL-50] [CALL-51] a contact, as a save answers it,',
    savedContactSchema,
    { id: 7, name: 'Juliana', ...nothing('email', 'profilePicUrl', 'whatsapp', 'whatsappId', 'ticket') },
  ],
  [
    '[USER-01] [CALL-25] a user',
    sessionUserSchema,
    {
      id: 10,
      name: 'Ana',
      email: '',
      ...nothing('whatsappId', 'timeZone'),
      company: { id: 1, name: 'Casa Aurora', ...nothing('dueDate', 'email', 'trialExpiration') },
    },
  ],
  [
    '[QINT-01] [CALL-138] [RT-21] [CALL-137] an integration',
    queueIntegrationSchema,
    {
      id: 5,
      type: 'n8n',
      name: 'Fluxo',
      ...nothing('projectName', 'jsonContent', 'language', 'urlN8N', 'typebotSlug', 'typebotExpires'),
      ...nothing('typebotDelayMessage', 'typebotKeywordFinish', 'typebotKeywordRestart', 'typebotUnknownMessage'),
      ...nothing('typebotRestartMessage'),
    },
  ],
  [
    '[QUEUE-01] [CALL-144] a queue',
    queueDetailSchema,
    {
      id: 2,
      name: 'Vendas',
      color: '#16a34a',
      ...nothing('orderQueue', 'greetingMessage', 'outOfHoursMessage', 'completionMessage', 'ratingMessage', 'token'),
      ...nothing('integrationId', 'promptId'),
    },
  ],
  [
    '[CALL-143] a queue of a list',
    queueSchema,
    {
      id: 2,
      name: 'Vendas',
      color: '#16a34a',
      ...nothing('orderQueue', 'greetingMessage', 'outOfHoursMessage', 'integrationId', 'promptId'),
    },
  ],
  [
    '[TAG-01] [CALL-74] [CALL-75] [CALL-76] [CALL-77] a tag',
    tagSchema,
    { id: 1, name: 'VIP', color: '#a00', ...nothing('kanban', 'userId') },
  ],
  [
    '[CALL-132] a prompt of a list',
    promptSchema,
    { id: 3, name: 'Assistente', ...nothing('voice', 'maxTokens', 'temperature', 'queueId', 'maxMessages', 'queue') },
  ],
  [
    '[PROMPT-01] [CALL-133] a prompt',
    promptDetailSchema,
    {
      id: 3,
      name: 'Assistente',
      prompt: 'Oi',
      apiKey: 'sk',
      ...nothing('voice', 'voiceKey', 'voiceRegion', 'maxTokens', 'temperature', 'queueId', 'maxMessages', 'queue'),
    },
  ],
  [
    '[CLIST-01] [CALL-108] [RT-20] [CALL-107] an item of a contact list',
    contactListItemSchema,
    { id: 4, name: 'Alice', number: '5511', ...nothing('email', 'isWhatsappValid') },
  ],
  [
    '[ANN-01] [CALL-119] [RT-19] [CALL-118] an announcement',
    announcementSchema,
    { id: 1, title: 'Aviso', text: 'Texto', ...nothing('priority', 'status'), ...noFile },
  ],
  [
    '[CHAT-01] [CALL-125] [RT-22] a chat',
    chatSchema,
    {
      id: 7,
      uuid: 'c-7',
      title: 'Equipe',
      ...nothing('lastMessage', 'owner'),
      users: [{ userId: 10, unreads: 0, user: null }],
    },
  ],
  [
    '[CHAT-01] [CALL-129] [RT-22] a message of a chat',
    chatMessageSchema,
    { id: 1, chatId: 7, message: '', ...nothing('sender'), ...noFile },
  ],
  [
    '[FILE-01] [CALL-113] [RT-21] [CALL-112] [CALL-114] a file list',
    fileListSchema,
    { id: 4, name: 'Materiais', message: '', options: [{ id: 7, name: 'T', ...nothing('path', 'mediaType') }] },
  ],
  [
    '[CDRAWER-04] [CALL-42] [CALL-43] a note',
    ticketNoteSchema,
    { id: 1, note: 'Oi', ...nothing('user', 'userId', 'contact', 'contactId', 'ticketId') },
  ],
])('%s whose parts the server sends empty is known to lack them', (_, schema, sent) => {
  expect(parseRecord(schema, sent)).toEqual(sent);
});
