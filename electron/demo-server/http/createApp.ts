import cookieParser from 'cookie-parser';
import express, { Router, type Express, type RequestHandler } from 'express';
import type { ServerContext } from '../context';
import { announcementRoutes } from '../routes/announcements';
import { authRoutes } from '../routes/users/auth';
import { campaignRoutes } from '../routes/campaigns';
import { chatRoutes } from '../routes/chats';
import { companyRoutes } from '../routes/company/companies';
import { contactListItemRoutes } from '../routes/contacts/contactListItems';
import { contactListRoutes } from '../routes/contacts/contactLists';
import { contactRoutes } from '../routes/contacts/contacts';
import { dashboardRoutes } from '../routes/dashboard';
import { externalMessageRoutes } from '../routes/messages/externalMessages';
import { fileListRoutes } from '../routes/fileLists';
import { helpRoutes } from '../routes/helps';
import { invoiceRoutes } from '../routes/billing/invoices';
import { messageRoutes } from '../routes/messages/messages';
import { passwordResetRoutes } from '../routes/users/passwordReset';
import { planRoutes } from '../routes/company/plans';
import { promptRoutes } from '../routes/queues/prompts';
import { queueIntegrationRoutes } from '../routes/queues/queueIntegrations';
import { queueOptionRoutes } from '../routes/queues/queueOptions';
import { queueRoutes } from '../routes/queues/queues';
import { quickMessageRoutes } from '../routes/quickMessages';
import { scheduleRoutes } from '../routes/schedules';
import { settingRoutes } from '../routes/company/settings';
import { subscriptionRoutes } from '../routes/billing/subscription';
import { tagRoutes } from '../routes/tags';
import { ticketNoteRoutes } from '../routes/tickets/ticketNotes';
import { ticketRoutes } from '../routes/tickets/tickets';
import { ticketTagRoutes } from '../routes/tickets/ticketTags';
import { userRoutes } from '../routes/users/users';
import { versionRoutes } from '../routes/version';
import { whatsappRoutes } from '../routes/whatsapp';
import { createSignedIn } from './auth';
import { createErrorHandler, ServerFailure } from './errors';
import { createRenderer } from './renderer';
import cors from 'cors';
import type { Dialect } from '../dialect';

/** Web address in every CORS answer of a server like B, when none is configured. */
const DEFAULT_WEB_ORIGIN = 'http://localhost:3000';

/**
 * The CORS rule. Like A: calls without Origin, from our own and from configured origins pass, any other is a 500 without CORS
 * headers. Like B: every call is answered, always for the same web address.
 */
const createCors = (
  dialect: Dialect,
  ownOrigins: () => readonly string[],
  webOrigins: readonly string[],
): RequestHandler => {
  if (dialect.cors === 'fixed') return cors({ credentials: true, origin: webOrigins[0] ?? DEFAULT_WEB_ORIGIN });
  return cors({
    credentials: true,
    origin: (origin, decide) => {
      if (origin === undefined || ownOrigins().includes(origin) || webOrigins.includes(origin)) decide(null, true);
      else decide(new ServerFailure('foreign origin'));
    },
  });
};

export interface AppOptions {
  staticDir?: string | undefined;
  /** Addresses of web clients besides our own that may call. */
  webOrigins: readonly string[];
  /** Origins of our own pages. */
  ownOrigins: () => readonly string[];
  /** Routes below /__demo. */
  demoRoutes: Router;
  /** Runs before the contract's routes. */
  gate: RequestHandler;
}

/** Largest JSON body; beyond it the answer is 500. */
const BODY_LIMIT = '10mb';

type ResourceRoutes = (context: ServerContext, signedIn: RequestHandler) => Router;

/** One entry per resource of the contract; each asks for a bearer token where it needs one. */
const RESOURCES: readonly ResourceRoutes[] = [
  authRoutes,
  userRoutes,
  companyRoutes,
  planRoutes,
  settingRoutes,
  queueRoutes,
  queueOptionRoutes,
  whatsappRoutes,
  contactRoutes,
  tagRoutes,
  ticketTagRoutes,
  ticketRoutes,
  messageRoutes,
  ticketNoteRoutes,
  quickMessageRoutes,
  scheduleRoutes,
  dashboardRoutes,
  helpRoutes,
  invoiceRoutes,
  subscriptionRoutes,
  passwordResetRoutes,
  externalMessageRoutes,
  campaignRoutes,
  contactListRoutes,
  contactListItemRoutes,
  fileListRoutes,
  promptRoutes,
  queueIntegrationRoutes,
  announcementRoutes,
  chatRoutes,
];

const apiRoutes = (context: ServerContext): Router => {
  const router = Router();
  const signedIn = createSignedIn(context.tokens);
  router.use(versionRoutes(context));
  for (const routes of RESOURCES) router.use(routes(context, signedIn));
  return router;
};

/** The HTTP side of the server: CORS rule, media, REST under each prefix, errors. */
export const createApp = (context: ServerContext, options: AppOptions): Express => {
  const app = express();
  app.disable('x-powered-by');

  if (options.staticDir !== undefined) app.use(createRenderer(options.staticDir, context.origin));
  app.use(createCors(context.dialect, options.ownOrigins, options.webOrigins));
  app.use(options.gate);
  app.use('/public', express.static(context.publicDir, { index: false, redirect: false }));
  app.use(express.json({ limit: BODY_LIMIT }), cookieParser());
  // At the root for people and scripts, and below the prefix for clients, whose calls all start with it.
  app.use(['/__demo', '/api/__demo'], options.demoRoutes);
  const routes = apiRoutes(context);
  for (const prefix of context.dialect.prefixes) app.use(prefix === '' ? '/' : prefix, routes);
  app.use(createErrorHandler(context.dialect, context.log));
  return app;
};
