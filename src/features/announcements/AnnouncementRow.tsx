import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '@/protocol/records/announcements';
import { pictureOf, priorityOf } from '@/domain/announcements';
import { formatMoment } from '@/lib/dates';
import { classNames } from '@/ui/classNames';
import { Flag } from '@/ui/icons';
import { PanelRow } from '@/ui/layout/PanelRow';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { AnnouncementPicture } from './AnnouncementPicture';
import styles from './AnnouncementRow.module.css';

const LEVELS = { 1: 'high', 2: 'medium', 3: 'low' } as const;

/** Title and first line of an announcement; chosen, its whole text. The flag is red, orange or grey by priority. */
export const AnnouncementRow = ({ announcement }: { readonly announcement: Announcement }) => {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const level = LEVELS[priorityOf(announcement)];
  return (
    <>
      <PanelRow
        sign={
          <span className={classNames(styles.flag, styles[level])} title={t(`panels.priority.${level}`)}>
            <Flag size={16} />
            <VisuallyHidden>{t(`panels.priority.${level}`)}</VisuallyHidden>
          </span>
        }
        name={announcement.title}
        words={isOpen ? formatMoment(announcement.createdAt) : announcement.text}
        expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div className={styles.text}>
          <p className={styles.words} data-selectable>
            {announcement.text}
          </p>
          {announcement.mediaPath && (
            <AnnouncementPicture path={announcement.mediaPath} name={pictureOf(announcement) ?? announcement.title} />
          )}
        </div>
      )}
    </>
  );
};
