import { expect, it } from 'vitest';
import { parseRecord, type Schema } from '@/protocol/parse';
import { announcementSchema } from '@/protocol/records/announcements';
import { chatMessageSchema, chatSchema } from '@/protocol/records/chats';
import { contactListItemSchema } from '@/protocol/records/contactLists';
import { contactSchema } from '@/protocol/records/contacts';
import { fileListSchema } from '@/protocol/records/fileLists';
import { promptDetailSchema } from '@/protocol/records/prompts';
import { queueIntegrationSchema } from '@/protocol/records/queueIntegrations';
import { queueDetailSchema } from '@/protocol/records/queues';
import { tagSchema } from '@/protocol/records/tags';
import { ticketNoteSchema } from '@/protocol/records/ticketNotes';
import { sessionUserSchema } from '@/protocol/records/users';
import { whatsappSchema } from '@/protocol/records/whatsappConnections';

const nothing = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));
const noFile = nothing('mediaPath', 'mediaName');

it.each<readonly [ids: string, schema: Schema, sent: object]>([
  [
    '[CONN-01] [CALL-56] a connection',
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
    '[CONT-01] [CALL-48] [CALL-49] a contact',
    contactSchema,
    {
      id: 7,
      name: 'Juliana',
      ...nothing('email', 'profilePicUrl', 'whatsapp', 'whatsappId'),
      extraInfo: [{ name: 'Bairro', value: '', ...nothing('userId', 'user') }],
    },
  ],
  ['[USER-01] [CALL-25] a user', sessionUserSchema, { id: 10, name: 'Ana', email: '', whatsappId: null }],
  [
    '[QINT-01] [CALL-138] an integration',
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
  ['[TAG-01] [CALL-77] a tag', tagSchema, { id: 1, name: 'VIP', color: '#a00', ...nothing('kanban', 'userId') }],
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
    '[CLIST-01] [CALL-108] an item of a contact list',
    contactListItemSchema,
    { id: 4, name: 'Alice', number: '5511', ...nothing('email', 'isWhatsappValid') },
  ],
  [
    '[ANN-01] [CALL-119] an announcement',
    announcementSchema,
    { id: 1, title: 'Aviso', text: 'Texto', ...nothing('priority', 'status'), ...noFile },
  ],
  [
    '[CHAT-01] [CALL-125] a chat',
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
    '[CHAT-01] [CALL-129] a message of a chat',
    chatMessageSchema,
    { id: 1, chatId: 7, message: '', ...nothing('sender'), ...noFile },
  ],
  [
    '[FILE-01] [CALL-113] a file list',
    fileListSchema,
    { id: 4, name: 'Materiais', message: '', options: [{ id: 7, name: 'T', ...nothing('path', 'mediaType') }] },
  ],
  [
    '[CDRAWER-04] [CALL-42] a note',
    ticketNoteSchema,
    { id: 1, note: 'Oi', ...nothing('user', 'userId', 'contact', 'contactId', 'ticketId') },
  ],
])('%s whose parts the server sends empty is known to lack them', (_, schema, sent) => {
  expect(parseRecord(schema, sent)).toEqual(sent);
});
