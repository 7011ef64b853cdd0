import type { RequestHandler, Response } from 'express';
import type { Tables } from '../db/tables';
import { AppError, noPermission, sessionExpired } from './errors';
import type { Actor, Tokens } from './tokens';

const INVALID_TOKEN = "Invalid token. We'll try to assign a new one on next request";

/** Passes only calls with a valid bearer token and stores the caller for `actorOf`. 401 without a token, 403 with a bad one. */
export const createSignedIn =
  (tokens: Tokens): RequestHandler =>
  async (req, res, next) => {
    const header = req.headers.authorization;
    if (!header) throw sessionExpired();
    const actor = await tokens.readAccess(header.split(' ')[1] ?? '');
    if (!actor) throw new AppError(403, INVALID_TOKEN);
    res.locals.actor = actor;
    next();
  };

/** For routes behind `createSignedIn`: super is read from the database, never from the token. */
export const createSuperOnly =
  (tables: Tables): RequestHandler =>
  (_req, res, next) => {
    if (!isSuper(tables, actorOf(res))) throw new AppError(401, 'Acesso não permitido');
    next();
  };

/** For routes behind `createSignedIn`: refuses all but admins, whatever the body is; supervisors have no rights of their own. */
export const adminOnly: RequestHandler = (_req, res, next) => {
  if (actorOf(res).profile !== 'admin') throw noPermission();
  next();
};

export const actorOf = (res: Response): Actor => res.locals.actor as Actor;

export const isSuper = (tables: Tables, actor: Actor): boolean => tables.users.get(actor.id)?.super ?? false;
