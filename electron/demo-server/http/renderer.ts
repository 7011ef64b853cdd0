import path from 'node:path';
import express, { Router } from 'express';
import type { Request } from 'express';

/** Paths of the server itself, which no page of the renderer may hide. */
const SERVER_PATHS = /^\/(api|public|socket\.io|__demo)(\/|$)/;

/** Page addresses that are not also REST calls. They answer any client, since a health check does not ask for HTML. */
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

/** Does a browser open a page here, or does the client make a call? Several pages share their path with a REST list. */
const isPageLoad = (req: Request): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') &&
  (PAGES.has(req.path) || ((req.headers.accept ?? '').includes('text/html') && !SERVER_PATHS.test(req.path)));

/** Content security policy of the served page: our own origin, its socket, and contact pictures over https. */
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

/** Serves the built renderer: its files, and its page for every address opened in a browser. */
export const createRenderer = (folder: string, origin: () => string): Router => {
  const router = Router();
  router.use(
    express.static(folder, {
      index: false,
      setHeaders: (res, file) => {
        res.setHeader('X-Content-Type-Options', 'nosniff');
        // File names contain a hash of the content, so browsers may cache these files forever.
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
