import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf } from '../../http/auth';
import { idParam, queryPage, queryText, readBody, requiredNumber, requiredText } from '../../http/input';
import { createMemoryUpload, uploadedBytes } from '../../http/memoryUpload';
import { createContactListItems } from '../../services/contact-lists/contactListItems';
import { createContactLists } from '../../services/contact-lists/contactLists';
import { readSpreadsheet } from '../../services/contact-lists/spreadsheet';

const body = z.object({ name: requiredText('name') });

/** Contact lists and the import of their items. */
export const contactListRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const lists = createContactLists(context);
  const items = createContactListItems(context);
  const router = Router();

  router.get('/contact-lists', signedIn, (req, res) => {
    res.json(lists.list(actorOf(res), queryText(req, 'searchParam'), queryPage(req)));
  });

  router.get('/contact-lists/list', signedIn, (req, res) => {
    res.json(lists.listAll(actorOf(res), requiredNumber(req, 'companyId')));
  });

  router.get('/contact-lists/:id', signedIn, (req, res) => {
    res.json(lists.show(actorOf(res), idParam(req)));
  });

  router.post('/contact-lists', signedIn, (req, res) => {
    res.json(lists.create(actorOf(res), readBody(body, req.body).name));
  });

  router.put('/contact-lists/:id', signedIn, (req, res) => {
    res.json(lists.update(actorOf(res), idParam(req), readBody(body, req.body).name));
  });

  router.delete('/contact-lists/:id', signedIn, (req, res) => {
    lists.remove(actorOf(res), idParam(req));
    res.json({ message: 'Contact list deleted' });
  });

  router.post('/contact-lists/:id/upload', signedIn, createMemoryUpload('file', 1), (req, res) => {
    const rows = readSpreadsheet(uploadedBytes(req));
    res.json(items.importRows(actorOf(res), idParam(req), rows));
  });

  return router;
};
