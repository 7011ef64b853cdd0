import path from 'node:path';
import type { ScheduleStatus } from '../../../services/schedules/scheduleStates';
import type { ContactRow, ScheduleRow } from '../../rows';
import type { SeededUsers } from '../company/users';
import { assetFile } from '../mediaAssets';
import type { AssetName } from '../mediaAssets';
import { createRandom } from '../random';
import { madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';

interface Plan {
  status: ScheduleStatus;
  /** Days from today and hour of that day, server time. */
  at: readonly [day: number, hour: number];
  body: string;
  file?: AssetName;
}

const plan = (status: ScheduleStatus, at: Plan['at'], body: string, file?: AssetName): Plan => ({
  status,
  at,
  body,
  ...(file && { file }),
});

const REMINDER = 'Olá, {{firstName}}! Lembrete: o seu boleto vence amanhã.';
const DELIVERY = 'Olá, {{firstName}}! A sua entrega está confirmada para amanhã, entre 8h e 12h.';
const ASSEMBLY = 'Olá, {{name}}! O montador passa amanhã pela manhã. Alguém estará em casa?';
const BIRTHDAY = 'Feliz aniversário, {{firstName}}! A Casa Aurora preparou um presente: 10% em toda a loja.';
const AFTERCARE = 'Oi, {{firstName}}! Já faz um mês da sua compra. Está tudo certo com os móveis?';
const CATALOGUE = 'Saiu o catálogo novo, {{firstName}}! Veja o que chegou.';

/** Schedules in every state; one whose time passed while the server was down waits forever. */
const PLANS: readonly Plan[] = [
  plan('ENVIADA', [-24, 9], AFTERCARE),
  plan('ENVIADA', [-20, 10], CATALOGUE, 'catalogo'),
  plan('ENVIADA', [-16, 14], REMINDER),
  plan('ENVIADA', [-11, 9], BIRTHDAY),
  plan('ENVIADA', [-9, 16], DELIVERY),
  plan('ENVIADA', [-7, 11], ASSEMBLY),
  plan('ENVIADA', [-3, 9], REMINDER),
  plan('ENVIADA', [-1, 15], DELIVERY),
  plan('ERRO', [-8, 10], REMINDER),
  plan('ERRO', [-2, 17], CATALOGUE, 'catalogo'),
  plan('PENDENTE', [-5, 8], BIRTHDAY),
  plan('PENDENTE', [1, 9], REMINDER),
  plan('PENDENTE', [1, 14], DELIVERY),
  plan('PENDENTE', [2, 10], ASSEMBLY, 'manual'),
  plan('PENDENTE', [3, 9], CATALOGUE, 'catalogo'),
  plan('PENDENTE', [5, 16], REMINDER),
  plan('PENDENTE', [8, 11], BIRTHDAY),
  plan('PENDENTE', [12, 9], AFTERCARE),
  plan('PENDENTE', [15, 15], DELIVERY),
  plan('PENDENTE', [21, 10], CATALOGUE, 'sofa'),
  plan('PENDENTE', [28, 9], AFTERCARE),
];

const MINUTE = 60_000;
/** Times from now, ms, at which schedules are sent: one already picked up, and those a user can watch being sent. */
const TAKEN_UP = 20_000;
const SOON = [20 * MINUTE, 90 * MINUTE] as const;

const fileOf = (file: AssetName | undefined): Partial<ScheduleRow> => {
  if (!file) return {};
  const { url, name, mimeType } = assetFile(file);
  return { mediaPath: path.basename(url), mediaName: name, mediaType: mimeType };
};

/** Scheduled messages, sent and still to be sent, some of them soon. */
export const seedSchedules = (context: SeedContext, { ana, bruno, carla }: SeededUsers): void => {
  const { db, tables, clock } = context;
  const random = createRandom(43);
  const now = clock.now();
  const inMs = (ms: number): string => new Date(now.getTime() + ms).toISOString();
  const onDay = ([day, hour]: Plan['at']): string => {
    const moment = new Date(now);
    moment.setDate(moment.getDate() + day);
    moment.setHours(hour, 0, 0, 0);
    return moment.toISOString();
  };

  const contactsOf = (condition: string): ContactRow[] =>
    tables.contacts.readAll(
      db.all(`SELECT * FROM contacts WHERE companyId = :companyId AND isGroup = 0 AND ${condition} ORDER BY id`, {
        companyId: ana.companyId,
        ana: ana.id,
      }),
    );
  const herCustomers = contactsOf("id IN (SELECT contactId FROM tickets WHERE status = 'open' AND userId = :ana)");
  const customers = contactsOf('id NOT IN (SELECT contactId FROM tickets WHERE userId = :ana)');

  const add = (values: Partial<ScheduleRow>, contacts: readonly ContactRow[]): void => {
    tables.schedules.insert({
      companyId: ana.companyId,
      contactId: random.pick(contacts).id,
      ...values,
      ...madeDaysAgo(context, 31 + random.below(5)),
    });
  };

  for (const { status, at, body, file } of PLANS) {
    const sendAt = onDay(at);
    const sent = status === 'ENVIADA' ? { sentAt: sendAt } : {};
    const author = random.pick([ana, bruno, carla]);
    add({ status, sendAt, body, userId: author.id, ...sent, ...fileOf(file) }, customers);
  }
  const hers = { userId: ana.id };
  add({ ...hers, status: 'AGENDADA', sendAt: inMs(TAKEN_UP), queuedAt: inMs(0), body: REMINDER }, herCustomers);
  for (const ms of SOON) add({ ...hers, sendAt: inMs(ms), body: CATALOGUE, ...fileOf('catalogo') }, herCustomers);
};
