import { useTranslation } from 'react-i18next';
import type { Announcement } from '@/protocol/records/announcements';
import { pictureOf, priorityOf } from '@/domain/announcements';
import { announcements } from '@/entities/announcements/announcements';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { useChangeActions } from '@/ui/collection/useChangeActions';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { Eye, EyeOff, Megaphone } from '@/ui/icons';
import { StatusPill } from '@/ui/layout/StatusPill';
import { AnnouncementDialog } from './AnnouncementDialog';

const nameOf = ({ title }: Announcement) => title;

/** News of the platform, for the super user who writes them. */
export const AnnouncementsPage = () => {
  const { t } = useTranslation('announcements');
  const screen = useCollectionScreen(announcements);
  const { editor } = screen;
  const remove = useRecordRemoval(announcements);
  const columns: readonly Column<Announcement>[] = [
    { key: 'title', title: t('page.titleColumn'), render: nameOf },
    {
      key: 'priority',
      title: t('page.priority'),
      width: 120,
      narrow: 'second',
      render: (record) => t(`priority.${priorityOf(record)}`),
    },
    { key: 'picture', title: t('page.picture'), render: (record) => pictureOf(record) ?? t('page.noPicture') },
    {
      key: 'status',
      title: t('page.status'),
      width: 120,
      narrow: 'beside',
      render: ({ status }) =>
        status === false ? (
          <StatusPill tone="neutral" icon={EyeOff}>
            {t('status.inactive')}
          </StatusPill>
        ) : (
          <StatusPill tone="success" icon={Eye}>
            {t('status.active')}
          </StatusPill>
        ),
    },
  ];
  const changesOf = useChangeActions(
    editor.open,
    (record: Announcement) =>
      void remove(record.id, {
        title: t('page.removeTitle', { name: record.title }),
        message: t('page.removeMessage'),
      }),
  );
  return (
    <RecordsPage
      texts={{
        title: t('page.title'),
        search: t('page.search'),
        add: t('page.add'),
        empty: t('page.empty'),
        emptyHint: t('page.emptyHint'),
      }}
      icon={Megaphone}
      screen={screen}
      columns={columns}
      nameOf={nameOf}
      actions={changesOf}
      renderDialog={(record) => <AnnouncementDialog announcementId={record?.id ?? null} onClose={editor.close} />}
    />
  );
};
