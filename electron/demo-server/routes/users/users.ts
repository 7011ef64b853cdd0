import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf, adminOnly } from '../../http/auth';
import {
  idParam,
  queryNumber,
  queryPage,
  queryText,
  readBody,
  refusal,
  requiredText,
  textParam,
} from '../../http/input';
import { pageAs } from '../../http/paging';
import { createUsers } from '../../services/users/users';

const email = z.email({ error: refusal('email must be a valid email') });

const optionalParts = {
  profile: z.string().optional(),
  allTicket: z.string().optional(),
  whatsappId: z.number().nullish(),
  queueIds: z.array(z.number()).optional(),
  companyId: z.number().optional(),
  timeZone: z.string().nullish(),
};

const newUser = z.object({
  name: requiredText('name', 2),
  email: requiredText('email').pipe(email),
  password: requiredText('password', 5),
  ...optionalParts,
});

const changedUser = z.object({
  name: requiredText('name', 2).optional(),
  email: email.optional(),
  password: z.string().optional(),
  ...optionalParts,
});

export const userRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const users = createUsers(context);
  const router = Router();

  router.get('/users', signedIn, (req, res) => {
    res.json(pageAs('users', users.list(actorOf(res), queryText(req, 'searchParam'), queryPage(req))));
  });

  router.get('/users/list', signedIn, (req, res) => {
    res.json(users.listAll(actorOf(res), queryNumber(req, 'companyId')));
  });

  router.get('/users/:id', signedIn, (req, res) => {
    res.json(users.show(actorOf(res), idParam(req)));
  });

  router.post('/users', signedIn, adminOnly, async (req, res) => {
    res.json(await users.create(actorOf(res), readBody(newUser, req.body)));
  });

  router.put('/users/:id', signedIn, adminOnly, async (req, res) => {
    res.json(await users.update(actorOf(res), idParam(req), readBody(changedUser, req.body)));
  });

  router.delete('/users/:id', signedIn, adminOnly, (req, res) => {
    users.remove(actorOf(res), idParam(req));
    res.json({ message: 'User deleted' });
  });

  if (context.dialect.hasLaterFields) {
    router.post('/users/set-language/:language', signedIn, (req, res) => {
      users.setLanguage(actorOf(res), textParam(req, 'language'));
      res.json({ message: 'Language updated successfully' });
    });
  }

  return router;
};
