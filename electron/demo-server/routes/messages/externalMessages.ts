import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { readBody } from '../../http/input';
import { fileName } from '../../http/uploads';
import { createExternalMessages } from '../../services/messages/externalMessages';
import type { UploadedFile } from '../../services/messages/messages';

const message = z.object({ number: z.coerce.string().optional(), body: z.string().default('') });

const uploadsOf = ({ files }: Request): UploadedFile[] =>
  (Array.isArray(files) ? files : []).map(({ buffer, mimetype, originalname }) => ({
    bytes: buffer,
    mimeType: mimetype,
    name: fileName(originalname),
    caption: '',
  }));

/** The API for other programs: its bearer token is that of a connection, not of a session. */
export const externalMessageRoutes = (context: ServerContext): Router => {
  const messages = createExternalMessages(context);
  const router = Router();

  /** Checks the token before the body is read, so that uploads need one too. */
  const withToken: RequestHandler = (req, res, next) => {
    res.locals.connection = messages.connectionOf(req.headers.authorization?.split(' ')[1] ?? '');
    next();
  };

  router.post(
    '/api/messages/send',
    withToken,
    multer({ storage: multer.memoryStorage() }).array('medias'),
    (req, res) => {
      const connection = res.locals.connection as ReturnType<typeof messages.connectionOf>;
      messages.send(connection, { ...readBody(message, req.body), files: uploadsOf(req) });
      res.json({ mensagem: 'Mensagem enviada' });
    },
  );

  return router;
};
