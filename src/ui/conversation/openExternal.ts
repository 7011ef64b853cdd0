import { canOpenOutside } from '@/domain/text/externalUrl';
import { createAppThunk } from '@/entities/base/thunk';

/** Opens an http, https, mailto or tel address outside the app; any other address is ignored. */
export const openExternal = createAppThunk<void, string>('tickets/openExternal', async (url, { extra }) => {
  if (canOpenOutside(url)) await extra.desktop.window.openExternal(url);
});

/** Downloads a file of the server, by the system's dialog or into the chosen folder. */
export const startDownload = createAppThunk<void, string>('tickets/saveFile', async (url, { extra }) => {
  if (canOpenOutside(url)) await extra.desktop.system.downloads.start(url);
});
