import { addressPart } from '@/lib/addressPart';
import { many, nothing, one } from '@/protocol/answers';
import { whatsappSchema, type Whatsapp } from '@/protocol/records/whatsappConnections';
import { changesOf } from './calls';
import { type Http } from './http';

/** The fields of a connection. Servers clear what is missing, so all are sent. */
export interface ConnectionToSave {
  readonly name: string;
  /** Servers ignore this field and `ratingMessage` on creation: set both by an update. */
  readonly isDefault: boolean;
  readonly queueIds: readonly number[];
  /** Token of the external API. */
  readonly token: string;
  readonly greetingMessage: string;
  readonly complationMessage: string;
  readonly outOfHoursMessage: string;
  readonly ratingMessage: string;
  readonly transferQueueId: number | null;
  /** Minutes, like the other durations. */
  readonly timeToTransfer: number | null;
  readonly expiresTicket: number | null;
  readonly expiresInactiveMessage: string;
  readonly timeUseBotQueues: number | null;
  readonly maxUseBotQueues: number | null;
  readonly promptId: number | null;
}

/** How long to wait for an early refusal, ms; then the call is aborted, so that it does not block a network connection. */
const REFUSAL_WINDOW_MS = 10_000;

/** For calls that are answered only once the phone is connected, perhaps never. An abort is not reported as a failure. */
const late = () => ({ signal: AbortSignal.timeout(REFUSAL_WINDOW_MS) });

/** `session=0` keeps a connection's secret out of the answers. */
export const createWhatsappConnections = (http: Http) => ({
  list: (companyId: number) =>
    http.get('/whatsapp/', many(whatsappSchema, 'whatsapps'), { query: { session: 0, companyId } }),
  show: (id: number) => http.get(`/whatsapp/${addressPart(id)}`, one(whatsappSchema), { query: { session: 0 } }),
  ...changesOf<Whatsapp, ConnectionToSave>(http, '/whatsapp', one(whatsappSchema)),
  /** Throws an `ApiError` with status null when no answer came in time; that is not a failure. */
  startSession: (id: number) => http.post(`/whatsappsession/${addressPart(id)}`, nothing, late()),
  /** Like `startSession`; the server empties the connection's queues. */
  newQrCode: (id: number) => http.put(`/whatsappsession/${addressPart(id)}`, nothing, late()),
  disconnect: (id: number) => http.delete(`/whatsappsession/${addressPart(id)}`, nothing),
});
