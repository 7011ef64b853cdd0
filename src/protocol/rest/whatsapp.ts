import { whatsappSchema } from '../records/whatsappConnections';
import { call, many, nothing, one, part } from './call';

/** Connections, rest.md §7. `list` and `show` need `session=0` so that the secret stays on the server. */
export const whatsapp = {
  list: call('GET', () => '/whatsapp/', many(whatsappSchema, 'whatsapps')),
  show: call('GET', (id: number) => `/whatsapp/${part(id)}`, one(whatsappSchema)),
  create: call('POST', () => '/whatsapp', one(whatsappSchema)),
  update: call('PUT', (id: number) => `/whatsapp/${part(id)}`, one(whatsappSchema)),
  remove: call('DELETE', (id: number) => `/whatsapp/${part(id)}`, nothing),
  /** Answers only once the phone is connected, perhaps never. */
  startSession: call('POST', (id: number) => `/whatsappsession/${part(id)}`, nothing),
  /** Like `startSession`; empties the connection's queues. */
  newQrCode: call('PUT', (id: number) => `/whatsappsession/${part(id)}`, nothing),
  disconnect: call('DELETE', (id: number) => `/whatsappsession/${part(id)}`, nothing),
};
