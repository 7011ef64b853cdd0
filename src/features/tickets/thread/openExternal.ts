import { canOpenOutside } from '@/domain/outsideAddress';
import { createAppThunk } from '@/entities/thunk';

/** Opens an address outside the app; whatever is no http, https, mailto or tel address stays where it is (SEC-04). */
export const openExternal = createAppThunk<void, string>('tickets/openExternal', async (url, { extra }) => {
  if (canOpenOutside(url)) await extra.desktop.window.openExternal(url);
});
