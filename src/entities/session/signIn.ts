import type { Credentials } from '@/bridge/desktop';
import { sessionUserSchema } from '@/protocol/records/users';
import { parseRecord } from '@/protocol/parse';
import { subscriptionVerdict } from '@/domain/company/companies';
import { Refusal, SessionCallError } from '../base/failure';
import { createAppThunk } from '../base/thunk';
import { startSession } from './startSession';

/** Signs in. A company whose paid period is over is refused and leaves nothing behind. */
export const signIn = createAppThunk<void, Credentials>(
  'session/signIn',
  async (credentials, api) => {
    const { desktop, clock } = api.extra;
    const answer = await desktop.session.login(credentials);
    if (!answer.ok) throw new SessionCallError(answer);
    const user = parseRecord(sessionUserSchema, answer.user);
    if (!user) {
      await desktop.session.discard();
      throw new SessionCallError({ status: 200, error: 'The answer contains no user' });
    }
    const verdict = subscriptionVerdict(user.company?.dueDate, clock.now());
    if (verdict.kind === 'ended') {
      await desktop.session.discard();
      throw new Refusal('notices:session.subscriptionEnded', { date: verdict.date });
    }
    await startSession(user, api, { fresh: true, endingInDays: verdict.kind === 'ending' ? verdict.days : null });
  },
  { changesSession: true },
);
