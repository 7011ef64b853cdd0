import { createApi } from '@/api/createApi';
import { createHttp } from '@/api/http';
import type { DesktopBridge } from '@/contract/desktop';
import type { LocalFlags } from '@/entities/storage';
import type { Services } from '@/entities/thunk';
import { systemClock } from '@/lib/clock';
import { consoleLog } from '@/lib/log';
import { createStorage } from './storage';

export interface ServiceParts {
  readonly desktop: DesktopBridge;
  readonly translate: Services['translate'];
  readonly local: LocalFlags;
  /** A 401 ended the session (SESS-10). */
  readonly onSessionEnded: () => void;
}

/** What thunks and listeners work with. The server is fixed for the life of a page: a change of server reloads it. */
export const createServices = async ({
  desktop,
  translate,
  local,
  onSessionEnded,
}: ServiceParts): Promise<Services> => {
  const { current } = await desktop.server.state();
  const http = createHttp({
    baseUrl: () => current?.rest ?? '',
    authorization: () => desktop.session.authorization(),
    refresh: () => desktop.session.refresh(),
    onSessionEnded,
    log: consoleLog,
  });
  return {
    api: createApi(http),
    desktop,
    storage: createStorage(local, consoleLog),
    clock: systemClock,
    log: consoleLog,
    translate,
  };
};
