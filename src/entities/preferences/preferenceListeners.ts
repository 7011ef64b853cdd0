import { sessionStarted } from '../session/sessionActions';
import type { StartListening } from '../thunk';
import { preferencesChanged, preferencesRead } from './preferencesSlice';
import { readPreferences, storePreferences } from './storedPreferences';

/** Keeps the choices of this computer between two starts. */
export const registerPreferenceListeners = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: (_, { dispatch, extra }) => void dispatch(preferencesRead(readPreferences(extra.storage.local))),
  });

  start({
    actionCreator: preferencesChanged,
    effect: (_, { getState, extra }) => storePreferences(extra.storage.local, getState().preferences),
  });
};
