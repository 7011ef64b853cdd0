import type { ServerContext } from '../../context';
import type { ContactRow, MessageRow, TicketRow } from '../../db/rows';
import { createContactEvents } from '../contacts/contactEvents';
import { newTicketValues } from '../tickets/createTicket';
import { createTicketEvents } from '../tickets/ticketEvents';
import { createTicketViews } from '../tickets/ticketViews';
import { createTracking } from '../tickets/tracking';
import { createBot } from './bot';
import type { Content } from './contents';
import { inboundId } from './messageIds';
import { createMessageStore } from './messageStore';
import { createRatingAnswers } from './rating';
import { settingOf } from '../company/settings';

/** Handles the answers of customers who were asked whether they want a campaign's message (servers like B). */
const createConfirmations = ({ db, clock }: Pick<ServerContext, 'db' | 'clock'>) => ({
  /** Any message of a customer who was asked counts as a yes, for every campaign that still waits for one. */
  take: (companyId: number, number: string): void => {
    const now = clock.now().toISOString();
    db.run(
      `UPDATE campaign_shipping SET confirmation = 1, confirmedAt = :now, updatedAt = :now
       WHERE number = :number AND confirmationRequestedAt IS NOT NULL AND confirmedAt IS NULL AND deliveredAt IS NULL
       AND campaignId IN (SELECT id FROM campaigns WHERE companyId = :companyId AND status = 'EM_ANDAMENTO')`,
      { now, number, companyId },
    );
  },
});

export interface Sender {
  /** Digits with country code. */
  number: string;
  /** Name the phone shows; used for a new contact. */
  name: string;
  /** Address or path below /public of a picture, '' for none. */
  picture?: string;
}

export interface InboundMessage {
  /** Connection the message came in on. */
  whatsappId: number;
  from: Sender;
  /** The group the message was written in. */
  group?: Sender;
  content: Content;
  quotedMsgId?: string | null;
}

/** Receives what customers send, as the phone network would deliver it. */
export const createReceiver = (context: ServerContext) => {
  const { db, tables } = context;
  const store = createMessageStore(context);
  const events = createTicketEvents(context);
  const views = createTicketViews(context);
  const tracking = createTracking(context);
  const ratings = createRatingAnswers(context);
  const bot = createBot(context);
  const contactEvents = createContactEvents(context);
  const confirmations = createConfirmations(context);

  const contactOf = (
    companyId: number,
    whatsappId: number,
    { number, name, picture = '' }: Sender,
    isGroup = false,
  ) => {
    const known = tables.contacts.find({ companyId, number });
    const contact =
      known ?? tables.contacts.insert({ companyId, whatsappId, number, name, profilePicUrl: picture, isGroup });
    if (known) contactEvents.changed(contact);
    else contactEvents.appeared(contact);
    return contact;
  };

  /** The contact's only ticket on this connection, created if there is none; a closed one loses owner and queue. */
  const ticketOf = (contact: ContactRow, whatsappId: number, unread: number | undefined) => {
    const known = tables.tickets.find({ contactId: contact.id, whatsappId, companyId: contact.companyId });
    if (!known) {
      const ticket = tables.tickets.insert({
        ...newTicketValues(),
        status: 'pending',
        unreadMessages: unread ?? null,
        contactId: contact.id,
        companyId: contact.companyId,
        whatsappId,
        isGroup: contact.isGroup,
      });
      tracking.running(ticket);
      return { ticket, isNew: true };
    }
    const cleared = known.status === 'closed' ? { userId: null, queueId: null } : {};
    tables.tickets.update(
      { id: known.id },
      { ...(unread === undefined ? {} : { unreadMessages: unread }), ...cleared },
    );
    return { ticket: tables.tickets.get(known.id)!, isNew: false };
  };

  const countUnanswered = (contact: ContactRow): number => {
    db.run('UPDATE contacts SET unanswered = unanswered + 1 WHERE id = :id', { id: contact.id });
    return contact.unanswered + 1;
  };

  const insert = (
    ticket: TicketRow,
    sender: ContactRow,
    { content, quotedMsgId = null }: InboundMessage,
  ): MessageRow => {
    const id = inboundId();
    const remoteJid = store.jidOf(ticket);
    tables.tickets.update({ id: ticket.id }, { lastMessage: content.body, fromMe: false });
    const message = store.insert({
      id,
      remoteJid,
      participant: ticket.isGroup ? `${sender.number}@s.whatsapp.net` : null,
      dataJson: store.dataJson(id, false, remoteJid, content),
      body: content.body,
      mediaType: content.mediaType,
      mediaUrl: content.mediaUrl,
      quotedMsgId,
      ticketId: ticket.id,
      contactId: sender.id,
      companyId: ticket.companyId,
      queueId: ticket.queueId,
    });
    store.tellCreated(id);
    return message;
  };

  const reopen = (ticket: TicketRow, withMedia: boolean): void => {
    tables.tickets.update({ id: ticket.id }, { status: 'pending' });
    const reopened = tables.tickets.get(ticket.id)!;
    tracking.running(reopened);
    events.reopened(reopened, views.reopened(reopened), withMedia);
  };

  return {
    /** Returns the stored message, or null when it answered a rating or came from an ignored group. */
    receive: (inbound: InboundMessage): MessageRow | null =>
      db.transaction(() => {
        const { whatsappId, from, group, content } = inbound;
        const { companyId } = tables.whatsapps.get(whatsappId)!;
        if (group && settingOf(tables, companyId, 'CheckMsgIsGroup') === 'enabled') return null;
        const sender = contactOf(companyId, whatsappId, from);
        const contact = group ? contactOf(companyId, whatsappId, group, true) : sender;
        const { ticket, isNew } = ticketOf(contact, whatsappId, countUnanswered(contact));
        if (ratings.take(ticket, content.body)) return null;
        const message = insert(ticket, sender, inbound);
        confirmations.take(companyId, from.number);
        if (ticket.status === 'closed') reopen(ticket, content.mediaUrl !== null);
        bot.answer(ticket.id, content.body, isNew || ticket.status === 'closed');
        return message;
      }),

    /** Stores a message sent from the phone itself or by a job; a closed ticket loses owner and queue. */
    sentFromPhone: (whatsappId: number, contact: ContactRow, content: Content): void =>
      db.transaction(() => {
        contactEvents.changed(contact);
        store.own(ticketOf(contact, whatsappId, undefined).ticket, content);
      }),

    /** Sends a message to a number that need not be a contact yet; returns the conversation it belongs to. */
    sentTo: (whatsappId: number, number: string, content: Content): TicketRow =>
      db.transaction(() => {
        const { companyId } = tables.whatsapps.get(whatsappId)!;
        const contact = contactOf(companyId, whatsappId, { number, name: number });
        const { ticket } = ticketOf(contact, whatsappId, undefined);
        store.own(ticket, content);
        return tables.tickets.get(ticket.id)!;
      }),

    /** A missed call: adds a line to the conversation and, where calls are switched off, sends an automatic text. */
    missedCall: (whatsappId: number, from: Sender): void =>
      db.transaction(() => {
        const { companyId } = tables.whatsapps.get(whatsappId)!;
        if (settingOf(tables, companyId, 'call') !== 'disabled') return;
        const sender = contactOf(companyId, whatsappId, from);
        store.logMissedCall(ticketOf(sender, whatsappId, undefined).ticket, sender.id);
      }),
  };
};

export type Receiver = ReturnType<typeof createReceiver>;
