import { Router } from 'express';
import type { ServerContext } from '../context';

export const versionRoutes = ({ dialect }: ServerContext): Router => {
  const router = Router();
  router.get('/version', (_req, res) => {
    res.json({ version: dialect.version });
  });
  return router;
};
