import path from 'node:path';
import express, { Router } from 'express';
import type { Request } from 'express';

/** Answers of the server itself, which a page address never shadows. */
const SERVER_PATHS = /^\/(api|public|socket\.io|__demo)(\/|$)/;

/** The page's own addresses that are no call, answered to any client: a health check asks for no HTML. */
const PAGES = new Set([
  '/',
  '/login',
  '/signup',
  '/forgetpsw',
  '/others',
  '/kanban',
  '/todolist',
  '/connections',
  '/queue-integration',
  '/campaigns-config',
  '/messages-api',
  '/financeiro',
]);

/** A person opening an address, as opposed to a call of the client: several pages share their path with a REST list. */
const isPageLoad = (req: Request): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') &&
  (PAGES.has(req.path) || ((req.headers.accept ?? '').includes('text/html') && !SERVER_PATHS.test(req.path)));

/** Content security policy of the served page; only our own origin, its socket, and contact pictures over https. */
const pagePolicy = (origin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    `connect-src 'self' ${origin.replace(/^http/, 'ws')}`,
    // Help videos.
    'frame-src https://www.youtube-nocookie.com',
    "font-src 'self'",
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Serves the built renderer: its files, and its page for every address a person opens. */
export const createRenderer = (folder: string, origin: () => string): Router => {
  const router = Router();
  router.use(
    express.static(folder, {
      index: false,
      setHeaders: (res, file) => {
        res.setHeader('X-Content-Type-Options', 'nosniff');
        // Their names contain a hash of the content, so browsers may keep them.
        if (path.relative(folder, file).startsWith('assets')) {
          res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        }
      },
    }),
  );
  router.use((req, res, next) => {
    if (!isPageLoad(req)) {
      next();
      return;
    }
    res.setHeader('Content-Security-Policy', pagePolicy(origin()));
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Cache-Control', 'no-cache');
    res.sendFile(path.join(folder, 'index.html'));
  });
  return router;
};
