import { ECHO_WINDOW_MS } from '@/domain/limits';
import { rest } from '@/protocol/rest';
import { SLOW_ANSWER_TIMEOUT_MS, type Http } from '../http';

export interface TextToSend {
  readonly body: string;
  /** The message it answers; servers read the id alone (INPUT-17). */
  readonly quotedMsgId: string | null;
}

export interface FileToSend {
  /** Its type decides as what it is sent (behaviours.md §5). */
  readonly file: Blob;
  readonly name: string;
  /** An empty text for none; servers fail without the field (INPUT-05). */
  readonly caption: string;
}

/** A message other programs send over a connection (CALL-159). */
export interface ExternalMessage {
  /** Country code, area code and number: digits alone (API-04). */
  readonly number: string;
  readonly body: string;
  /** With files the message goes as multipart. */
  readonly files?: readonly File[];
}

export interface Upload {
  readonly signal: AbortSignal;
  /** Hears how much left this computer, 0 to 1 (OFF-09). */
  readonly onProgress: (part: number) => void;
}

/** What the slowest line in use still moves, bytes per ms; a file may take as long as that. */
const SLOWEST_UPLOAD = 16;

/** Text fields stand before the file: servers do not see later ones (C19). */
const formOf = ({ file, name, caption }: FileToSend): FormData => {
  const form = new FormData();
  form.append('fromMe', 'true');
  form.append('body', caption);
  form.append('medias', file, name);
  return form;
};

const externalForm = ({ number, body, files = [] }: ExternalMessage): FormData => {
  const form = new FormData();
  form.append('number', number);
  form.append('body', body);
  for (const file of files) form.append('medias', file, file.name);
  return form;
};

export const createMessages = (http: Http) => ({
  /** CALL-38. What becomes of the message arrives as an event. */
  remove: (id: string) => http.request(rest.messages.remove, [id]),
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
  /** One file in one call, so that several keep their order (C19). Resolves when the server took it. */
  sendFile: (ticketId: number, content: FileToSend, { signal, onProgress }: Upload) =>
    http.request(rest.messages.send, [ticketId], {
      body: formOf(content),
      timeout: ECHO_WINDOW_MS + content.file.size / SLOWEST_UPLOAD,
      signal,
      onProgress,
    }),
  /** CALL-159, with a connection's token in place of the session's; any 2xx is success. */
  sendExternally: (token: string, message: ExternalMessage) =>
    http.request(rest.messages.sendExternally, [], {
      body: message.files ? externalForm(message) : { number: message.number, body: message.body },
      session: 'none',
      bearer: token,
      timeout: SLOW_ANSWER_TIMEOUT_MS,
    }),
});
