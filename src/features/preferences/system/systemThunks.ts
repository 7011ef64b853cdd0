import type { SystemChoices, UpdateState } from '@/bridge/system';
import { createAppThunk, type EntityDispatch, type Services } from '@/entities/base/thunk';

/** The choices the installed app offers here, and their values. */
export const readSystem = createAppThunk(
  'preferences/readSystem',
  (_: void, { extra }) => extra.desktop.system.state(),
  {
    silent: true,
  },
);

export const changeSystem = createAppThunk('preferences/changeSystem', (choices: Partial<SystemChoices>, { extra }) =>
  extra.desktop.system.change(choices),
);

export const chooseDownloadFolder = createAppThunk('preferences/chooseDownloadFolder', (_: void, { extra }) =>
  extra.desktop.system.chooseDownloadFolder(),
);

export const readUpdates = createAppThunk(
  'preferences/readUpdates',
  (_: void, { extra }) => extra.desktop.system.updates.state(),
  { silent: true },
);

export const checkForUpdates = createAppThunk('preferences/checkForUpdates', (_: void, { extra }) =>
  extra.desktop.system.updates.check(),
);

export const installUpdate = createAppThunk('preferences/installUpdate', (_: void, { extra }) =>
  extra.desktop.system.updates.install(),
);

/** Follows the update while its section is shown; answers the function that ends it. */
export const watchUpdates =
  (listener: (state: UpdateState) => void) =>
  (_dispatch: EntityDispatch, _getState: unknown, { desktop }: Services): (() => void) =>
    desktop.system.updates.onChanged(listener);
