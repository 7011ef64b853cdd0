import type { ServerContext } from '../../context';
import type { QueueOptionRow, QueueRow, TicketRow, WhatsappRow } from '../../db/rows';
import { createContactEvents } from '../contactEvents';
import { createTicketUpdate } from '../tickets/updateTicket';
import { extendedText } from './contents';
import { menuQueues } from './menuQueues';
import { AUTOMATIC_MARK, createMessageStore } from './messageStore';

const BACK_TO_START = '#';
const ONE_LEVEL_UP = '0';

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

/** The menus that lead a customer to a queue and through its options (behaviours.md §12). */
export const createBot = (context: ServerContext) => {
  const { tables } = context;
  const store = createMessageStore(context);
  const updateTicket = createTicketUpdate(context);
  const contactEvents = createContactEvents(context);

  const optionsOf = (queueId: number, parentId: number | null): QueueOptionRow[] =>
    tables.queueOptions.findAll({ queueId, parentId }, { orderBy: 'id' });

  const send = (ticketId: number, text: string): void => {
    const ticket = tables.tickets.find({ id: ticketId })!;
    contactEvents.changed(tables.contacts.find({ id: ticket.contactId })!);
    store.own(ticket, extendedText(text));
  };

  const say = (ticketId: number, text: string): void => {
    if (text !== '') send(ticketId, `${AUTOMATIC_MARK}${text}`);
  };

  /** A connection without queues greets, but not again while its greeting is the last thing our side said. */
  const greet = (ticket: TicketRow, { greetingMessage }: WhatsappRow): void => {
    const newest = { orderBy: 'createdAt DESC, rowid DESC', limit: 1 };
    const [last] = tables.messages.findAll({ ticketId: ticket.id, fromMe: true }, newest);
    if (greetingMessage !== '' && last?.body !== greetingMessage) send(ticket.id, greetingMessage);
  };

  const sayOptions = (ticket: TicketRow, heading: string, options: readonly QueueOptionRow[]): void => {
    const entries = options.map(({ option, title }) => ({ key: option ?? '', title }));
    say(ticket.id, menuText(heading, entries, options.length > 0 ? OPTION_CLOSING : []));
  };

  const sayQueues = (ticket: TicketRow, whatsapp: WhatsappRow, queues: readonly QueueRow[]): void => {
    const entries = queues.map(({ name }, index) => ({ key: String(index + 1), title: name }));
    say(ticket.id, menuText(whatsapp.greetingMessage, entries));
  };

  const enterQueue = (ticket: TicketRow, queue: QueueRow): void => {
    const options = optionsOf(queue.id, null);
    updateTicket(ticket.companyId, ticket.id, { queueId: queue.id, chatbot: options.length > 0 });
    sayOptions(ticket, queue.greetingMessage ?? '', options);
  };

  const chooseQueue = (ticket: TicketRow, whatsapp: WhatsappRow, text: string, isFirst: boolean): void => {
    const queues = menuQueues(context, whatsapp.id);
    const [only] = queues;
    if (!only) {
      if (isFirst) greet(ticket, whatsapp);
      return;
    }
    if (queues.length === 1) {
      const setting = tables.settings.find({ companyId: ticket.companyId, key: 'sendGreetingMessageOneQueues' });
      if (setting?.value === 'enabled') say(ticket.id, whatsapp.greetingMessage);
      enterQueue(ticket, only);
      return;
    }
    const chosen = isFirst ? undefined : queues[Number(text.trim()) - 1];
    if (chosen) enterQueue(ticket, chosen);
    else sayQueues(ticket, whatsapp, queues);
  };

  const enterOption = (ticket: TicketRow, option: QueueOptionRow): void => {
    const children = optionsOf(ticket.queueId!, option.id);
    // At the end of a branch the bot is done and people take over.
    const chatbot = children.length > 0;
    updateTicket(ticket.companyId, ticket.id, { chatbot, queueOptionId: chatbot ? option.id : null });
    sayOptions(ticket, option.message ?? option.title, children);
  };

  const chooseOption = (ticket: TicketRow, whatsapp: WhatsappRow, text: string): void => {
    const { companyId, id, queueId, queueOptionId } = ticket;
    const current = queueOptionId === null ? null : tables.queueOptions.find({ id: queueOptionId });
    if (text === BACK_TO_START) {
      updateTicket(companyId, id, { queueId: null });
      chooseQueue(tables.tickets.find({ id })!, whatsapp, '', true);
      return;
    }
    if (text === ONE_LEVEL_UP) {
      const parentId = current?.parentId ?? null;
      updateTicket(companyId, id, { chatbot: true, queueOptionId: parentId });
      const heading = tables.queues.find({ id: queueId! })?.greetingMessage ?? '';
      sayOptions(ticket, heading, optionsOf(queueId!, parentId));
      return;
    }
    const options = optionsOf(queueId!, queueOptionId);
    // A single way on is taken whatever the customer answers.
    const chosen = options.length === 1 ? options[0] : options.find(({ option }) => option === text);
    if (chosen) enterOption(ticket, chosen);
    else sayOptions(ticket, current?.message ?? '', options);
  };

  return {
    /** Answers a customer's message while nobody has the ticket. */
    answer: (ticketId: number, text: string, isFirst: boolean): void => {
      const ticket = tables.tickets.find({ id: ticketId })!;
      const whatsapp = ticket.whatsappId === null ? null : tables.whatsapps.find({ id: ticket.whatsappId });
      if (!whatsapp || ticket.isGroup || ticket.userId !== null) return;
      if (ticket.queueId === null) chooseQueue(ticket, whatsapp, text, isFirst);
      else if (ticket.chatbot) chooseOption(ticket, whatsapp, text.trim());
    },
  };
};
