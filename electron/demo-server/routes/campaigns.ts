import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../context';
import { actorOf } from '../http/auth';
import { idParam, optionalNumber, queryPage, queryText, readBody, requiredNumber, requiredText } from '../http/input';
import { attachmentRoutes } from '../http/uploads';
import { createCampaigns } from '../services/campaigns/campaigns';
import { createCampaignSettings } from '../services/campaigns/campaignSettings';

const text = z.string().nullish();

const body = z.object({
  name: requiredText('name'),
  status: z.string().optional(),
  message1: text,
  message2: text,
  message3: text,
  message4: text,
  message5: text,
  confirmation: z.boolean().nullish(),
  confirmationMessage1: text,
  confirmationMessage2: text,
  confirmationMessage3: text,
  confirmationMessage4: text,
  confirmationMessage5: text,
  scheduledAt: text,
  timeZone: text,
  whatsappId: optionalNumber,
  contactListId: optionalNumber,
  fileListId: optionalNumber,
  tagListId: z.unknown().optional(),
});

/** ⚠ Without `settings` the real servers fail. */
const settingsBody = z.object({ settings: z.record(z.string(), z.unknown()) });

const settingRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const settings = createCampaignSettings(context);
  const router = Router();

  router.get('/campaign-settings', signedIn, (_req, res) => {
    res.json(settings.list(actorOf(res)));
  });

  router.post('/campaign-settings', signedIn, (req, res) => {
    res.json(settings.save(actorOf(res), readBody(settingsBody, req.body).settings));
  });

  return router;
};

/** Campaigns and their settings. */
export const campaignRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const campaigns = createCampaigns(context);
  const router = Router();

  router.get('/campaigns', signedIn, (req, res) => {
    res.json(campaigns.list(actorOf(res), queryText(req, 'searchParam'), queryPage(req)));
  });

  router.get('/campaigns/list', signedIn, (req, res) => {
    res.json(campaigns.listAll(actorOf(res), requiredNumber(req, 'companyId')));
  });

  router.get('/campaigns/:id', signedIn, (req, res) => {
    res.json(campaigns.show(actorOf(res), idParam(req)));
  });

  router.post('/campaigns', signedIn, (req, res) => {
    res.json(campaigns.create(actorOf(res), readBody(body, req.body)));
  });

  router.put('/campaigns/:id', signedIn, (req, res) => {
    res.json(campaigns.update(actorOf(res), idParam(req), readBody(body, req.body)));
  });

  router.delete('/campaigns/:id', signedIn, (req, res) => {
    campaigns.remove(actorOf(res), idParam(req));
    res.json({ message: 'Campaign deleted' });
  });

  router.post('/campaigns/:id/cancel', signedIn, (req, res) => {
    campaigns.cancel(actorOf(res), idParam(req));
    res.status(204).end();
  });

  router.post('/campaigns/:id/restart', signedIn, (req, res) => {
    campaigns.restart(actorOf(res), idParam(req));
    res.status(204).end();
  });

  router.use(attachmentRoutes(context, signedIn, '/campaigns/:id/media-upload', campaigns));
  router.use(settingRoutes(context, signedIn));

  return router;
};
