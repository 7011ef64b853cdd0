import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Help } from '@/protocol/records/helps';
import { helps } from '@/entities/helps/helps';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { CircleHelp } from '@/ui/icons';
import { NothingFound } from '@/ui/collection/NothingFound';
import { HelpCard } from './HelpCard';
import styles from './HelpsPage.module.css';
import { VideoDialog } from './VideoDialog';

/** The gallery of help videos. */
export const HelpsPage = () => {
  const { t } = useTranslation('helps');
  const { search, list } = useCollectionScreen(helps, { view: 'all', whole: true });
  const [played, setPlayed] = useState<Help | null>(null);
  const { records, loading, failed } = list;
  const rest = () => {
    if (failed) return <ErrorState onRetry={list.onRetry} />;
    if (loading) return <SkeletonRows rows={4} height={160} shape="box" />;
    if (search.text) return <NothingFound text={search.text} onClear={() => search.onChange('')} />;
    return <EmptyState icon={CircleHelp} title={t('gallery.empty')} hint={t('gallery.emptyHint')} />;
  };
  return (
    <CollectionPage title={t('gallery.title')} count={list.count} search={search} searchLabel={t('gallery.search')}>
      {records.length === 0 ? (
        rest()
      ) : (
        <ul className={styles.gallery}>
          {records.map((help) => (
            <li key={help.id}>
              <HelpCard help={help} onPlay={() => setPlayed(help)} />
            </li>
          ))}
        </ul>
      )}
      {played && <VideoDialog help={played} onClose={() => setPlayed(null)} />}
    </CollectionPage>
  );
};
