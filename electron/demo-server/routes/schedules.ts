import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../context';
import { actorOf, adminOnly } from '../http/auth';
import { idParam, optionalNumber, queryNumber, queryPage, queryText, readBody, requiredText } from '../http/input';
import { attachmentRoutes } from '../http/uploads';
import { pageAs } from '../http/paging';
import { SCHEDULE_STATUSES } from '../services/schedules/scheduleStates';
import { createSchedules } from '../services/schedules/schedules';

const body = requiredText('body', 5);

/** Clients send `title` and `isSendNotification`; no server stores them. */
const created = z.object({
  body,
  sendAt: requiredText('sendAt'),
  contactId: optionalNumber,
  userId: optionalNumber,
  timeZone: z.string().nullish(),
});

const changed = z.object({
  body: body.optional(),
  sendAt: z.string().nullish(),
  sentAt: z.string().nullish(),
  contactId: optionalNumber,
  ticketId: optionalNumber,
  userId: optionalNumber,
  status: z.enum(SCHEDULE_STATUSES).optional(),
});

/** Schedules. */
export const scheduleRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const schedules = createSchedules(context);
  const router = Router();

  router.get('/schedules', signedIn, (req, res) => {
    const filter = {
      search: queryText(req, 'searchParam'),
      contactId: queryNumber(req, 'contactId'),
      userId: queryNumber(req, 'userId'),
    };
    res.json(pageAs('schedules', schedules.list(actorOf(res), filter, queryPage(req))));
  });

  router.get('/schedules/:id', signedIn, (req, res) => {
    res.json(schedules.show(actorOf(res), idParam(req)));
  });

  router.post('/schedules', signedIn, (req, res) => {
    res.json(schedules.create(actorOf(res), readBody(created, req.body)));
  });

  router.put('/schedules/:id', signedIn, adminOnly, (req, res) => {
    res.json(schedules.update(actorOf(res), idParam(req), readBody(changed, req.body)));
  });

  router.delete('/schedules/:id', signedIn, (req, res) => {
    schedules.remove(actorOf(res), idParam(req));
    res.json({ message: 'Schedule deleted' });
  });

  router.use(attachmentRoutes(context, signedIn, '/schedules/:id/media-upload', schedules));

  return router;
};
