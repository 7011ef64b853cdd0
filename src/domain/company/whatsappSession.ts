import type { Whatsapp } from '@/protocol/records/whatsappConnections';

const TROUBLED: ReadonlySet<string> = new Set(['qrcode', 'PAIRING', 'DISCONNECTED', 'TIMEOUT', 'OPENING']);

/** Does a connection need attention: is it down, or not paired yet? */
export const isConnectionTroubled = ({ status }: Pick<Whatsapp, 'status'>): boolean => TROUBLED.has(status ?? '');

/** The state of a connection's link to its phone. */
export type WhatsappState =
  | 'connected'
  | 'qrcode'
  | 'opening'
  | 'pairing'
  | 'timeout'
  | 'disconnected'
  | 'pending'
  | 'unknown';

const STATES: ReadonlyMap<string, WhatsappState> = new Map([
  ['CONNECTED', 'connected'],
  ['connected', 'connected'],
  ['qrcode', 'qrcode'],
  ['OPENING', 'opening'],
  ['PAIRING', 'pairing'],
  ['TIMEOUT', 'timeout'],
  ['DISCONNECTED', 'disconnected'],
  ['PENDING', 'pending'],
]);

/** Translates a server's status. */
export const readSessionState = (status: string): WhatsappState => STATES.get(status) ?? 'unknown';

export type SessionAction = 'retry' | 'newQr' | 'showQr' | 'disconnect';

/** What can be done about a session, in the order of the buttons. */
export const SESSION_ACTIONS: Readonly<Record<WhatsappState, readonly SessionAction[]>> = {
  connected: ['disconnect'],
  pairing: ['disconnect'],
  timeout: ['disconnect'],
  qrcode: ['showQr'],
  opening: [],
  disconnected: ['retry', 'newQr'],
  pending: ['retry'],
  unknown: ['retry'],
};
