import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { pictureOf, priorityOf } from '@/domain/company/announcements';
import { type AnnouncementQuery, announcements } from '@/entities/company/announcements/announcements';
import { dayAndTime } from '@/lib/moments';
import type { Announcement } from '@/protocol/records/announcements';
import { useAppSelector } from '@/store/hooks';
import { PanelList } from '@/ui/collection/PanelList';
import { useCollectionList } from '@/ui/collection/useCollectionList';
import { Flag, Megaphone } from '@/ui/icons';
import { Count } from '@/ui/layout/Count';
import { PanelButton } from '@/ui/panel/PanelButton';
import { tint } from '@/ui/tint';
import { PanelRow } from '@/ui/panel/PanelRow';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { AnnouncementPicture } from './AnnouncementPicture';
import styles from './announcements.module.css';

/** An announcement that is switched off leaves the list. */
const FOR_READERS: AnnouncementQuery = { searchParam: '', onlyActive: true };

const LEVELS = { 1: 'high', 2: 'medium', 3: 'low' } as const;
const TINTS = { high: tint('danger'), medium: tint('warning'), low: { color: 'var(--text3)' } };

/** Title and first line of an announcement; chosen, its whole text. The flag is red, orange or grey by priority. */
const AnnouncementRow = ({ announcement }: { readonly announcement: Announcement }) => {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const level = LEVELS[priorityOf(announcement)];
  return (
    <>
      <PanelRow
        sign={
          <span className={styles.flag} style={TINTS[level]} title={t(`panels.priority.${level}`)}>
            <Flag size={16} />
            <VisuallyHidden>{t(`panels.priority.${level}`)}</VisuallyHidden>
          </span>
        }
        name={announcement.title}
        words={isOpen ? dayAndTime(announcement.createdAt) : announcement.text}
        expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div className={styles.text}>
          <p className={styles.words} data-selectable>
            {announcement.text}
          </p>
          {announcement.mediaPath && (
            <AnnouncementPicture
              // Another picture is looked for from the first place on.
              key={announcement.mediaPath}
              path={announcement.mediaPath}
              name={pictureOf(announcement) ?? announcement.title}
            />
          )}
        </div>
      )}
    </>
  );
};

/** The top bar's list of announcements. It is read from the start, so that the list opens with its news. */
export const AnnouncementsPanel = () => {
  const { t } = useTranslation('shell');
  const wanted = useAppSelector((state) => state.session.settled);
  const list = useCollectionList(announcements, FOR_READERS, { view: 'popover', wanted });
  return (
    <PanelButton
      icon={Megaphone}
      label={t('panels.announcements')}
      title={t('panels.announcements')}
      count={<Count value={list.count ?? list.records.length} tone="neutral" />}
    >
      {() => (
        <PanelList list={list} empty={t('panels.noAnnouncements')}>
          {(announcement) => <AnnouncementRow announcement={announcement} />}
        </PanelList>
      )}
    </PanelButton>
  );
};
