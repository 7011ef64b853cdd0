import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf, adminOnly } from '../../http/auth';
import { readBody, textParam } from '../../http/input';
import { createSettings } from '../../services/company/settings';

const settingBody = z.object({ value: z.string() });

export const settingRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const settings = createSettings(context);
  const router = Router();

  router.get('/settings', signedIn, (_req, res) => {
    res.json(settings.list(actorOf(res).companyId));
  });

  router.put('/settings/:key', signedIn, adminOnly, (req, res) => {
    const { value } = readBody(settingBody, req.body);
    res.json(settings.save(actorOf(res), textParam(req, 'key'), value));
  });

  return router;
};
