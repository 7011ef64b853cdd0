import { ECHO_WINDOW_MS } from '@/domain/limits';
import { addressPart } from '@/lib/addressPart';
import { field, nothing, paged, type OnDropped, type Page } from '@/protocol/answers';
import { type Message, messageSchema } from '@/protocol/records/messages';
import { type Ticket, ticketSchema } from '@/protocol/records/tickets';
import { parseRecord } from '@/protocol/parse';
import { uploadForm } from './calls';
import { uploadTimeout, type Http } from './http';

export interface TextBody {
  readonly body: string;
  /** The message it replies to; servers read only the id. */
  readonly quotedMsgId: string | null;
}

export interface FileBody {
  /** Its MIME type decides how it is sent, for example as a picture. */
  readonly file: Blob;
  readonly name: string;
  /** Empty for none; servers fail without the field. */
  readonly caption: string;
}

/** A message other programs send over a connection. */
export interface ExternalMessage {
  /** Country code, area code and number: digits only. */
  readonly number: string;
  readonly body: string;
  /** With files the message is sent as multipart. */
  readonly files?: readonly File[];
}

export interface Upload {
  readonly signal: AbortSignal;
  /** Called with the uploaded share, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Page 1 holds the newest messages; inside a page the oldest comes first. */
export interface MessagePage extends Page<Message> {
  readonly ticket: Ticket | null;
}

const readMessages = paged(messageSchema, 'messages');

const readMessagePage = (body: unknown, onDropped?: OnDropped): MessagePage => ({
  ...readMessages(body, onDropped),
  ticket: parseRecord(ticketSchema, field(body, 'ticket')),
});

export const createMessages = (http: Http) => ({
  /** The deleted message arrives as an event. */
  remove: (id: string) => http.delete(`/messages/${addressPart(id)}`, nothing),
  /** Page 1 holds the newest messages. Reading any page marks the ticket as read. */
  page: (ticketId: number, pageNumber: number, signal?: AbortSignal) =>
    http.get(`/messages/${addressPart(ticketId)}`, readMessagePage, { query: { pageNumber }, signal }),
  /** Resolves when the server has accepted the text; its message arrives as an event. */
  sendText: (ticketId: number, { body, quotedMsgId }: TextBody) =>
    http.post(`/messages/${addressPart(ticketId)}`, nothing, {
      body: { body, read: 1, fromMe: true, mediaUrl: '', quotedMsg: quotedMsgId === null ? null : { id: quotedMsgId } },
      // From then on only the echo shows the outcome.
      timeout: ECHO_WINDOW_MS,
    }),
  /** One file per call, so that several keep their order. Resolves when the server has accepted it. */
  sendFile: (ticketId: number, { file, name, caption }: FileBody, { signal, onProgress }: Upload) =>
    http.post(`/messages/${addressPart(ticketId)}`, nothing, {
      body: uploadForm({ fromMe: 'true', body: caption }, 'medias', { content: file, name }),
      timeout: uploadTimeout(file.size, ECHO_WINDOW_MS),
      signal,
      onProgress,
    }),
  /** Uses a connection's token instead of the session's; any 2xx is success. */
  sendExternally: (token: string, { number, body, files }: ExternalMessage) =>
    http.post('/api/messages/send', nothing, {
      body: files ? uploadForm({ number, body }, 'medias', ...files) : { number, body },
      session: 'none',
      bearer: token,
      timeout: uploadTimeout((files ?? []).reduce((bytes, { size }) => bytes + size, 0)),
    }),
});
