import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf, adminOnly } from '../../http/auth';
import { idParam, queryNumber, queryPage, queryText, readBody, requiredText } from '../../http/input';
import { pageAs } from '../../http/paging';
import { createTicketNotes } from '../../services/tickets/ticketNotes';

/** ⚠ The documented form allows 2 characters, but servers require 3. */
const note = requiredText('note', 3, { short: 'ERR_TICKETNOTE_INVALID_NAME' });
const id = z.coerce.number().int();
const created = z.object({ note, ticketId: id, contactId: id });
const changed = z.object({ note });

/** Notes of tickets. */
export const ticketNoteRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const notes = createTicketNotes(context);
  const router = Router();

  router.get('/ticket-notes/list', signedIn, (req, res) => {
    const [ticketId, contactId] = [queryNumber(req, 'ticketId'), queryNumber(req, 'contactId')];
    // ⚠ This failure has a body of its own.
    if (ticketId === undefined || contactId === undefined) res.status(500).json({ message: {} });
    else res.json(notes.ofTicket(actorOf(res), ticketId, contactId));
  });

  router.get('/ticket-notes', signedIn, (req, res) => {
    res.json(pageAs('ticketNotes', notes.list(actorOf(res), queryText(req, 'searchParam'), queryPage(req))));
  });

  router.get('/ticket-notes/:id', signedIn, (req, res) => {
    res.json(notes.show(actorOf(res), idParam(req)));
  });

  router.post('/ticket-notes', signedIn, (req, res) => {
    res.json(notes.create(actorOf(res), readBody(created, req.body)));
  });

  router.put('/ticket-notes/:id', signedIn, (req, res) => {
    res.json(notes.update(actorOf(res), idParam(req), readBody(changed, req.body).note));
  });

  router.delete('/ticket-notes/:id', signedIn, adminOnly, (req, res) => {
    notes.remove(actorOf(res), idParam(req));
    res.json({ message: 'Observação removida' });
  });

  return router;
};
