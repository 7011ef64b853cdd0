import { createAppThunk } from '../base/thunk';
import { sessionEnded } from './sessionActions';

/** Signs out: whatever the server answers, the session ends here. */
export const signOut = createAppThunk(
  'session/signOut',
  async (_, { dispatch, extra }) => {
    await extra.storage.settled();
    await extra.desktop.session.logout().catch((error: unknown) => {
      extra.log.warn('Logout call failed', { reason: String(error) });
    });
    dispatch(sessionEnded({ reason: 'logout', cause: 'sign out' }));
  },
  { changesSession: true },
);
