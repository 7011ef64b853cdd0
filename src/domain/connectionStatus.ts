import type { Whatsapp } from '@/protocol/records/whatsappConnections';

const TROUBLED: ReadonlySet<string> = new Set(['qrcode', 'PAIRING', 'DISCONNECTED', 'TIMEOUT', 'OPENING']);

/** Does a connection need attention: is it down, or not paired yet? */
export const isConnectionTroubled = ({ status }: Pick<Whatsapp, 'status'>): boolean => TROUBLED.has(status ?? '');
