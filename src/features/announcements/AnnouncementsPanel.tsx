import { useTranslation } from 'react-i18next';
import { announcements } from '@/entities/announcements/announcements';
import { EVERYTHING } from '@/entities/collection/collectionState';
import { useAppSelector } from '@/store/hooks';
import { PanelList } from '@/ui/collection/PanelList';
import { useCollectionList } from '@/ui/collection/useCollectionList';
import { Megaphone } from '@/ui/icons';
import { Count } from '@/ui/layout/Count';
import { PanelButton } from '@/ui/layout/PanelButton';
import { AnnouncementRow } from './AnnouncementRow';

/** The top bar's list of announcements. It is read from the start, so that the list opens with its news. */
export const AnnouncementsPanel = () => {
  const { t } = useTranslation('shell');
  const wanted = useAppSelector((state) => state.session.settled);
  const list = useCollectionList(announcements, EVERYTHING, { view: 'popover', wanted });
  // One that was switched off is gone for its readers.
  const records = list.records.filter(({ status }) => status !== false);
  return (
    <PanelButton
      icon={Megaphone}
      label={t('panels.announcements')}
      title={t('panels.announcements')}
      count={<Count value={list.count ?? records.length} tone="neutral" />}
    >
      {() => (
        <PanelList list={{ ...list, records }} empty={t('panels.noAnnouncements')}>
          {(announcement) => <AnnouncementRow announcement={announcement} />}
        </PanelList>
      )}
    </PanelButton>
  );
};
