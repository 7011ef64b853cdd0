import { sessionStarted } from '../session/sessionActions';
import type { StartListening } from '../thunk';
import { alertsChanged, alertsRead } from './alertsSlice';
import { readAlerts, storeAlerts } from './storedAlerts';

/** Keeps the choices of this computer between two starts. */
export const registerAlertChoiceListeners = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: (_, { dispatch, extra }) => void dispatch(alertsRead(readAlerts(extra.storage.local))),
  });

  start({
    actionCreator: alertsChanged,
    effect: (_, { getState, extra }) => storeAlerts(extra.storage.local, getState().alerts),
  });
};
