import { Router } from 'express';
import { demoAccounts } from '../db/seed/accounts';
import type { Tables } from '../db/tables';
import { noPermission } from './errors';
import { sendMailbox } from './mailbox';

export interface DemoActions {
  tables: Tables;
  /** Resets all data to the starting state. */
  reset: () => void;
  /** Origins that may reset the data; calls without an Origin always may. */
  ownOrigins: () => readonly string[];
  /** The control surface, null when it is off. */
  control: Router | null;
}

/** The demo's own routes below /__demo: its accounts, its mailbox, and the reset. */
export const createDemoRoutes = ({ tables, reset, ownOrigins, control }: DemoActions): Router => {
  const router = Router();

  router.get('/accounts', (_req, res) => {
    res.json({ accounts: demoAccounts });
  });

  router.get('/mail', (req, res) => sendMailbox(tables, req.query.lang, res));

  router.post('/*action', (req, _res, next) => {
    const { origin } = req.headers;
    if (origin !== undefined && !ownOrigins().includes(origin)) throw noPermission();
    next();
  });

  router.post('/reset', (_req, res) => {
    reset();
    res.json({ message: 'Demo data reset' });
  });

  if (control) router.use(control);

  return router;
};
