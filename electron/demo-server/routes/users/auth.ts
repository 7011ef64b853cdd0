import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { ServerContext } from '../../context';
import { actorOf } from '../../http/auth';
import { sessionExpired } from '../../http/errors';
import { readBody } from '../../http/input';
import { createSessions } from '../../services/users/sessions';

/** Name of the refresh cookie. */
const COOKIE = 'jrt';

const credentials = z.object({ email: z.string(), password: z.string() });
const signup = z.object({ companyId: z.number() });

const readCookie = (req: Request): string | undefined => {
  const value: unknown = (req.cookies as Record<string, unknown>)[COOKIE];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** A session cookie with `Path=/; HttpOnly` and nothing else, as deployed servers set it. */
const setCookie = (res: Response, token: string): void => {
  res.cookie(COOKIE, token, { httpOnly: true });
};

export const authRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const sessions = createSessions(context);
  const router = Router();

  router.post('/auth/login', async (req, res) => {
    const { email, password } = readBody(credentials, req.body);
    const { token, refreshToken, user } = await sessions.login(email, password);
    setCookie(res, refreshToken);
    res.json({ token, user });
  });

  router.post('/auth/refresh_token', async (req, res) => {
    const cookie = readCookie(req);
    if (cookie === undefined) throw sessionExpired();
    try {
      const { token, refreshToken, user } = await sessions.refresh(cookie);
      setCookie(res, refreshToken);
      res.json({ token, user });
    } catch (error) {
      res.clearCookie(COOKIE);
      throw error;
    }
  });

  router.delete('/auth/logout', signedIn, (_req, res) => {
    sessions.logout(actorOf(res));
    res.clearCookie(COOKIE).status(200).end();
  });

  router.get('/auth/me', signedIn, async (req, res) => {
    res.json(await sessions.me(readCookie(req)));
  });

  router.post('/auth/signup', (req) => sessions.refuseSignup(readBody(signup, req.body).companyId));

  return router;
};
