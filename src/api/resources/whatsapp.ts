import { rest } from '@/protocol/rest';
import type { Http } from '../http';

/** The fields of a connection (CALL-57, CALL-58). Servers clear what is missing, so all are sent (C21). */
export interface ConnectionToSave {
  readonly name: string;
  /** Ignored by a creation, like `ratingMessage`: both need a change after it (C21). */
  readonly isDefault: boolean;
  readonly queueIds: readonly number[];
  /** Token of the external API. */
  readonly token: string;
  readonly greetingMessage: string;
  readonly complationMessage: string;
  readonly outOfHoursMessage: string;
  readonly ratingMessage: string;
  readonly transferQueueId: number | null;
  /** Minutes, like the other times. */
  readonly timeToTransfer: number | null;
  readonly expiresTicket: number | null;
  readonly expiresInactiveMessage: string;
  readonly timeUseBotQueues: number | null;
  readonly maxUseBotQueues: number | null;
  readonly promptId: number | null;
}

/** An early refusal is heard for so long, ms; then the call is let go, so that it holds no line to the server. */
const REFUSAL_WINDOW_MS = 10_000;

/** For calls that answer only once the phone is connected, perhaps never: whoever let go of them is not told of a failure. */
const late = () => ({ signal: AbortSignal.timeout(REFUSAL_WINDOW_MS) });

/** `session=0` keeps a connection's secret out of the answers (CALL-55, CALL-56). */
export const createWhatsapp = (http: Http) => ({
  list: (companyId: number) => http.request(rest.whatsapp.list, [], { query: { session: 0, companyId } }),
  show: (id: number) => http.request(rest.whatsapp.show, [id], { query: { session: 0 } }),
  create: (body: ConnectionToSave) => http.request(rest.whatsapp.create, [], { body }),
  update: (id: number, body: ConnectionToSave) => http.request(rest.whatsapp.update, [id], { body }),
  remove: (id: number) => http.request(rest.whatsapp.remove, [id]),
  /** CALL-60; throws without a status where no answer came in time, which is no failure (CONN-07). */
  startSession: (id: number) => http.request(rest.whatsapp.startSession, [id], late()),
  /** CALL-61, like `startSession`; the server empties the connection's queues. */
  newQrCode: (id: number) => http.request(rest.whatsapp.newQrCode, [id], late()),
  /** CALL-62. */
  disconnect: (id: number) => http.request(rest.whatsapp.disconnect, [id]),
});
