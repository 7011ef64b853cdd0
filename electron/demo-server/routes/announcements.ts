import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../context';
import { actorOf, createSuperOnly } from '../http/auth';
import { idParam, optionalNumber, queryPage, queryText, readBody, requiredNumber, requiredText } from '../http/input';
import { attachmentRoutes } from '../http/uploads';
import { createAnnouncements } from '../services/announcements';

const body = z.object({
  title: requiredText('title'),
  text: requiredText('text', 0, { missing: 'ERR_ANNOUNCEMENT_REQUIRED' }),
  priority: optionalNumber,
  status: z.boolean().nullish(),
});

/** Announcements. */
export const announcementRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const announcements = createAnnouncements(context);
  const superOnly = createSuperOnly(context.tables);
  const router = Router();

  router.get('/announcements', signedIn, (req, res) => {
    res.json(announcements.list(queryText(req, 'searchParam'), queryPage(req)));
  });

  router.get('/announcements/list', signedIn, (req, res) => {
    res.json(announcements.listAll(requiredNumber(req, 'companyId')));
  });

  router.get('/announcements/:id', signedIn, (req, res) => {
    res.json(announcements.show(idParam(req)));
  });

  router.post('/announcements', signedIn, superOnly, (req, res) => {
    res.json(announcements.create(actorOf(res), readBody(body, req.body)));
  });

  router.put('/announcements/:id', signedIn, superOnly, (req, res) => {
    res.json(announcements.update(idParam(req), readBody(body, req.body)));
  });

  router.delete('/announcements/:id', signedIn, superOnly, (req, res) => {
    announcements.remove(actorOf(res), idParam(req));
    res.json({ message: 'Announcement deleted' });
  });

  router.use(
    attachmentRoutes(context, [signedIn, superOnly], '/announcements/:id/media-upload', announcements, {
      attached: 'Mensagem enviada',
      detached: 'Arquivo excluído',
    }),
  );

  return router;
};
