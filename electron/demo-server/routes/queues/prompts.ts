import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf } from '../../http/auth';
import { AppError } from '../../http/errors';
import { idParam, optionalNumber, orAbsent, queryPage, queryText, readBody } from '../../http/input';
import { pageAs } from '../../http/paging';
import { createPrompts, type PromptInput } from '../../services/queues/prompts';

const text = z.string().nullish();
const limit = orAbsent(optionalNumber);

const body = z.object({
  name: text,
  prompt: text,
  apiKey: text,
  maxMessages: limit,
  maxTokens: limit,
  temperature: limit,
  model: text,
  voice: text,
  voiceKey: text,
  voiceRegion: text,
  // ⚠ 0 clears it.
  queueId: optionalNumber.transform((value) => (value === 0 ? null : value)),
});

/** ⚠ The whole validation object as JSON text, as the real servers' library wrote it. */
const invalid = (path: string, code: string, value: object): AppError =>
  new AppError(
    400,
    JSON.stringify(
      {
        value,
        path,
        type: 'required',
        errors: [code],
        params: { path },
        inner: [],
        name: 'ValidationError',
        message: code,
      },
      null,
      2,
    ),
  );

/** Prompts. */
export const promptRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const prompts = createPrompts(context);
  const router = Router();
  const { promptsNeedQueue } = context.dialect;

  const read = (req: Request, textCode: string): PromptInput => {
    const input = readBody(body, req.body);
    const required = [
      ['name', 'ERR_PROMPT_NAME_INVALID'],
      ['prompt', textCode],
      ['apiKey', 'ERR_PROMPT_APIKEY_INVALID'],
      ['maxMessages', 'ERR_PROMPT_MAX_MESSAGES_INVALID'],
      ['queueId', 'ERR_PROMPT_QUEUEID_INVALID'],
    ] as const;
    for (const [field, code] of required) {
      if (!input[field] && (field !== 'queueId' || promptsNeedQueue)) throw invalid(field, code, input);
    }
    return input as PromptInput;
  };

  router.get('/prompt', signedIn, (req, res) => {
    res.json(pageAs('prompts', prompts.list(actorOf(res), queryText(req, 'searchParam'), queryPage(req))));
  });

  router.get('/prompt/:id', signedIn, (req, res) => {
    res.json(prompts.show(actorOf(res), idParam(req)));
  });

  router.post('/prompt', signedIn, (req, res) => {
    res.json(prompts.create(actorOf(res), read(req, 'ERR_PROMPT_INTELLIGENCE_INVALID')));
  });

  router.put('/prompt/:id', signedIn, (req, res) => {
    prompts.show(actorOf(res), idParam(req));
    res.json(prompts.update(actorOf(res), idParam(req), read(req, 'ERR_PROMPT_PROMPT_INVALID')));
  });

  router.delete('/prompt/:id', signedIn, (req, res) => {
    const { status, message } = prompts.remove(actorOf(res), idParam(req));
    res.status(status).json({ message });
  });

  return router;
};
