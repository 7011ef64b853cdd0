import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../context';
import { actorOf, createSuperOnly } from '../http/auth';
import { idParam, queryPage, queryText, readBody, requiredText } from '../http/input';
import { createHelps } from '../services/helps';

const text = z.string().nullish();
const help = z.object({ title: requiredText('title'), description: text, video: text, link: text });

export const helpRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const helps = createHelps(context);
  const superOnly = createSuperOnly(context.tables);
  const router = Router();

  router.get('/helps', signedIn, (req, res) => {
    res.json(helps.list(queryText(req, 'searchParam'), queryPage(req)));
  });

  router.get('/helps/list', signedIn, (_req, res) => {
    res.json(helps.listAll());
  });

  router.get('/helps/:id', signedIn, (req, res) => {
    res.json(helps.show(idParam(req)));
  });

  router.post('/helps', signedIn, superOnly, (req, res) => {
    res.json(helps.create(actorOf(res), readBody(help, req.body)));
  });

  router.put('/helps/:id', signedIn, superOnly, (req, res) => {
    res.json(helps.update(actorOf(res), idParam(req), readBody(help.partial(), req.body)));
  });

  router.delete('/helps/:id', signedIn, superOnly, (req, res) => {
    helps.remove(actorOf(res), idParam(req));
    res.json({ message: 'Help deleted' });
  });

  return router;
};
