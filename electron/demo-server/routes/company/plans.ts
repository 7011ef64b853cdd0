import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { createSuperOnly } from '../../http/auth';
import { idParam, queryPage, queryText, readBody, refusal, requiredText } from '../../http/input';
import { pageAs } from '../../http/paging';
import { createPlans } from '../../services/company/plans';

const amount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .optional();
const feature = z.boolean().nullish();

const parts = {
  users: amount,
  connections: amount,
  queues: amount,
  value: amount,
  useSchedules: feature,
  useCampaigns: feature,
  useInternalChat: feature,
  useExternalApi: feature,
  useKanban: feature,
  useOpenAi: feature,
  useIntegrations: feature,
};

const created = z.object({ name: requiredText('name', 2, { short: 'ERR_PLAN_INVALID_NAME' }), ...parts });
const changed = z.object({
  id: z.coerce.number().optional(),
  name: z
    .string()
    .min(2, { error: refusal('ERR_PLAN_INVALID_NAME') })
    .optional(),
  ...parts,
});

export const planRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const plans = createPlans(context);
  const superOnly = createSuperOnly(context.tables);
  const router = Router();

  router.get(['/plans/list', '/plans/all'], (_req, res) => {
    res.json(plans.listAll());
  });

  router.get('/plans', signedIn, (req, res) => {
    res.json(pageAs('plans', plans.list(queryText(req, 'searchParam'), queryPage(req))));
  });

  router.get('/plans/:id', signedIn, (req, res) => {
    res.json(plans.show(idParam(req)));
  });

  router.post('/plans', signedIn, superOnly, (req, res) => {
    res.json(plans.create(readBody(created, req.body)));
  });

  router.put('/plans/:id', signedIn, superOnly, (req, res) => {
    res.json(plans.update(readBody(changed, req.body)));
  });

  router.delete('/plans/:id', signedIn, superOnly, (req, res) => {
    plans.remove(idParam(req));
    // ⚠ A 200 with the JSON content type and no body.
    res.status(200).type('json').end();
  });

  return router;
};
