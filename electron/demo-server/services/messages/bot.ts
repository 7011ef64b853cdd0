import type { ServerContext } from '../../context';
import type { MessageRow, QueueOptionRow, QueueRow, TicketRow, WhatsappRow } from '../../db/rows';
import { createContactEvents } from '../contacts/contactEvents';
import { createTicketUpdate } from '../tickets/updateTicket';
import { extendedText } from './contents';
import { menuQueues } from './menuQueues';
import { AUTOMATIC_MARK, createMessageStore } from './messageStore';
import { createOutOfHours } from './outOfHours';
import { settingOf } from '../company/settings';
import { newestMessages } from './newestMessages';

const BACK_TO_START = '#';
const ONE_LEVEL_UP = '0';
/** Within this time, ms, a customer who writes several messages gets the out-of-hours text only once. */
const SAID_ONCE_IN = 3_000;

interface MenuEntry {
  key: string;
  title: string;
}

const menuText = (heading: string, entries: readonly MenuEntry[], closing: readonly MenuEntry[] = []): string =>
  [heading, ...[entries, closing].map((part) => part.map(({ key, title }) => `*[ ${key} ]* - ${title}`).join('\n'))]
    .filter((part) => part !== '')
    .join('\n\n');

const OPTION_CLOSING: readonly MenuEntry[] = [
  { key: ONE_LEVEL_UP, title: 'Menu anterior' },
  { key: BACK_TO_START, title: 'Menu inicial' },
];

/** The menus that guide a customer to a queue and through its options. */
export const createBot = (context: ServerContext) => {
  const { tables, clock } = context;
  const store = createMessageStore(context);
  const updateTicket = createTicketUpdate(context);
  const contactEvents = createContactEvents(context);
  const outOfHours = createOutOfHours(context);

  const optionsOf = (queueId: number, parentId: number | null): QueueOptionRow[] =>
    tables.queueOptions.findAll({ queueId, parentId }, { orderBy: 'id' });

  const send = (ticketId: number, text: string): void => {
    const ticket = tables.tickets.get(ticketId)!;
    contactEvents.changed(tables.contacts.get(ticket.contactId)!);
    store.own(ticket, extendedText(text));
  };

  const say = (ticketId: number, text: string): void => {
    if (text !== '') send(ticketId, `${AUTOMATIC_MARK}${text}`);
  };

  const lastSaid = (ticketId: number): MessageRow | undefined =>
    newestMessages(tables, { ticketId, fromMe: true }, 1)[0];

  /** The greeting of a connection without queues, not repeated while it is the company's last message. */
  const greet = (ticket: TicketRow, { greetingMessage }: WhatsappRow): void => {
    if (greetingMessage !== '' && lastSaid(ticket.id)?.body !== greetingMessage) send(ticket.id, greetingMessage);
  };

  const sayClosed = (ticketId: number, text: string): void => {
    const last = lastSaid(ticketId);
    const isFresh = last !== undefined && clock.now().getTime() - Date.parse(last.createdAt) < SAID_ONCE_IN;
    if (!isFresh || last.body !== `${AUTOMATIC_MARK}${text}`) say(ticketId, text);
  };

  /** Sends the options below an option or, for null, a queue's root options, after the text of that option or queue. */
  const sayOptions = (ticket: TicketRow, queueId: number, current: QueueOptionRow | null): void => {
    const options = optionsOf(queueId, current?.id ?? null);
    const heading = current ? current.message || current.title : (tables.queues.get(queueId)?.greetingMessage ?? '');
    const entries = options.map(({ option, title }) => ({ key: option ?? '', title }));
    say(ticket.id, menuText(heading, entries, options.length > 0 ? OPTION_CLOSING : []));
  };

  /** Stores on the ticket which integration or prompt answers for the queue; the demo calls no outside service. */
  const handToMachine = ({ id }: TicketRow, { integrationId, promptId }: QueueRow): void => {
    if (integrationId === null && promptId === null) return;
    const prompt = promptId === null ? null : String(promptId);
    tables.tickets.update({ id }, { useIntegration: true, integrationId, promptId: prompt });
  };

  const takeFromMachine = ({ id, useIntegration }: TicketRow): void => {
    if (useIntegration) tables.tickets.update({ id }, { useIntegration: false, integrationId: null, promptId: null });
  };

  const sayQueues = (ticket: TicketRow, whatsapp: WhatsappRow, queues: readonly QueueRow[]): void => {
    const entries = queues.map(({ name }, index) => ({ key: String(index + 1), title: name }));
    say(ticket.id, menuText(whatsapp.greetingMessage, entries));
  };

  const enterQueue = (ticket: TicketRow, queue: QueueRow): void => {
    const closed = outOfHours.ofQueue(ticket.companyId, queue);
    const chatbot = closed === null && optionsOf(queue.id, null).length > 0;
    handToMachine(ticket, queue);
    updateTicket(ticket.companyId, ticket.id, { queueId: queue.id, chatbot });
    if (closed === null) sayOptions(ticket, queue.id, null);
    else sayClosed(ticket.id, closed);
  };

  const chooseQueue = (ticket: TicketRow, whatsapp: WhatsappRow, text: string, isFirst: boolean): void => {
    const queues = menuQueues(context, whatsapp.id);
    const [only] = queues;
    if (!only) {
      if (isFirst) greet(ticket, whatsapp);
      return;
    }
    if (queues.length === 1) {
      if (settingOf(tables, ticket.companyId, 'sendGreetingMessageOneQueues') === 'enabled') {
        say(ticket.id, whatsapp.greetingMessage);
      }
      enterQueue(ticket, only);
      return;
    }
    const chosen = isFirst ? undefined : queues[Number(text.trim()) - 1];
    if (chosen) enterQueue(ticket, chosen);
    else sayQueues(ticket, whatsapp, queues);
  };

  const enterOption = (ticket: TicketRow, queueId: number, option: QueueOptionRow): void => {
    // At the end of a branch the bot is done and people take over.
    const chatbot = optionsOf(queueId, option.id).length > 0;
    updateTicket(ticket.companyId, ticket.id, { chatbot, queueOptionId: chatbot ? option.id : null });
    sayOptions(ticket, queueId, option);
  };

  const backToStart = (ticket: TicketRow, whatsapp: WhatsappRow): void => {
    takeFromMachine(ticket);
    updateTicket(ticket.companyId, ticket.id, { queueId: null });
    chooseQueue(tables.tickets.get(ticket.id)!, whatsapp, '', true);
  };

  const oneLevelUp = (ticket: TicketRow, queueId: number, current: QueueOptionRow | null): void => {
    const parent = tables.queueOptions.get(current?.parentId ?? null);
    updateTicket(ticket.companyId, ticket.id, { chatbot: true, queueOptionId: parent?.id ?? null });
    sayOptions(ticket, queueId, parent);
  };

  const chooseOption = (ticket: TicketRow, queueId: number, text: string): void => {
    const current = tables.queueOptions.get(ticket.queueOptionId);
    if (text === ONE_LEVEL_UP) {
      oneLevelUp(ticket, queueId, current);
      return;
    }
    const options = optionsOf(queueId, current?.id ?? null);
    // A single option is followed whatever the customer answers.
    const chosen = current && options.length === 1 ? options[0] : options.find(({ option }) => option === text);
    if (chosen) enterOption(ticket, queueId, chosen);
    else sayOptions(ticket, queueId, current);
  };

  return {
    /** Answers a customer's message while the ticket has no owner. */
    answer: (ticketId: number, text: string, isFirst: boolean): void => {
      const ticket = tables.tickets.get(ticketId)!;
      const whatsapp = tables.whatsapps.get(ticket.whatsappId);
      if (!whatsapp || ticket.isGroup || ticket.userId !== null) return;
      const closed = outOfHours.forTicket(ticket, whatsapp);
      if (closed !== null) sayClosed(ticket.id, closed);
      else if (ticket.queueId === null) chooseQueue(ticket, whatsapp, text, isFirst);
      else if (ticket.chatbot && text.trim() === BACK_TO_START) backToStart(ticket, whatsapp);
      else if (ticket.chatbot) chooseOption(ticket, ticket.queueId, text.trim());
    },
  };
};
