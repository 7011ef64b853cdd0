import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../context';
import { actorOf } from '../http/auth';
import { idParam, queryPage, readBody, textParam } from '../http/input';
import { createChats } from '../services/chats';

const chat = z.object({ title: z.string().optional(), users: z.array(z.object({ id: z.coerce.number() })).optional() });
const message = z.object({ message: z.string() });
const reader = z.object({ userId: z.coerce.number() });

/** Internal chats. */
export const chatRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const chats = createChats(context);
  const router = Router();

  router.get('/chats', signedIn, (req, res) => {
    res.json(chats.list(actorOf(res), queryPage(req)));
  });

  // ⚠ By uuid, unlike everything else.
  router.get('/chats/:uuid', signedIn, (req, res) => {
    res.json(chats.show(actorOf(res), textParam(req, 'uuid')));
  });

  router.post('/chats', signedIn, (req, res) => {
    res.json(chats.create(actorOf(res), readBody(chat, req.body)));
  });

  router.put('/chats/:id', signedIn, (req, res) => {
    res.json(chats.update(actorOf(res), idParam(req), readBody(chat, req.body)));
  });

  router.delete('/chats/:id', signedIn, (req, res) => {
    chats.remove(actorOf(res), idParam(req));
    res.json({ message: 'Chat deleted' });
  });

  router.get('/chats/:id/messages', signedIn, (req, res) => {
    res.json(chats.messages(actorOf(res), idParam(req), queryPage(req)));
  });

  router.post('/chats/:id/messages', signedIn, (req, res) => {
    res.json(chats.send(actorOf(res), idParam(req), readBody(message, req.body).message));
  });

  router.post('/chats/:id/read', signedIn, (req, res) => {
    res.json(chats.markRead(actorOf(res), idParam(req), readBody(reader, req.body).userId));
  });

  return router;
};
