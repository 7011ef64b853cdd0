import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf } from '../../http/auth';
import { idParam, queryPage, queryText, readBody } from '../../http/input';
import { pageAs } from '../../http/paging';
import { createInvoices } from '../../services/billing/invoices';

export const invoiceRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const invoices = createInvoices(context);
  const router = Router();

  router.get('/invoices', signedIn, (req, res) => {
    res.json(pageAs('invoices', invoices.list(actorOf(res), queryText(req, 'searchParam'), queryPage(req))));
  });

  router.get('/invoices/all', signedIn, (_req, res) => {
    res.json(invoices.listAll(actorOf(res)));
  });

  router.get('/invoices/:id', signedIn, (req, res) => {
    res.json(invoices.show(actorOf(res), idParam(req)));
  });

  router.put('/invoices/:id', signedIn, (req, res) => {
    const { status } = readBody(z.object({ status: z.string() }), req.body);
    res.json(invoices.update(actorOf(res), idParam(req), status));
  });

  return router;
};
