import { ECHO_WINDOW_MS } from '@/contract/limits';
import { rest } from '@/contract/rest';
import type { Http } from '../http';

export interface TextToSend {
  readonly body: string;
  /** The message it answers; servers read the id alone (INPUT-17). */
  readonly quotedMsgId: string | null;
}

export const createMessages = (http: Http) => ({
  /** Page 1 holds the newest messages. Reading any page marks the ticket as read. */
  page: (ticketId: number, pageNumber: number, signal?: AbortSignal) =>
    http.request(rest.messages.page, [ticketId], { query: { pageNumber }, signal }),
  /** CALL-37. Resolves when the server took the text; its message arrives as an event (C18). */
  sendText: (ticketId: number, { body, quotedMsgId }: TextToSend) =>
    http.request(rest.messages.send, [ticketId], {
      body: { body, read: 1, fromMe: true, mediaUrl: '', quotedMsg: quotedMsgId === null ? null : { id: quotedMsgId } },
      // Later its fate is told by the echo alone (OFF-07).
      timeout: ECHO_WINDOW_MS,
    }),
});
