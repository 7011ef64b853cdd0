import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Queue } from '@/contract/entities/queues';
import { queues } from '@/entities/queues/queues';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import type { Column, RowAction } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTree, Pencil, Trash2 } from '@/ui/icons';
import { Chip } from '@/ui/layout/Chip';
import { QueueDialog } from './QueueDialog';

const nameOf = (queue: Queue) => queue.name;

/** The company's queues and their chatbots (QUEUE-02 to QUEUE-13). */
export const QueuesPage = () => {
  const { t } = useTranslation(['queues', 'common']);
  const { search, list, editor } = useCollectionScreen(queues, { view: 'all', whole: true });
  const remove = useRecordRemoval(queues);
  const columns: readonly Column<Queue>[] = [
    { key: 'id', title: t('page.id'), width: 72, render: ({ id }) => id },
    { key: 'name', title: t('page.name'), render: nameOf },
    { key: 'color', title: t('page.color'), width: 120, render: ({ color }) => <Chip color={color}>{color}</Chip> },
    { key: 'order', title: t('page.order'), width: 120, align: 'end', render: ({ orderQueue }) => orderQueue ?? '—' },
    { key: 'greeting', title: t('page.greeting'), render: ({ greetingMessage }) => greetingMessage || '—' },
  ];
  const actionsOf = (queue: Queue): readonly RowAction[] => [
    { key: 'edit', label: t('common:actions.edit'), icon: Pencil, main: true, onSelect: () => editor.open(queue) },
    {
      key: 'remove',
      label: t('common:actions.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        void remove(queue.id, { title: t('page.removeTitle', { name: queue.name }), message: t('page.removeMessage') }),
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
            icon={ListTree}
            title={t('page.empty')}
            hint={t('page.emptyHint')}
            action={<Button onClick={editor.openNew}>{t('page.add')}</Button>}
          />
        }
      />
      {editor.target && (
        <QueueDialog queueId={editor.target === 'new' ? null : editor.target.id} onClose={editor.close} />
      )}
    </CollectionPage>
  );
};
