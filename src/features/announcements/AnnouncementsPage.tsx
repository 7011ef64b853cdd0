import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '@/contract/entities/announcements';
import { pictureOf, priorityOf } from '@/domain/announcements';
import { announcements } from '@/entities/announcements/announcements';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import type { Column, RowAction } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Eye, EyeOff, Megaphone, Pencil, Trash2 } from '@/ui/icons';
import { StatusPill } from '@/ui/layout/StatusPill';
import { AnnouncementDialog } from './AnnouncementDialog';

const nameOf = ({ title }: Announcement) => title;

/** News of the platform, for the super user who writes them (ANN-02 to ANN-12, ROUTE-27). */
export const AnnouncementsPage = () => {
  const { t } = useTranslation(['announcements', 'common']);
  const { search, list, editor } = useCollectionScreen(announcements);
  const remove = useRecordRemoval(announcements);
  const columns: readonly Column<Announcement>[] = [
    { key: 'title', title: t('page.titleColumn'), render: nameOf },
    {
      key: 'priority',
      title: t('page.priority'),
      width: 120,
      render: (record) => t(`priority.${priorityOf(record)}`),
    },
    { key: 'picture', title: t('page.picture'), render: (record) => pictureOf(record) ?? t('page.noPicture') },
    {
      key: 'status',
      title: t('page.status'),
      width: 120,
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
  const actionsOf = (record: Announcement): readonly RowAction[] => [
    { key: 'edit', label: t('common:actions.edit'), icon: Pencil, main: true, onSelect: () => editor.open(record) },
    {
      key: 'remove',
      label: t('common:actions.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        void remove(record.id, {
          title: t('page.removeTitle', { name: record.title }),
          message: t('page.removeMessage'),
        }),
    },
  ];
  const add = { label: t('page.add'), onAdd: editor.openNew };
  return (
    <CollectionPage title={t('page.title')} count={list.count} search={search} searchLabel={t('page.search')} add={add}>
      <InfiniteTable
        label={t('page.title')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={actionsOf}
        searched={search.text ? { text: search.text, onClear: () => search.onChange('') } : undefined}
        empty={
          <EmptyState
            icon={Megaphone}
            title={t('page.empty')}
            hint={t('page.emptyHint')}
            action={<Button onClick={editor.openNew}>{t('page.add')}</Button>}
          />
        }
      />
      {editor.target && (
        <AnnouncementDialog announcementId={editor.target === 'new' ? null : editor.target.id} onClose={editor.close} />
      )}
    </CollectionPage>
  );
};
