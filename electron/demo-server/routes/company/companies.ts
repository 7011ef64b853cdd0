import { Router } from 'express';
import type { RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf, createSuperOnly } from '../../http/auth';
import { idParam, queryPage, queryText, readBody, refusal, requiredText } from '../../http/input';
import { pageAs } from '../../http/paging';
import { createCompanies } from '../../services/company/companies';
import { daySchedules } from './daySchedules';

/** Clients send `true`, `"true"` or, at sign-up, `"t"`. */
const flag = z.union([z.boolean(), z.enum(['t', 'true', 'f', 'false']).transform((text) => text.startsWith('t'))]);

const changed = z.object({
  name: z
    .string()
    .min(2, { error: refusal('ERR_COMPANY_INVALID_NAME') })
    .optional(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().optional(),
  status: flag.optional(),
  // On the real servers the database refuses an empty plan.
  planId: z.union([z.number(), z.null(), z.string().regex(/^\d+$/).transform(Number)]).optional(),
  dueDate: z.string().nullish(),
  recurrence: z.string().optional(),
  campaignsEnabled: flag.optional(),
});

const created = changed.extend({ name: requiredText('name', 2, { short: 'ERR_COMPANY_INVALID_NAME' }) });

/** ⚠ Sends a 200 with the JSON content type and no body. */
const emptyJson = (res: Response): void => {
  res.status(200).type('json').end();
};

export const companyRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const companies = createCompanies(context);
  const superOnly = createSuperOnly(context.tables);
  const router = Router();

  router.post('/companies/cadastro', async (req, res) => {
    res.json(await companies.create(readBody(created, req.body)));
  });

  router.get('/companies', signedIn, superOnly, (req, res) => {
    res.json(pageAs('companies', companies.list(queryText(req, 'searchParam'), queryPage(req))));
  });

  router.get('/companies/list', signedIn, superOnly, (_req, res) => {
    res.json(companies.listAll());
  });

  router.get('/companies/listPlan/:id', signedIn, (req, res) => {
    res.json(companies.plan(actorOf(res), idParam(req)));
  });

  router.get('/companiesPlan', signedIn, (_req, res) => {
    res.json({ companies: companies.plansOfAll(actorOf(res)) });
  });

  router.get('/companies/:id', signedIn, (req, res) => {
    res.json(companies.show(actorOf(res), idParam(req)));
  });

  router.post('/companies', signedIn, superOnly, async (req, res) => {
    res.json(await companies.create(readBody(created, req.body)));
  });

  router.put('/companies/:id', signedIn, superOnly, (req, res) => {
    res.json(companies.update(idParam(req), readBody(changed, req.body)));
  });

  router.put('/companies/:id/schedules', signedIn, (req, res) => {
    const { schedules } = readBody(z.object({ schedules: daySchedules }), req.body);
    res.json(companies.updateSchedules(actorOf(res), idParam(req), schedules));
  });

  router.delete('/companies/:id', signedIn, superOnly, (req, res) => {
    companies.remove(idParam(req));
    emptyJson(res);
  });

  return router;
};
