import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf } from '../../http/auth';
import { ServerFailure } from '../../http/errors';
import { idParam, queryPage, queryText, readBody, textParam } from '../../http/input';
import type { TicketQuery } from '../../services/tickets/ticketFilters';
import { createTickets } from '../../services/tickets/tickets';

const id = z.coerce.number().int();
/** Clients send '' where they mean null. */
const nullableId = z.preprocess((value) => (value === '' ? null : value), z.union([z.null(), id]));

const newTicketBody = z.object({
  contactId: id,
  queueId: nullableId.optional().transform((value) => value ?? null),
  whatsappId: nullableId.optional(),
  userId: nullableId.optional().transform((value) => value ?? null),
});

const changeBody = z.object({
  status: z.string().optional(),
  userId: nullableId.optional(),
  queueId: nullableId.optional(),
  whatsappId: nullableId.optional(),
  chatbot: z.boolean().nullish(),
  queueOptionId: nullableId.optional(),
});

const idList = z.array(z.coerce.number());

/** A list of ids as JSON text; absent means none, and text that is not JSON is a 500. */
const queryIds = (req: Request, name: string): number[] => {
  const text = queryText(req, name);
  if (text === '') return [];
  try {
    return idList.parse(JSON.parse(text));
  } catch {
    throw new ServerFailure(`${name} is not a list of ids`);
  }
};

const readQuery = (req: Request): TicketQuery => ({
  searchParam: queryText(req, 'searchParam'),
  status: queryText(req, 'status'),
  date: queryText(req, 'date'),
  updatedAt: queryText(req, 'updatedAt'),
  showAll: queryText(req, 'showAll') === 'true',
  queueIds: queryIds(req, 'queueIds'),
  tags: queryIds(req, 'tags'),
  users: queryIds(req, 'users'),
  withUnreadMessages: queryText(req, 'withUnreadMessages') === 'true',
});

/** Tickets. */
export const ticketRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const tickets = createTickets(context);
  const router = Router();

  router.get('/tickets', signedIn, (req, res) => {
    res.json(tickets.list(actorOf(res), readQuery(req), queryPage(req)));
  });

  router.get('/ticket/kanban', signedIn, (req, res) => {
    res.json(tickets.kanban(actorOf(res), readQuery(req), queryPage(req)));
  });

  router.get('/tickets/u/:uuid', signedIn, (req, res) => {
    res.json(tickets.showByUuid(actorOf(res), textParam(req, 'uuid')));
  });

  router.get('/tickets/:id', signedIn, (req, res) => {
    res.json(tickets.show(actorOf(res), idParam(req)));
  });

  router.post('/tickets', signedIn, (req, res) => {
    res.json(tickets.create(actorOf(res), readBody(newTicketBody, req.body)));
  });

  router.put('/tickets/:id', signedIn, (req, res) => {
    res.json(tickets.update(actorOf(res), idParam(req), readBody(changeBody, req.body)));
  });

  router.delete('/tickets/:id', signedIn, (req, res) => {
    tickets.remove(actorOf(res), idParam(req));
    res.json({ message: 'ticket deleted' });
  });

  return router;
};
