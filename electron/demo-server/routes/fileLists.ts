import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../context';
import { actorOf, adminOnly } from '../http/auth';
import { ServerFailure } from '../http/errors';
import { createFileListUpload, optionUploads } from '../http/fileListUpload';
import { idParam, queryPage, queryText, readBody, requiredText } from '../http/input';
import { refusing } from '../http/uploads';
import { pageAs } from '../http/paging';
import { createFileLists } from '../services/fileLists';

/** ⚠ An option without name or path is a 500, and so is a list without a message. */
const option = z.object({
  id: z.number().optional(),
  name: z.string(),
  path: z.string(),
  mediaType: z.string().nullish(),
});
const body = z.object({
  name: requiredText('name', 3),
  message: z.string().min(1),
  options: z.array(option).default([]),
});

/** File lists. `DELETE /files` is left out: on real servers it empties every company's. */
export const fileListRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const lists = createFileLists(context);
  const router = Router();

  router.get('/files', signedIn, (req, res) => {
    res.json(pageAs('files', lists.list(actorOf(res), queryText(req, 'searchParam'), queryPage(req))));
  });

  router.get('/files/list', signedIn, () => {
    throw new ServerFailure('no real server answers this');
  });

  router.get('/files/:id', signedIn, (req, res) => {
    res.json(lists.show(actorOf(res), idParam(req)));
  });

  router.post('/files', signedIn, (req, res) => {
    res.json(lists.create(actorOf(res), readBody(body, req.body)));
  });

  router.put('/files/:id', signedIn, adminOnly, (req, res) => {
    res.json(lists.update(actorOf(res), idParam(req), readBody(body, req.body)));
  });

  router.delete('/files/:id', signedIn, (req, res) => {
    lists.remove(actorOf(res), idParam(req));
    res.json({ message: 'File List deleted' });
  });

  const findList: RequestHandler = (req, res, next) => {
    refusing(() => lists.own(actorOf(res), idParam(req)));
    next();
  };

  router.post('/files/uploadList/:id', signedIn, findList, createFileListUpload(context), (req, res) => {
    const uploads = optionUploads(req);
    context.db.transaction(() => {
      for (const { optionId, ...file } of uploads) lists.attach(idParam(req), optionId, file);
    });
    res.json({ mensagem: 'Arquivos atualizados' });
  });

  return router;
};
