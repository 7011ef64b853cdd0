import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf } from '../../http/auth';
import { idParam, optionalNumber, orAbsent, queryPage, queryText, readBody, requiredText } from '../../http/input';
import { pageAs } from '../../http/paging';
import { createQueueIntegrations } from '../../services/queues/queueIntegrations';

const SHORTEST_NAME = 2;
const text = orAbsent(z.string());
const number = orAbsent(optionalNumber);

const optional = {
  urlN8N: text,
  typebotSlug: text,
  typebotExpires: number,
  typebotDelayMessage: number,
  typebotKeywordFinish: text,
  typebotKeywordRestart: text,
  typebotUnknownMessage: text,
  typebotRestartMessage: text,
};
const name = requiredText('name', SHORTEST_NAME);

/** ⚠ These may be empty, but their absence is a 500. */
const creation = z.object({
  name,
  type: z.string(),
  projectName: z.string(),
  jsonContent: z.string(),
  language: z.string(),
  ...optional,
});
const change = z.object({
  name: name.optional(),
  type: text,
  projectName: text,
  jsonContent: text,
  language: text,
  ...optional,
});

/** Queue integrations. */
export const queueIntegrationRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const integrations = createQueueIntegrations(context);
  const router = Router();

  router.get('/queueIntegration', signedIn, (req, res) => {
    res.json(
      pageAs('queueIntegrations', integrations.list(actorOf(res), queryText(req, 'searchParam'), queryPage(req))),
    );
  });

  router.get('/queueIntegration/:id', signedIn, (req, res) => {
    res.json(integrations.show(actorOf(res), idParam(req)));
  });

  router.post('/queueIntegration', signedIn, (req, res) => {
    res.json(integrations.create(actorOf(res), readBody(creation, req.body)));
  });

  router.put('/queueIntegration/:id', signedIn, (req, res) => {
    res.status(201).json(integrations.update(actorOf(res), idParam(req), readBody(change, req.body)));
  });

  router.delete('/queueIntegration/:id', signedIn, (req, res) => {
    integrations.remove(actorOf(res), idParam(req));
    res.end();
  });

  return router;
};
