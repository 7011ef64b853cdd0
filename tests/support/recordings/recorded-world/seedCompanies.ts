import { hashSync } from 'bcryptjs';
import type { ServerContext } from '@native/demo-server/context';
import { ACCOUNTS, type Account, PASSWORD } from './accounts';

const passwordHash = hashSync(PASSWORD, 4);

const DAYS = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'];
const DAYS_IN_ENGLISH = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/** Opening hours as the recorded queues have them. */
export const OPENING_HOURS = DAYS.map((day, place) => ({
  weekday: `${day}-feira`,
  weekdayEn: DAYS_IN_ENGLISH[place] ?? '',
  startTime: '08:00',
  endTime: '18:00',
}));

const DISABLED = ['call', 'scheduleType', 'sendGreetingAccepted', 'sendMsgTransfTicket', 'userRating'];
const PROVIDER_TOKENS = ['asaas', 'tokenixc', 'ipixc', 'ipmkauth', 'clientsecretmkauth', 'clientidmkauth'];

/** The time `days` from now, ISO text. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const allFeatures = (on: boolean) => ({
  useCampaigns: on,
  useSchedules: on,
  useInternalChat: on,
  useExternalApi: on,
  useKanban: on,
  useOpenAi: on,
  useIntegrations: on,
});

function seedPlans({ tables: { plans } }: ServerContext): void {
  const ten = { users: 10, connections: 10, queues: 10, ...allFeatures(true) };
  plans.insert({ id: 1, name: 'Plano 1', value: 30, ...ten });
  plans.insert({ id: 2, name: 'Plano Completo', value: 149.9, ...ten });
  plans.insert({ id: 3, name: 'Plano Básico', value: 49, users: 2, connections: 1, queues: 2, ...allFeatures(false) });
}

function seedCompanies({ tables: { companies, settings } }: ServerContext): void {
  const monthly = { status: true, recurrence: 'MENSAL' };
  companies.insert({ id: 1, name: 'Empresa 1', status: true, dueDate: '2093-03-14T03:00:00.000Z', planId: 1 });
  companies.insert({
    ...monthly,
    id: 2,
    name: 'Loja Beta',
    phone: '11999990000',
    email: 'dono@beta.test',
    dueDate: inDays(30),
    planId: 3,
  });
  const vencida = { id: 3, name: 'Empresa Vencida', phone: '', email: 'dono@vencida.test', dueDate: inDays(-3) };
  companies.insert({ ...monthly, ...vencida, planId: 2 });
  const quase = { id: 4, name: 'Empresa Quase', phone: '', email: 'dono@quase.test', dueDate: inDays(3) };
  companies.insert({ ...monthly, ...quase, recurrence: 'ANUAL', planId: 2 });
  const nova = { id: 5, name: 'Nova Cadastro', phone: '11988887777', email: 'nova@cadastro.test', dueDate: inDays(3) };
  companies.insert({ ...monthly, ...nova, planId: 3 });

  for (const companyId of [1, 2, 3, 4, 5]) {
    for (const key of DISABLED) settings.insert({ key, value: 'disabled', companyId });
    for (const key of PROVIDER_TOKENS) settings.insert({ key, value: '', companyId });
    settings.insert({ key: 'chatBotType', value: 'text', companyId });
    settings.insert({ key: 'campaignsEnabled', value: 'true', companyId });
  }
  settings.insert({ key: 'CheckMsgIsGroup', value: 'disabled', companyId: 1 });
  settings.insert({ key: 'sendGreetingMessageOneQueues', value: 'disabled', companyId: 1 });
}

function seedQueues({ tables: { queues, queueOptions } }: ServerContext): void {
  const queue = (id: number, name: string, color: string) =>
    queues.insert({
      id,
      name,
      color,
      greetingMessage: `Olá! Você está no setor ${name}.`,
      outOfHoursMessage: '',
      schedules: OPENING_HOURS,
      companyId: 1,
      orderQueue: id,
    });
  queue(1, 'Suporte', '#3366ff');
  queue(2, 'Vendas', '#22aa44');
  queue(3, 'Financeiro', '#cc3333');
  queues.insert({ id: 4, name: 'Geral', color: '#777777', greetingMessage: '', outOfHoursMessage: '', companyId: 2 });
  const option = { queueId: 1, message: 'Escolha uma opção', parentId: null };
  queueOptions.insert({ ...option, id: 1, title: 'Segunda via', option: '1' });
  queueOptions.insert({ ...option, id: 2, title: 'Boleto', option: '1', parentId: 1 });
  queueOptions.insert({ ...option, id: 3, title: 'Falar com atendente', option: '2' });
}

export const CONNECTION_TOKENS = { Principal: 'tok-principal-1', 'Com Filas': 'tok-filas-2' };

function seedConnections({ tables: { whatsapps, whatsappQueues } }: ServerContext): void {
  const defaults = { token: '', maxUseBotQueues: 3, timeUseBotQueues: 0, expiresTicket: 0, expiresInactiveMessage: '' };
  const disconnected = { ...defaults, status: 'DISCONNECTED', qrcode: '', session: '' };
  const connected = { ...defaults, status: 'CONNECTED', qrcode: '', session: '{"creds":{},"keys":{}}' };
  whatsapps.insert({
    ...connected,
    id: 1,
    name: 'Principal',
    isDefault: true,
    greetingMessage: 'Bem-vindo à Empresa 1!',
    ratingMessage: 'Avalie nosso atendimento',
    token: CONNECTION_TOKENS.Principal,
    companyId: 1,
  });
  whatsapps.insert({
    ...connected,
    id: 2,
    name: 'Com Filas',
    greetingMessage: 'Olá, escolha um setor:',
    complationMessage: 'Atendimento encerrado.',
    token: CONNECTION_TOKENS['Com Filas'],
    transferQueueId: 1,
    timeToTransfer: 30,
    companyId: 1,
  });
  for (const queueId of [1, 2, 3]) whatsappQueues.insert({ whatsappId: 2, queueId });
  whatsapps.insert({ ...disconnected, id: 3, name: 'Aguardando QR', status: 'qrcode', qrcode: '2@abc', companyId: 1 });
  whatsapps.insert({ ...disconnected, id: 4, name: 'Desconectada', companyId: 1 });
  whatsapps.insert({ ...connected, id: 5, name: 'Beta Zap', isDefault: true, companyId: 2 });
}

/** Creates one account with its queues. */
export function seedAccount({ tables: { users, userQueues } }: ServerContext, account: Account): void {
  const { queueIds, ...row } = account;
  users.insert({ ...row, passwordHash });
  for (const queueId of queueIds) userQueues.insert({ userId: account.id, queueId });
}

/** Plans, companies, settings, queues, connections and accounts of the recorded server. */
export function seedCompanySide(context: ServerContext): void {
  seedPlans(context);
  seedCompanies(context);
  seedQueues(context);
  seedConnections(context);
  for (const account of ACCOUNTS) seedAccount(context, account);
}
