import cookieParser from 'cookie-parser';
import express, { Router } from 'express';
import type { Express } from 'express';
import type { ServerContext } from '../context';
import { settingRoutes } from '../routes/settings';
import { createSignedIn } from './auth';
import { createCors } from './cors';
import { createErrorHandler } from './errors';
import { createRenderer } from './renderer';

export interface AppOptions {
  staticDir?: string | undefined;
  /** Addresses of web clients besides our own that may call (rest.md §1). */
  webOrigins: readonly string[];
  /** Routes below /__demo. */
  demoRoutes: Router;
}

/** Largest JSON body; beyond it the answer is 500 (rest.md §1). */
const BODY_LIMIT = '10mb';

/** Routes of every resource, in the order they are tried. Those in front need no bearer token. */
const apiRoutes = (context: ServerContext): Router => {
  const router = Router();
  const signedIn = createSignedIn(context.tokens);
  router.use(settingRoutes(context, signedIn));
  return router;
};

/** The HTTP side of the server: CORS rule, media, REST under each prefix, errors. */
export const createApp = (context: ServerContext, options: AppOptions): Express => {
  const app = express();
  app.disable('x-powered-by');
  const ownOrigins = () => [context.origin(), context.origin().replace('127.0.0.1', 'localhost')];

  if (options.staticDir !== undefined) app.use(createRenderer(options.staticDir, context.origin));
  app.use(createCors(context.dialect, ownOrigins, options.webOrigins));
  app.use('/public', express.static(context.publicDir, { index: false, redirect: false }));
  app.use(express.json({ limit: BODY_LIMIT }), cookieParser());
  app.use('/__demo', options.demoRoutes);
  const routes = apiRoutes(context);
  for (const prefix of context.dialect.prefixes) app.use(prefix === '' ? '/' : prefix, routes);
  app.use(createErrorHandler(context.dialect, context.log));
  return app;
};
