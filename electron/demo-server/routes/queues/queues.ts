import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf } from '../../http/auth';
import { idParam, optionalNumber, readBody, refusal, requiredText } from '../../http/input';
import { createQueues } from '../../services/queues/queues';
import { daySchedules } from '../company/daySchedules';

const NAME = 'ERR_QUEUE_INVALID_NAME';
const name = requiredText('name', 2, { missing: NAME, short: NAME });
const color = z
  .string({ error: refusal('ERR_QUEUE_INVALID_COLOR') })
  .regex(/^#[0-9a-f]{3,6}$/i, { error: refusal('ERR_QUEUE_INVALID_COLOR') });

const parts = {
  color,
  greetingMessage: z.string().nullish(),
  outOfHoursMessage: z.string().nullish(),
  schedules: daySchedules.optional(),
  orderQueue: optionalNumber,
  integrationId: optionalNumber,
  promptId: optionalNumber,
};

const created = z.object({ name, ...parts });
const changed = z.object({ name: name.optional(), ...parts });

export const queueRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const queues = createQueues(context);
  const router = Router();

  router.get('/queue', signedIn, (_req, res) => {
    res.json(queues.list(actorOf(res)));
  });

  router.get('/queue/:id', signedIn, (req, res) => {
    res.json(queues.show(actorOf(res), idParam(req)));
  });

  router.post('/queue', signedIn, (req, res) => {
    res.json(queues.create(actorOf(res), readBody(created, req.body)));
  });

  router.put('/queue/:id', signedIn, (req, res) => {
    res.status(201).json(queues.update(actorOf(res), idParam(req), readBody(changed, req.body)));
  });

  router.delete('/queue/:id', signedIn, (req, res) => {
    queues.remove(actorOf(res), idParam(req));
    res.status(200).end();
  });

  return router;
};
