import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf } from '../../http/auth';
import { idParam, optionalNumber, queryNumber, readBody } from '../../http/input';
import { createQueueOptions } from '../../services/queues/queueOptions';

const parts = {
  message: z.string().nullish(),
  option: z.string().nullish(),
  queueId: optionalNumber,
  parentId: optionalNumber,
};
const created = z.object({ title: z.string().min(1), ...parts });
const changed = z.object({ title: z.string().min(1).optional(), ...parts });

export const queueOptionRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const options = createQueueOptions(context);
  const router = Router();

  router.get('/queue-options', signedIn, (req, res) => {
    const filter = {
      queueId: queryNumber(req, 'queueId'),
      parentId: queryNumber(req, 'parentId'),
      queueOptionId: queryNumber(req, 'queueOptionId'),
    };
    res.json(options.list(actorOf(res), filter));
  });

  router.get('/queue-options/:id', signedIn, (req, res) => {
    res.json(options.show(actorOf(res), idParam(req)));
  });

  router.post('/queue-options', signedIn, (req, res) => {
    res.json(options.create(actorOf(res), readBody(created, req.body)));
  });

  router.put('/queue-options/:id', signedIn, (req, res) => {
    res.json(options.update(actorOf(res), idParam(req), readBody(changed, req.body)));
  });

  router.delete('/queue-options/:id', signedIn, (req, res) => {
    options.remove(actorOf(res), idParam(req));
    res.json({ message: 'Option Delected' });
  });

  return router;
};
