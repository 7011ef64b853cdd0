import { createAppThunk } from '@/entities/thunk';

/** Opens a film outside the app. */
export const openVideo = createAppThunk<void, string>('helps/openVideo', (address, { extra }) =>
  extra.desktop.window.openExternal(address),
);
