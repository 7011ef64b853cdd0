import { useAppEnvironment } from '../AppEnvironment';
import { DownloadHost } from './DownloadHost';
import { ProxyHost } from './ProxyHost';
import { UpdateQuestion } from './UpdateQuestion';

/** What the installed app shows over every page: running downloads, a proxy's question, an update that is ready. */
export const SystemHost = () => {
  const { system } = useAppEnvironment().desktop;
  return (
    <>
      <DownloadHost downloads={system.downloads} />
      <ProxyHost proxy={system.proxy} />
      <UpdateQuestion updates={system.updates} />
    </>
  );
};
