import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf } from '../../http/auth';
import { optionalNumber, readBody, refusal } from '../../http/input';
import { createCharges } from '../../services/billing/charges';

/** A number or numeric text; a missing one is refused with the same sentence for each field. */
const amount = z.union(
  [
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ],
  {
    error: refusal('Validation fails'),
  },
);
const payment = z.object({ price: amount, users: amount, connections: amount, invoiceId: optionalNumber });

const notice = z.object({ pix: z.array(z.object({ txid: z.string() })).optional() });

/** Payments by Pix. The payment provider calls the webhook, which needs no token. */
export const subscriptionRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const charges = createCharges(context);
  const router = Router();

  router.post('/subscription', signedIn, (req, res) => {
    res.json(charges.create(actorOf(res), readBody(payment, req.body)));
  });

  router.post('/subscription/webhook', (req, res) => {
    const { pix = [] } = readBody(notice, req.body);
    for (const { txid } of pix) charges.confirm(txid);
    res.json({ ok: true });
  });

  return router;
};
