import { useTranslation } from '@/i18n/useTranslation';
import type { Announcement } from '@/protocol/records/announcements';
import { isActive, pictureOf, priorityOf } from '@/domain/company/announcements';
import { announcements } from '@/entities/company/announcements/announcements';
import { AbsentCell } from '@/ui/collection/cells';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { ArrowDown, ArrowUp, Eye, EyeOff, Megaphone, Minus } from '@/ui/icons';
import { StatusPill } from '@/ui/layout/StatusPill';
import { AnnouncementDialog } from './AnnouncementDialog';

const PRIORITY_LOOKS = {
  1: { tone: 'danger', icon: ArrowUp },
  2: { tone: 'warning', icon: Minus },
  3: { tone: 'neutral', icon: ArrowDown },
} as const;

const nameOf = ({ title }: Announcement) => title;

/** News of the platform, for the super user who writes them. */
export const AnnouncementsPage = () => {
  const { t } = useTranslation('announcements');
  const columns: readonly Column<Announcement>[] = [
    { key: 'title', title: t('page.titleColumn'), render: nameOf },
    {
      key: 'priority',
      title: t('page.priority'),
      width: 120,
      narrow: 'second',
      render: (record) => {
        const priority = priorityOf(record);
        return <StatusPill {...PRIORITY_LOOKS[priority]}>{t(`priority.${priority}`)}</StatusPill>;
      },
    },
    {
      key: 'picture',
      title: t('page.picture'),
      render: (record) => pictureOf(record) ?? <AbsentCell>{t('page.noPicture')}</AbsentCell>,
    },
    {
      key: 'status',
      title: t('page.status'),
      width: 120,
      narrow: 'beside',
      render: (record) =>
        isActive(record) ? (
          <StatusPill tone="success" icon={Eye}>
            {t('status.active')}
          </StatusPill>
        ) : (
          <StatusPill tone="neutral" icon={EyeOff}>
            {t('status.inactive')}
          </StatusPill>
        ),
    },
  ];
  return (
    <RecordsPage
      collection={announcements}
      namespace="announcements"
      icon={Megaphone}
      columns={columns}
      nameOf={nameOf}
      renderDialog={(record, onClose) => <AnnouncementDialog announcementId={record?.id ?? null} onClose={onClose} />}
    />
  );
};
