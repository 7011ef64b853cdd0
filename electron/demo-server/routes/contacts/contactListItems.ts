import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf } from '../../http/auth';
import { idParam, queryPage, queryText, readBody, requiredNumber, requiredText } from '../../http/input';
import { pageAs } from '../../http/paging';
import { createContactListItems } from '../../services/contact-lists/contactListItems';

const changed = z.object({
  name: requiredText('name'),
  // ⚠ A missing number is a 500, since real servers do not check it.
  number: z.union([z.string(), z.number().transform(String)]),
  email: z.string().nullish(),
});
const created = changed.extend({ contactListId: z.coerce.number() });

/** The items of contact lists. */
export const contactListItemRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const items = createContactListItems(context);
  const router = Router();

  router.get('/contact-list-items', signedIn, (req, res) => {
    const contactListId = requiredNumber(req, 'contactListId');
    const search = queryText(req, 'searchParam');
    res.json(pageAs('contacts', items.list(actorOf(res), contactListId, search, queryPage(req))));
  });

  router.get('/contact-list-items/:id', signedIn, (req, res) => {
    res.json(items.show(actorOf(res), idParam(req)));
  });

  router.post('/contact-list-items', signedIn, (req, res) => {
    const { contactListId, ...input } = readBody(created, req.body);
    res.json(items.create(actorOf(res), contactListId, input));
  });

  router.put('/contact-list-items/:id', signedIn, (req, res) => {
    res.json(items.update(actorOf(res), idParam(req), readBody(changed, req.body)));
  });

  router.delete('/contact-list-items/:id', signedIn, (req, res) => {
    items.remove(actorOf(res), idParam(req));
    res.json({ message: 'Contact deleted' });
  });

  return router;
};
