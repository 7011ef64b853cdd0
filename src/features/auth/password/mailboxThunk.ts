import type { Language } from '@/i18n/languages';
import { createAppThunk } from '@/entities/thunk';

/** Opens the demo server's page of mails outside the app. */
export const openDemoMailbox = createAppThunk<void, Language>(
  'auth/openDemoMailbox',
  async (language, { extra: { desktop } }) => {
    const { current } = await desktop.server.state();
    if (current) await desktop.window.openExternal(`${current.rest}/__demo/mail?lang=${language}`);
  },
  { silent: true },
);
