import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { readBody } from '../../http/input';
import { createMemoryUpload, uploadedFiles } from '../../http/memoryUpload';
import { createExternalMessages } from '../../services/messages/externalMessages';

const message = z.object({ number: z.coerce.string().optional(), body: z.string().default('') });

/** The API for other programs: its bearer token is that of a connection, not of a session. */
export const externalMessageRoutes = (context: ServerContext): Router => {
  const messages = createExternalMessages(context);
  const router = Router();

  /** Checks the token before the body is read, so that uploads need one too. */
  const withToken: RequestHandler = (req, res, next) => {
    res.locals.connection = messages.connectionOf(req.headers.authorization?.split(' ')[1] ?? '');
    next();
  };

  router.post('/api/messages/send', withToken, createMemoryUpload('medias'), (req, res) => {
    const connection = res.locals.connection as ReturnType<typeof messages.connectionOf>;
    messages.send(connection, { ...readBody(message, req.body), files: uploadedFiles(req) });
    res.json({ mensagem: 'Mensagem enviada' });
  });

  return router;
};
