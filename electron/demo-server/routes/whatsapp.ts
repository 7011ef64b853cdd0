import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../context';
import { actorOf } from '../http/auth';
import { idParam, optionalNumber, orAbsent, readBody, requiredText } from '../http/input';
import { createConnections } from '../services/connections/connections';

const text = orAbsent(z.string());

const parts = {
  queueIds: z.array(z.number()).optional(),
  isDefault: orAbsent(z.boolean()),
  status: text,
  greetingMessage: text,
  complationMessage: text,
  outOfHoursMessage: text,
  ratingMessage: text,
  token: text,
  transferQueueId: optionalNumber,
  timeToTransfer: optionalNumber,
  promptId: optionalNumber,
  maxUseBotQueues: optionalNumber,
  timeUseBotQueues: optionalNumber,
  expiresTicket: optionalNumber,
  expiresInactiveMessage: text,
};
const created = z.object({ name: requiredText('name', 2), ...parts });
const changed = z.object({ name: requiredText('name', 2).optional(), ...parts });

export const whatsappRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const connections = createConnections(context);
  const router = Router();

  router.get('/whatsapp', signedIn, (_req, res) => {
    res.json(connections.list(actorOf(res)));
  });

  router.get('/whatsapp/:id', signedIn, (req, res) => {
    res.json(connections.show(actorOf(res), idParam(req)));
  });

  router.post('/whatsapp', signedIn, (req, res) => {
    res.json(connections.create(actorOf(res), readBody(created, req.body)));
  });

  router.put('/whatsapp/:id', signedIn, (req, res) => {
    res.json(connections.update(actorOf(res), idParam(req), readBody(changed, req.body)));
  });

  router.delete('/whatsapp/:id', signedIn, (req, res) => {
    connections.remove(actorOf(res), idParam(req));
    res.json({ message: 'Whatsapp deleted.' });
  });

  router.post('/whatsappsession/:id', signedIn, async (req, res) => {
    await connections.startSession(actorOf(res), idParam(req));
    res.json({ message: 'Starting session.' });
  });

  router.put('/whatsappsession/:id', signedIn, async (req, res) => {
    await connections.renewSession(actorOf(res), idParam(req));
    res.json({ message: 'Starting session.' });
  });

  router.delete('/whatsappsession/:id', signedIn, (req, res) => {
    connections.endSession(actorOf(res), idParam(req));
    res.json({ message: 'Session disconnected.' });
  });

  return router;
};
