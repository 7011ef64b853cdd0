import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf } from '../../http/auth';
import { createMemoryUpload, uploadedFiles } from '../../http/memoryUpload';
import { idParam, orAbsent, queryPage, queryText, readBody, requiredText } from '../../http/input';
import { pageAs } from '../../http/paging';
import { readSpreadsheet } from '../../services/contact-lists/spreadsheet';
import { createContacts } from '../../services/contacts/contacts';
import { createContactImport } from '../../services/contacts/importContacts';

const info = z.object({ id: z.number().optional(), name: z.string(), value: z.string() });

// A missing number makes the real servers fail, an empty one is refused.
const contactBody = z.object({
  name: requiredText('name'),
  number: z.string(),
  email: orAbsent(z.string()),
  extraInfo: z.array(info).optional(),
});

const cell = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? '');
const importBody = z.array(
  z.object({ Nome: cell, Telefone: cell }).transform(({ Nome, Telefone }) => ({ name: Nome, number: Telefone })),
);

export const contactRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const contacts = createContacts(context);
  const importRows = createContactImport(context);
  const router = Router();

  router.get('/contacts', signedIn, (req, res) => {
    res.json(pageAs('contacts', contacts.list(actorOf(res), queryText(req, 'searchParam'), queryPage(req))));
  });

  router.get('/contacts/list', signedIn, (req, res) => {
    res.json(contacts.listAll(actorOf(res), queryText(req, 'name')));
  });

  router.get('/contacts/:id', signedIn, (req, res) => {
    res.json(contacts.show(actorOf(res), idParam(req)));
  });

  router.post('/contacts', signedIn, (req, res) => {
    res.json(contacts.create(actorOf(res), readBody(contactBody, req.body)));
  });

  // The documented call takes a spreadsheet; on real servers it has none and imports the phone's address book.
  router.post('/contacts/import', signedIn, createMemoryUpload('file', 1), (req, res) => {
    const [file] = uploadedFiles(req);
    if (!file) contacts.importFromPhone(actorOf(res));
    else importRows(actorOf(res), readSpreadsheet(file.bytes));
    res.json({ message: 'contacts imported' });
  });

  if (context.dialect.hasLaterFields) {
    router.post('/contacts/upload', signedIn, (req, res) => {
      res.json(importRows(actorOf(res), readBody(importBody, req.body)));
    });
  }

  router.put('/contacts/:id', signedIn, (req, res) => {
    res.json(contacts.update(actorOf(res), idParam(req), readBody(contactBody, req.body)));
  });

  router.delete('/contacts/:id', signedIn, (req, res) => {
    contacts.remove(actorOf(res), idParam(req));
    res.json({ message: 'Contact deleted' });
  });

  return router;
};
