import { createAppThunk } from '@/entities/thunk';

/** Opens an address outside the app. */
export const openExternal = createAppThunk<void, string>('tickets/openExternal', (url, { extra }) =>
  extra.desktop.window.openExternal(url),
);
