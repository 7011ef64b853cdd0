import { sessionStarted } from '../../session/sessionActions';
import type { StartListening } from '../../base/thunk';
import { deployedRead, preferencesChanged, preferencesRead } from './preferencesSlice';
import { readPreferences, storePreferences } from './storedPreferences';

/** Keeps the choices of this computer between two starts. */
export const registerPreferenceListeners = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: (_, { dispatch, extra }) => void dispatch(preferencesRead(readPreferences(extra.storage.local))),
  });

  start({
    actionCreator: sessionStarted,
    effect: async (_, { dispatch, extra }) => {
      try {
        const { waitingLimits, lockMinutes } = await extra.desktop.system.state();
        dispatch(deployedRead({ waitingLimits, lockMinutes }));
      } catch (error) {
        extra.log.warn('The deployed settings could not be read', { reason: String(error) });
      }
    },
  });

  start({
    actionCreator: preferencesChanged,
    effect: (_, { getState, extra }) => storePreferences(extra.storage.local, getState().preferences),
  });
};
