import type { ServerContext } from '../../context';
import type { MessageRow } from '../../db/rows';
import { AppError } from '../../http/errors';
import { offsetOf, toPage } from '../../http/paging';
import type { UploadedFile } from '../../http/memoryUpload';
import type { Actor } from '../../http/tokens';
import { createMediaFiles } from '../media/mediaFiles';
import { createContactEvents } from '../contacts/contactEvents';
import { ownTicket } from '../tickets/tickets';
import { createTicketViews } from '../tickets/ticketViews';
import { extendedText, fileContent } from './contents';
import { createMarkRead } from './markRead';
import { AUTOMATIC_MARK, createMessageStore } from './messageStore';
import { renderTemplate } from './template';

const PAGE = 20;

/** ⚠ Part of a file name that turns an audio file into a voice note. */
const VOICE_NOTE_NAME = 'audio-record-site';

export interface TextInput {
  body: string;
  quotedMsg?: { id: string } | null | undefined;
}

export interface CaptionedFile extends UploadedFile {
  caption: string;
}

/** Conversations, as REST calls use them. */
export const createMessages = (context: ServerContext) => {
  const { db, tables, network, dialect, clock } = context;
  const store = createMessageStore(context);
  const ticketViews = createTicketViews(context);
  const markRead = createMarkRead(context);
  const files = createMediaFiles(context);
  const contactEvents = createContactEvents(context);

  /** ⚠ Hides messages of other queues from everyone except admins and users without any queue. */
  const visibleTo = (actor: Actor): { sql: string; params: Record<string, string> } => {
    const queues = tables.userQueues.findAll({ userId: actor.id }).map(({ queueId }) => queueId);
    if (actor.profile === 'admin' || queues.length === 0) return { sql: '', params: {} };
    return {
      sql: ' AND (queueId IS NULL OR queueId IN (SELECT value FROM json_each(:queues)))',
      params: { queues: JSON.stringify(queues) },
    };
  };

  const pageOf = (actor: Actor, ticketId: number, page: number): { rows: MessageRow[]; count: number } => {
    const { sql, params } = visibleTo(actor);
    const from = `FROM messages WHERE ticketId = :ticketId${sql}`;
    const newestFirst = db.all(`SELECT * ${from} ORDER BY createdAt DESC, rowid DESC LIMIT :size OFFSET :offset`, {
      ...params,
      ticketId,
      size: PAGE,
      offset: offsetOf(page, PAGE),
    });
    const { n } = db.get<{ n: number }>(`SELECT COUNT(*) AS n ${from}`, { ...params, ticketId })!;
    return { rows: tables.messages.readAll(newestFirst).toReversed(), count: n };
  };

  return {
    /** Page 1 holds the newest messages; each page is oldest first. ⚠ Reading marks the conversation as read. */
    list: (actor: Actor, ticketId: number, page: number) =>
      db.transaction(() => {
        const ticket = markRead(ownTicket(tables, actor, ticketId));
        const { rows, count } = pageOf(actor, ticketId, page);
        const { records, hasMore } = toPage(store.views.listItems(rows), count, page, PAGE);
        return {
          count,
          messages: records,
          ticket: ticketViews.detail(ticket),
          hasMore,
        };
      }),

    sendText: (actor: Actor, ticketId: number, { body, quotedMsg }: TextInput): void => {
      const ticket = ownTicket(tables, actor, ticketId);
      const contact = tables.contacts.get(ticket.contactId)!;
      const text = renderTemplate(body, { contactName: contact.name, now: clock.now() });
      db.transaction(() => {
        network.send(ticket);
        contactEvents.changed(contact);
        const read = markRead(ticket);
        // Automatic texts are sent but not stored.
        if (text.startsWith(AUTOMATIC_MARK)) return;
        const quoted = quotedMsg ? tables.messages.find({ id: quotedMsg.id, companyId: actor.companyId }) : null;
        store.own(read, extendedText(text), { quotedMsgId: quoted?.id ?? null });
      });
    },

    sendFiles: (actor: Actor, ticketId: number, uploads: readonly CaptionedFile[]): void => {
      const ticket = ownTicket(tables, actor, ticketId);
      db.transaction(() => {
        let read = markRead(ticket);
        for (const { bytes, mimeType, name, caption } of uploads) {
          network.send(read);
          const file = files.save(bytes, mimeType, name);
          contactEvents.changed(tables.contacts.get(ticket.contactId)!);
          store.own(
            read,
            fileContent(file, {
              caption,
              voice: name.includes(VOICE_NOTE_NAME),
              captionless: dialect.captionless === 'fileName' ? name : '-',
            }),
          );
          read = tables.tickets.get(ticketId)!;
        }
      });
    },

    /** Marks the message as deleted; the row keeps its text. The network refuses to delete a customer's message. */
    remove: ({ companyId }: Actor, messageId: string): void => {
      const message = tables.messages.find({ id: messageId, companyId });
      if (!message) throw new AppError(400, 'No message found with this ID.');
      network.delete(tables.tickets.get(message.ticketId)!);
      if (!message.fromMe) throw new AppError(400, 'ERR_DELETE_WAPP_MSG');
      db.transaction(() => store.markDeleted(message));
    },
  };
};
