import type { Clock } from '@/lib/clock';
import { keepOpenTexts } from '../conversations/drafts/openTexts';
import { createAppThunk } from '../base/thunk';
import { sessionEnded } from './sessionActions';

/** Longest wait for the disk, ms: signing out must always work. */
const KEEP_LIMIT_MS = 5_000;

const inTime = (work: Promise<void>, clock: Clock): Promise<void> =>
  new Promise((resolve) => {
    const cancel = clock.after(KEEP_LIMIT_MS, resolve);
    const end = () => {
      cancel();
      resolve();
    };
    work.then(end, end);
  });

/** Signs out: whatever the server answers, the session ends here. What is being typed or recorded stays in the account's drafts. */
export const signOut = createAppThunk(
  'session/signOut',
  async (_, { dispatch, extra }) => {
    await inTime(keepOpenTexts(extra.storage), extra.clock);
    await extra.desktop.session.logout().catch((error: unknown) => {
      extra.log.warn('Logout call failed', { reason: String(error) });
    });
    dispatch(sessionEnded({ reason: 'logout', cause: 'sign out' }));
  },
  { changesSession: true },
);
