import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { QuickMessage } from '@/contract/entities/quickMessages';
import { quickMessages } from '@/entities/quickMessages/quickMessages';
import { selectUser } from '@/entities/session/sessionSelectors';
import { useAppSelector } from '@/store/hooks';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import type { Column, RowAction } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Pencil, Trash2, Zap } from '@/ui/icons';
import { QuickMessageDialog } from './QuickMessageDialog';
import { attachmentOf } from './quickMessageForm';

const nameOf = ({ shortcode }: QuickMessage) => shortcode;

/** The user's answers kept ready (QMSG-02 to QMSG-13, ROUTE-11). */
export const QuickMessagesPage = () => {
  const { t } = useTranslation(['quickMessages', 'common']);
  const userId = useAppSelector(selectUser)?.id ?? 0;
  const { search, list, editor } = useCollectionScreen(quickMessages, { filters: { userId } });
  const remove = useRecordRemoval(quickMessages);
  const columns: readonly Column<QuickMessage>[] = [
    { key: 'shortcode', title: t('page.shortcode'), render: nameOf },
    { key: 'file', title: t('page.file'), render: (record) => attachmentOf(record) ?? t('page.noFile') },
  ];
  const actionsOf = (record: QuickMessage): readonly RowAction[] => [
    { key: 'edit', label: t('common:actions.edit'), icon: Pencil, main: true, onSelect: () => editor.open(record) },
    {
      key: 'remove',
      label: t('common:actions.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        void remove(record.id, {
          title: t('page.removeTitle', { name: record.shortcode }),
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
            icon={Zap}
            title={t('page.empty')}
            hint={t('page.emptyHint')}
            action={<Button onClick={editor.openNew}>{t('page.add')}</Button>}
          />
        }
      />
      {editor.target && (
        <QuickMessageDialog quickMessageId={editor.target === 'new' ? null : editor.target.id} onClose={editor.close} />
      )}
    </CollectionPage>
  );
};
