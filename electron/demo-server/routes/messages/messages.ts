import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf } from '../../http/auth';
import { idParam, queryPage, readBody, textParam } from '../../http/input';
import { fileName } from '../../http/uploads';
import { createMessages } from '../../services/messages/messages';
import type { UploadedFile } from '../../services/messages/messages';

const textBody = z.object({
  body: z.string(),
  quotedMsg: z.object({ id: z.string() }).nullish(),
});

/** One caption for all files, or one per file in the same order. */
const captionsBody = z.object({ body: z.union([z.string(), z.array(z.string())]).optional() });

const uploadsOf = (req: Request): UploadedFile[] => {
  const { body: captions = '' } = readBody(captionsBody, req.body);
  const files = Array.isArray(req.files) ? req.files : [];
  return files.map(({ buffer, mimetype, originalname }, index) => ({
    bytes: buffer,
    mimeType: mimetype,
    name: fileName(originalname),
    caption: typeof captions === 'string' ? captions : (captions[index] ?? ''),
  }));
};

/** Messages. ⚠ Sending and deleting answer with an empty body; what was sent arrives as an event. */
export const messageRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const messages = createMessages(context);
  const upload = multer({ storage: multer.memoryStorage() });
  const router = Router();

  router.get('/messages/:ticketId', signedIn, (req, res) => {
    res.json(messages.list(actorOf(res), idParam(req, 'ticketId'), queryPage(req)));
  });

  router.post('/messages/:ticketId', signedIn, upload.array('medias'), (req, res) => {
    const [actor, ticketId] = [actorOf(res), idParam(req, 'ticketId')];
    if (req.is('multipart/form-data')) messages.sendFiles(actor, ticketId, uploadsOf(req));
    else messages.sendText(actor, ticketId, readBody(textBody, req.body));
    res.end();
  });

  router.delete('/messages/:messageId', signedIn, (req, res) => {
    messages.remove(actorOf(res), textParam(req, 'messageId'));
    res.end();
  });

  return router;
};
