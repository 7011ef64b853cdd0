import { Router } from 'express';
import type { RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf } from '../../http/auth';
import { idParam, readBody } from '../../http/input';
import { createTicketTags, TicketTagFailure } from '../../services/tickets/ticketTags';

const syncBody = z.object({
  ticketId: z.coerce.number().int(),
  tags: z.array(z.object({ id: z.coerce.number().int() })),
});

/** These two calls have a 500 of their own instead of the general one. */
const answering = (res: Response, work: () => void): void => {
  try {
    work();
  } catch (error) {
    if (!(error instanceof TicketTagFailure)) throw error;
    res.status(500).json({ error: error.message });
  }
};

/** Tags of tickets. */
export const ticketTagRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const ticketTags = createTicketTags(context);
  const router = Router();

  router.put('/ticket-tags/:ticketId/:tagId', signedIn, (req, res) => {
    answering(res, () => {
      res.status(201).json(ticketTags.add(actorOf(res), idParam(req, 'ticketId'), idParam(req, 'tagId')));
    });
  });

  router.delete('/ticket-tags/:ticketId', signedIn, (req, res) => {
    ticketTags.removeColumns(actorOf(res), idParam(req, 'ticketId'));
    res.json({ message: 'Ticket tags removed successfully.' });
  });

  router.post('/tags/sync', signedIn, (req, res) => {
    const { ticketId, tags } = readBody(syncBody, req.body);
    res.json(
      ticketTags.replace(
        actorOf(res),
        ticketId,
        tags.map(({ id }) => id),
      ),
    );
  });

  return router;
};
