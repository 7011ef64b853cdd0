import { Button, Progress } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { DownloadProgress, SystemBridge } from '@/bridge/system';
import { useByteText } from '@/ui/useByteText';
import { X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from './DownloadList.module.css';

interface DownloadListProps {
  readonly downloads: SystemBridge['downloads'];
  /** Never empty. */
  readonly shown: readonly DownloadProgress[];
  readonly onDismiss: (id: DownloadProgress['id']) => void;
}

const percentOf = ({ received, total }: DownloadProgress): number =>
  total === null ? 0 : Math.min(100, Math.floor((received / total) * 100));

/** Running downloads in the corner of every page: progress, cancel, and where the file is. */
export const DownloadList = ({ downloads, shown, onDismiss }: DownloadListProps) => {
  const { t } = useTranslation('system');
  const bytes = useByteText();
  return (
    <ul className={styles.list} aria-label={t('downloads.title')}>
      {shown.map((download) => {
        const { id, name, received, total, state } = download;
        return (
          <li key={id} className={styles.item}>
            <div className={styles.head}>
              <bdi className={styles.name}>{name}</bdi>
              {state === 'running' ? (
                <Button size="small" onClick={() => void downloads.cancel(id)}>
                  {t('downloads.cancel')}
                </Button>
              ) : (
                <IconButton icon={X} size={28} label={t('downloads.dismiss', { name })} onClick={() => onDismiss(id)} />
              )}
            </div>
            {state === 'running' && (
              <>
                <Progress
                  percent={percentOf(download)}
                  showInfo={false}
                  size="small"
                  aria-label={t('downloads.progress', { name })}
                />
                <span className={styles.facts}>
                  {total === null
                    ? bytes(received)
                    : t('downloads.of', { received: bytes(received), total: bytes(total) })}
                </span>
              </>
            )}
            {state === 'done' && (
              <Button type="link" size="small" onClick={() => void downloads.reveal(id)}>
                {t('downloads.reveal')}
              </Button>
            )}
            {state === 'failed' && (
              <span className={styles.failed} role="alert">
                {t('downloads.failed')}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
};
