import { Suspense } from 'react';
import type { SystemBridge } from '@/bridge/system';
import { lazyScreen } from '../lazyScreen';
import { useDownloads } from './useDownloads';

const DownloadList = lazyScreen(() => import('./DownloadList'), 'DownloadList');

interface DownloadHostProps {
  readonly downloads: SystemBridge['downloads'];
}

/** Follows the downloads, and shows them while there are any. */
export const DownloadHost = ({ downloads }: DownloadHostProps) => {
  const { shown, dismiss } = useDownloads(downloads);
  if (shown.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <DownloadList downloads={downloads} shown={shown} onDismiss={dismiss} />
    </Suspense>
  );
};
