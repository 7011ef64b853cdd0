import { randomUUID } from 'node:crypto';
import type { MessageRow, TicketRow, UserRow } from '@native/demo-server/db/rows';
import type { NewRow } from '@native/demo-server/db/table';
import type { DemoServerOptions } from '@native/demo-server/options';
import { createCaller, startServer, temporaryFolder } from './support';
import type { Answer, Running } from './support';

/** Ids of the small company in which every conversation test starts. */
export const QUEUES = { support: 1, sales: 2, finance: 3 } as const;
export const CONNECTIONS = { plain: 1, menu: 2, broken: 3 } as const;
const COMPANY = 1;

export type Person = 'carla' | 'ana' | 'bruno' | 'stranger';

const people = (otherCompany: number): Record<Person, NewRow<UserRow> & { queues: readonly number[] }> => ({
  carla: { name: 'Carla', profile: 'admin', allTicket: 'enabled', companyId: COMPANY, queues: [1, 2, 3] },
  ana: { name: 'Ana', profile: 'user', allTicket: 'disabled', companyId: COMPANY, queues: [1, 2] },
  bruno: { name: 'Bruno', profile: 'supervisor', allTicket: 'enabled', companyId: COMPANY, queues: [3] },
  stranger: { name: 'Outra', profile: 'admin', allTicket: 'enabled', companyId: otherCompany, queues: [] },
});

export interface Shop extends Running {
  users: Record<Person, UserRow>;
  tokens: Record<Person, string>;
  /** Calls as one of the people. */
  as<T = Record<string, unknown>>(who: Person, method: string, route: string, body?: unknown): Promise<Answer<T>>;
  addTicket(values?: NewRow<TicketRow>): TicketRow;
  addMessage(ticketId: number, values?: NewRow<MessageRow>): MessageRow;
  ticket(id: number): TicketRow;
  setting(key: string, value: string): void;
}

/** A company with three queues, three connections and four people, without tickets. */
export const startShop = async (options: Partial<DemoServerOptions> = {}): Promise<Shop> => {
  const server = await startServer({ seed: 'empty', dataDir: temporaryFolder(), ...options });
  const { tables, tokens } = server.context;
  let contacts = 0;

  for (const [index, name] of ['Suporte', 'Vendas', 'Financeiro'].entries()) {
    const greetingMessage = `Você está em ${name}`;
    tables.queues.insert({ name, color: `#11111${index}`, greetingMessage, orderQueue: index, companyId: COMPANY });
  }
  const connection = { companyId: COMPANY, status: 'CONNECTED' };
  tables.whatsapps.insert({ ...connection, name: 'Principal', isDefault: true, greetingMessage: 'Bem-vindo!' });
  tables.whatsapps.insert({ ...connection, name: 'Menu', greetingMessage: 'Escolha:' });
  tables.whatsapps.insert({ ...connection, name: 'Caída', status: 'DISCONNECTED' });
  for (const queueId of [1, 2, 3]) tables.whatsappQueues.insert({ whatsappId: CONNECTIONS.menu, queueId });

  const other = tables.companies.insert({ name: 'Outra empresa', status: true });
  tables.whatsapps.insert({ name: 'Da outra', companyId: other.id, status: 'CONNECTED' });
  const users = {} as Record<Person, UserRow>;
  const access = {} as Record<Person, string>;
  for (const [who, { queues, ...values }] of Object.entries(people(other.id)) as [
    Person,
    ReturnType<typeof people>[Person],
  ][]) {
    users[who] = tables.users.insert({ ...values, email: `${who}@shop.test`, passwordHash: 'none' });
    for (const queueId of queues) tables.userQueues.insert({ userId: users[who].id, queueId });
    access[who] = await tokens.access(users[who]);
  }

  const addTicket = (values: NewRow<TicketRow> = {}): TicketRow => {
    contacts += 1;
    const companyId = values.companyId ?? COMPANY;
    const contactId =
      values.contactId ??
      tables.contacts.insert({
        name: `Cliente ${contacts}`,
        number: `55119000${String(contacts).padStart(5, '0')}`,
        companyId,
      }).id;
    return tables.tickets.insert({
      uuid: randomUUID(),
      status: 'pending',
      unreadMessages: 0,
      lastMessage: '',
      whatsappId: CONNECTIONS.plain,
      chatbot: false,
      companyId,
      ...values,
      contactId,
    });
  };

  let messages = 0;
  const addMessage = (ticketId: number, values: NewRow<MessageRow> = {}): MessageRow => {
    messages += 1;
    const { companyId, contactId, queueId } = tables.tickets.find({ id: ticketId })!;
    return tables.messages.insert({
      id: `M${messages}`,
      body: `mensagem ${messages}`,
      mediaType: 'conversation',
      ticketId,
      companyId,
      queueId,
      contactId: values.fromMe ? null : contactId,
      ...values,
    });
  };

  const call = createCaller(server.url);
  return {
    ...server,
    users,
    tokens: access,
    as: (who, method, route, body) => call(method, route, { token: access[who], body }),
    addTicket,
    addMessage,
    ticket: (id) => tables.tickets.find({ id })!,
    setting: (key, value) => {
      const isKnown = tables.settings.update({ companyId: COMPANY, key }, { value }) === 1;
      if (!isKnown) tables.settings.insert({ companyId: COMPANY, key, value });
    },
  };
};
