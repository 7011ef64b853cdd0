import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { SessionAnswer } from '@/bridge/desktop';
import { parseRecord } from '@/protocol/parse';
import { type SessionUser, sessionUserSchema } from '@/protocol/records/users';

/** The token was refreshed; the payload is the user as the server knows it now. */
export const sessionRenewed = createAction<SessionUser>('session/renewed');

/** A refresh that also announces the answer's user, whose rights may have changed while no event could tell. */
export const announcingRefresh =
  (refresh: () => Promise<SessionAnswer>, dispatch: (action: UnknownAction) => unknown) =>
  async (): Promise<SessionAnswer> => {
    const answer = await refresh();
    const user = answer.ok ? parseRecord(sessionUserSchema, answer.user) : null;
    if (user) dispatch(sessionRenewed(user));
    return answer;
  };
