import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { APP_HOST, APP_ORIGIN, parseUrl } from './appOrigin';

/** All types that are served. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};

interface Parts {
  /** Folder of the built renderer. */
  readonly root: string;
  /** The policy of the document about to load. */
  readonly policy: () => string;
}

/** The request's path inside the root, or null for anything that tries to leave it. */
const fileInside = (root: string, pathname: string): string | null => {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null; // Invalid percent encoding names no file of ours.
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return null;
  // Joined with '.', since a leading slash would make the pathname absolute.
  const file = path.join(root, `.${decoded}`);
  const inside = path.relative(root, file);
  if (inside === '') return path.join(root, 'index.html');
  return inside.startsWith('..') || path.isAbsolute(inside) ? null : file;
};

/** The range `bytes=a-b`, both ends included, or null for the whole file, also if the range begins past its end. */
const partOf = (range: string | null, size: number): { readonly from: number; readonly to: number } | null => {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined) return null;
  const from = Number(first);
  const to = Math.min(last ? Number(last) : size - 1, size - 1);
  return from <= to ? { from, to } : null;
};

const refuse = (status: number): Response => new Response(null, { status });

/**
 * Answers `app://balcao/...` from the built renderer: GET and HEAD, our own host, no way out of the folder, known file
 * types only. An address without a file ending is a route of the page and gets index.html. Never rejects.
 */
export const createAppProtocol =
  ({ root, policy }: Parts) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
    // Electron documents this property, but it is missing in the type `Request`.
    const { initiatorOrigin } = request as Request & { initiatorOrigin?: string };
    if (initiatorOrigin !== undefined && initiatorOrigin !== APP_ORIGIN) return refuse(403);
    const url = parseUrl(request.url);
    if (url?.host !== APP_HOST) return refuse(404);
    const asked = fileInside(root, url.pathname);
    if (asked === null) return refuse(404);
    const file = path.extname(asked) === '' ? path.join(root, 'index.html') : asked;
    const type = TYPES[path.extname(file).toLowerCase()];
    if (type === undefined) return refuse(404);
    try {
      const content = await readFile(file);
      const part = partOf(request.headers.get('Range'), content.byteLength);
      const sent = part === null ? content : content.subarray(part.from, part.to + 1);
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(sent), {
        status: part === null ? 200 : 206,
        headers: {
          'Content-Type': type,
          'Content-Length': String(sent.byteLength),
          'Accept-Ranges': 'bytes',
          ...(part !== null && { 'Content-Range': `bytes ${part.from}-${part.to}/${content.byteLength}` }),
          'Content-Security-Policy': policy(),
          'X-Content-Type-Options': 'nosniff',
        },
      });
    } catch {
      return refuse(404); // Missing or unreadable: a rejected handler would show Chromium's own error page.
    }
  };
