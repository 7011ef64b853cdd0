import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../context';
import { actorOf } from '../http/auth';
import { idParam, queryPage, queryText, readBody, requiredNumber, requiredText } from '../http/input';
import { attachmentRoutes } from '../http/uploads';
import { createQuickMessages } from '../services/quickMessages';

/** Clients send `geral`, `status`, `isMedia` and `mediaPath`; no server stores them. */
const body = z.object({ shortcode: requiredText('shortcode'), message: requiredText('message') });

/** Quick messages. */
export const quickMessageRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const quickMessages = createQuickMessages(context);
  const router = Router();

  router.get('/quick-messages', signedIn, (req, res) => {
    const userId = requiredNumber(req, 'userId');
    res.json(quickMessages.list(actorOf(res), userId, queryText(req, 'searchParam'), queryPage(req)));
  });

  router.get('/quick-messages/list', signedIn, (req, res) => {
    const companyId = requiredNumber(req, 'companyId');
    res.json(quickMessages.listAll(actorOf(res), companyId, requiredNumber(req, 'userId')));
  });

  router.get('/quick-messages/:id', signedIn, (req, res) => {
    res.json(quickMessages.view(quickMessages.own(actorOf(res), idParam(req))));
  });

  router.post('/quick-messages', signedIn, (req, res) => {
    res.json(quickMessages.create(actorOf(res), readBody(body, req.body)));
  });

  router.put('/quick-messages/:id', signedIn, (req, res) => {
    res.json(quickMessages.update(actorOf(res), idParam(req), readBody(body, req.body)));
  });

  router.delete('/quick-messages/:id', signedIn, (req, res) => {
    quickMessages.remove(actorOf(res), idParam(req));
    // The real servers also send this text, which names the wrong record.
    res.json({ message: 'Contact deleted' });
  });

  router.use(attachmentRoutes(context, signedIn, '/quick-messages/:id/media-upload', quickMessages));

  return router;
};
