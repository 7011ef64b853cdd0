import { canOpenOutside } from '@/domain/text/externalUrl';
import { createAppThunk } from '@/entities/base/thunk';

/** Opens an address outside the app; whatever is no http, https, mailto or tel address stays where it is. */
export const openExternal = createAppThunk<void, string>('tickets/openExternal', async (url, { extra }) => {
  if (canOpenOutside(url)) await extra.desktop.window.openExternal(url);
});

/** Fetches a file of the server to disk, by way of the system's dialog or the chosen folder. */
export const saveFile = createAppThunk<void, string>('tickets/saveFile', async (url, { extra }) => {
  if (canOpenOutside(url)) await extra.desktop.system.downloads.start(url);
});
