import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../context';
import { actorOf, adminOnly } from '../http/auth';
import { idParam, queryPage, queryText, readBody, requiredText } from '../http/input';
import { createTags } from '../services/tags';

const kanban = z.union([z.literal(0), z.literal(1)]).optional();
const color = z.string().optional();
const created = z.object({ name: requiredText('name', 3), color, kanban });
const changed = z.object({ name: requiredText('name', 3).optional(), color, kanban });

export const tagRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const tags = createTags(context);
  const router = Router();

  router.get('/tags', signedIn, (req, res) => {
    res.json(tags.list(actorOf(res), queryText(req, 'searchParam'), queryPage(req)));
  });

  router.get('/tags/list', signedIn, (req, res) => {
    res.json(tags.listAll(actorOf(res), queryText(req, 'searchParam')));
  });

  router.get('/tags/kanban', signedIn, (_req, res) => {
    res.json({ lista: tags.columns(actorOf(res)) });
  });

  router.get('/tags/:id', signedIn, (req, res) => {
    res.json(tags.show(actorOf(res), idParam(req)));
  });

  router.post('/tags', signedIn, (req, res) => {
    res.json(tags.create(actorOf(res), readBody(created, req.body)));
  });

  router.put('/tags/:id', signedIn, adminOnly, (req, res) => {
    res.json(tags.update(actorOf(res), idParam(req), readBody(changed, req.body)));
  });

  router.delete('/tags/:id', signedIn, (req, res) => {
    tags.remove(actorOf(res), idParam(req));
    res.json({ message: 'Tag deleted' });
  });

  return router;
};
