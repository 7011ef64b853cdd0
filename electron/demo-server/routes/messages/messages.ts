import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf } from '../../http/auth';
import { idParam, queryPage, readBody, textParam } from '../../http/input';
import { createMemoryUpload, uploadedFiles } from '../../http/memoryUpload';
import { createMessages } from '../../services/messages/messages';
import type { CaptionedFile } from '../../services/messages/messages';

const textBody = z.object({
  body: z.string(),
  quotedMsg: z.object({ id: z.string() }).nullish(),
});

/** One caption for all files, or one per file in the same order. */
const captionsBody = z.object({ body: z.union([z.string(), z.array(z.string())]).optional() });

const captionedFiles = (req: Request): CaptionedFile[] => {
  const { body: captions = '' } = readBody(captionsBody, req.body);
  return uploadedFiles(req).map((file, index) => ({
    ...file,
    caption: typeof captions === 'string' ? captions : (captions[index] ?? ''),
  }));
};

/** Messages. ⚠ Sending and deleting answer with an empty body; what was sent arrives as an event. */
export const messageRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const messages = createMessages(context);
  const router = Router();

  router.get('/messages/:ticketId', signedIn, (req, res) => {
    res.json(messages.list(actorOf(res), idParam(req, 'ticketId'), queryPage(req)));
  });

  router.post('/messages/:ticketId', signedIn, createMemoryUpload('medias'), (req, res) => {
    const [actor, ticketId] = [actorOf(res), idParam(req, 'ticketId')];
    if (req.is('multipart/form-data')) messages.sendFiles(actor, ticketId, captionedFiles(req));
    else messages.sendText(actor, ticketId, readBody(textBody, req.body));
    res.end();
  });

  router.delete('/messages/:messageId', signedIn, (req, res) => {
    messages.remove(actorOf(res), textParam(req, 'messageId'));
    res.end();
  });

  return router;
};
