import type { ServerAddresses } from '@/bridge/desktop';
import { VIDEO_PLAYER } from '@/bridge/videos';
import { originOf } from './appOrigin';
import { serverOrigins, socketOriginOf } from '../server/serverOrigins';

const distinct = (items: readonly (string | null)[]): string[] => [...new Set(items.filter((item) => item !== null))];

/**
 * The page's content security policy. It contains the configured server's origins and is fixed per document, so the window
 * reloads when they change. Contact pictures come from other https hosts; antd writes style elements; the MP3 encoder is
 * WebAssembly. Without a server only the page itself can be reached.
 */
export const contentSecurityPolicy = (server: ServerAddresses | null): string => {
  const files = server === null ? [] : distinct([server.media, server.rest].map(originOf));
  const calls = server === null ? [] : distinct([...serverOrigins(server), socketOriginOf(server.socket)]);
  return [
    ["default-src 'none'"],
    ["script-src 'self' 'wasm-unsafe-eval'"],
    ["style-src 'self' 'unsafe-inline'"],
    ["img-src 'self' data: blob: https:", ...files],
    ["media-src 'self' blob:", ...files],
    ["connect-src 'self'", ...calls],
    // The player of help videos.
    [`frame-src ${VIDEO_PLAYER}`],
    ["worker-src 'self' blob:"],
    ["font-src 'self'"],
    ["frame-ancestors 'none'"],
    ["base-uri 'none'"],
    ["form-action 'none'"],
  ]
    .map((parts) => parts.join(' '))
    .join('; ');
};
