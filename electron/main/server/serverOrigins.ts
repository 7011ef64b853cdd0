import type { ServerAddresses } from '@/bridge/desktop';
import { originOf } from '../window/appOrigin';

const WEB_SOCKET: Record<string, string> = { 'http:': 'ws:', 'https:': 'wss:' };
const WEB: Record<string, string> = { 'ws:': 'http:', 'wss:': 'https:' };

const withScheme = (address: string, schemes: Record<string, string>): string | null => {
  const origin = originOf(address);
  const scheme = origin?.slice(0, origin.indexOf('/')) ?? '';
  return origin === null ? null : origin.replace(scheme, schemes[scheme] ?? scheme);
};

/** The WebSocket origin of an address: http becomes ws, https becomes wss. */
export const socketOriginOf = (address: string): string | null => withScheme(address, WEB_SOCKET);

/** The http(s) origin of any address, ws and wss included. */
export const webOriginOf = (address: string): string | null => withScheme(address, WEB);

/** The origins of the REST base and of the socket, media and provider addresses, each once. */
export const serverOrigins = ({ rest, socket, media, provider }: ServerAddresses): string[] => [
  ...new Set([rest, socket, media, provider].map(webOriginOf).filter((origin) => origin !== null)),
];
