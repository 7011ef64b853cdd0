import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ServerContext } from '@native/demo-server/context';
import type { Exchange } from '../recordings';
import { CAMPAIGN_CREATIONS, CAMPAIGN_MOMENTS, CAMPAIGN_STRANGERS } from './campaignArrangements';
import { AUTOMATION_MOMENTS, AUTOMATION_STRANGERS } from './seedAutomation';
import { NEWS_STRANGERS } from './seedNews';
import { inDays, seedAccount, OPENING_HOURS } from './seedCompanies';

type Arrange = (context: ServerContext, exchange: Exchange) => void;

const bodyOf = ({ request }: Exchange) => (request.body ?? {}) as Record<string, string>;

/** Removes what was created during the recordings, by the path of the creation. */
const CREATIONS: Readonly<Record<string, Arrange>> = {
  '/users': ({ tables }, exchange) => tables.users.remove({ email: bodyOf(exchange)['email'] }),
  '/companies': ({ tables }, exchange) => tables.companies.remove({ name: bodyOf(exchange)['name'] }),
  '/companies/cadastro': ({ tables }, exchange) => tables.companies.remove({ name: bodyOf(exchange)['name'] }),
  '/plans': ({ tables }, exchange) => tables.plans.remove({ name: bodyOf(exchange)['name'] }),
  '/queue': ({ tables }, exchange) => {
    // A queue with a prompt cannot be deleted.
    tables.prompts.remove({});
    tables.queues.remove({ name: bodyOf(exchange)['name'] });
  },
  '/whatsapp': ({ tables }, exchange) => tables.whatsapps.remove({ name: bodyOf(exchange)['name'] }),
  '/contacts': ({ tables }, exchange) => tables.contacts.remove({ number: bodyOf(exchange)['number'] }),
  ...CAMPAIGN_CREATIONS,
};

const TEMPORARY = {
  profile: 'user',
  allTicket: 'disabled',
  queueIds: [1],
  name: 'Temporário',
  email: 'temp@empresa1.test',
} as const;

/** Records that are not in the seed, by the path that names them. */
const STRANGERS: Readonly<Record<string, Arrange>> = {
  '/users/12': (context) => {
    seedAccount(context, { ...TEMPORARY, id: 12, companyId: 1 });
    context.tables.companies.update({ id: 1 }, { schedules: OPENING_HOURS });
  },
  '/companies/7': ({ tables }) => tables.companies.insert({ id: 7, name: 'Apagar', planId: 3 }),
  '/companies/1': ({ tables }) => tables.companies.update({ id: 1 }, { schedules: OPENING_HOURS }),
  '/plans/4': ({ tables }) => tables.plans.insert({ id: 4, name: 'Apagar' }),
  '/queue/6': ({ tables }) => tables.queues.insert({ id: 6, name: 'Apagar', color: '#0a0a0a', companyId: 1 }),
  '/queue-options/4': ({ tables }) => tables.queueOptions.insert({ id: 4, title: 'Apagar', queueId: 1 }),
  '/whatsapp/6': ({ tables }) => tables.whatsapps.insert({ id: 6, name: 'Apagar', status: 'OPENING', companyId: 1 }),
  '/contacts/44': ({ tables }) => {
    tables.contacts.insert({ id: 44, name: 'Contato Novo', number: '5511900000044', companyId: 1 });
  },
  '/tags/12': ({ tables }) => tables.tags.insert({ id: 12, name: 'Apagar', color: '#123456', companyId: 1 }),
  '/quick-messages/5': ({ tables }) => {
    tables.quickMessages.insert({ id: 5, shortcode: 'apagar', message: 'apagar', companyId: 1, userId: 7 });
  },
  '/schedules/4': ({ tables }) => {
    const schedule = { body: 'agendamento imediato', contactId: 1, userId: 7, companyId: 1 };
    tables.schedules.insert({ ...schedule, id: 4, sendAt: inDays(0), status: 'AGENDADA' });
  },
  '/helps/3': ({ tables }) => tables.helps.insert({ id: 3, title: 'Apagar' }),
  '/ticket/kanban': ({ tables }) => tables.tickets.update({ id: 13 }, { status: 'open', userId: 7 }),
  '/messages/3EB0F8FB0FF31BBB579B7E': ({ tables }) => {
    tables.messages.update({ id: '3EB0F8FB0FF31BBB579B7E' }, { isDeleted: false });
  },
  '/public/1795240822698.jpeg': ({ publicDir }) => fs.writeFileSync(path.join(publicDir, '1795240822698.jpeg'), 'x'),
  ...CAMPAIGN_STRANGERS,
  ...AUTOMATION_STRANGERS,
  ...NEWS_STRANGERS,
};

/** The charge whose payment was recorded. */
const PAID_CHARGE = 'peer1001000000000000000000000000';

const fullPlan: Arrange = (context) => {
  seedAccount(context, { ...TEMPORARY, id: 13, companyId: 2 });
  context.tables.queues.insert({ name: 'Outra', color: '#888888', companyId: 2 });
};

const refusing =
  (kind: 'send' | 'delete'): Arrange =>
  ({ network }) =>
    network.faults.refuseNext(kind);

/** States during the recordings, by the name of the exchange. */
const MOMENTS: readonly (readonly [RegExp, Arrange])[] = [
  [/plan (user |queue )?limit/, fullPlan],
  [
    /^accept ticket \(pending/,
    ({ tables }) => {
      tables.tickets.update({ id: 1 }, { status: 'pending', userId: null });
      tables.ticketTags.remove({ ticketId: 1 });
    },
  ],
  [/^sync ticket tags$/, ({ tables }) => tables.ticketTags.remove({ ticketId: 1 })],
  [
    /^create ticket when an open one exists \(same user/,
    ({ tables }) =>
      tables.tickets.insert({ uuid: randomUUID(), status: 'open', contactId: 26, whatsappId: 1, companyId: 1 }),
  ],
  [/^login with the new password$/, ({ tables }) => tables.companies.update({ id: 1 }, { schedules: OPENING_HOURS })],
  [/^reset with the right code$/, ({ tables }) => tables.resetCodes.insert({ userId: 8, code: '<code>' })],
  [/pix paid/, ({ tables }) => tables.charges.insert({ txid: PAID_CHARGE, companyId: 1, invoiceId: 4 })],
  [/^resolve ticket \(open/, ({ tables }) => tables.tickets.update({ id: 9 }, { status: 'open' })],
  [
    /userRating is enabled/,
    ({ tables }) => {
      tables.settings.update({ companyId: 1, key: 'userRating' }, { value: 'enabled' });
      tables.tickets.update({ id: 13 }, { status: 'open', userId: 7, queueId: 1, chatbot: false });
    },
  ],
  [/^schedule after it was sent/, ({ tables }) => tables.schedules.update({ id: 4 }, { sentAt: inDays(0) })],
  [/^send (message|media) when the messaging app refuses/, refusing('send')],
  [/^delete message when the messaging app refuses/, refusing('delete')],
  [/revoked tokenVersion/, ({ tables }) => tables.users.update({ id: 7 }, { tokenVersion: 1 })],
  ...CAMPAIGN_MOMENTS,
  ...AUTOMATION_MOMENTS,
];

/** Brings the seed to the state that an exchange requires. */
export const arrange: Arrange = (context, exchange) => {
  const { request, response, name } = exchange;
  const created = request.method === 'POST' && response.status === 200 ? CREATIONS[request.path] : undefined;
  created?.(context, exchange);
  STRANGERS[request.path]?.(context, exchange);
  for (const [pattern, moment] of MOMENTS) if (pattern.test(name)) moment(context, exchange);
};
