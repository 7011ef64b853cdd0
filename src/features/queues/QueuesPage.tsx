import { useTranslation } from 'react-i18next';
import type { Queue } from '@/protocol/records/queues';
import { queues } from '@/entities/queues/queues';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { useChangeActions } from '@/ui/collection/useChangeActions';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { ListTree } from '@/ui/icons';
import { Chip } from '@/ui/layout/Chip';
import { QueueDialog } from './QueueDialog';

const nameOf = (queue: Queue) => queue.name;

/** The company's queues and their chatbots. */
export const QueuesPage = () => {
  const { t } = useTranslation('queues');
  const screen = useCollectionScreen(queues, { view: 'all', whole: true });
  const { editor } = screen;
  const remove = useRecordRemoval(queues);
  const columns: readonly Column<Queue>[] = [
    { key: 'id', title: t('page.id'), width: 72, render: ({ id }) => id },
    { key: 'name', title: t('page.name'), narrow: 'first', render: nameOf },
    { key: 'color', title: t('page.color'), width: 120, render: ({ color }) => <Chip color={color}>{color}</Chip> },
    { key: 'order', title: t('page.order'), width: 120, align: 'end', render: ({ orderQueue }) => orderQueue ?? '—' },
    {
      key: 'greeting',
      title: t('page.greeting'),
      narrow: 'second',
      render: ({ greetingMessage }) => greetingMessage || '—',
    },
  ];
  const changesOf = useChangeActions(
    editor.open,
    (queue: Queue) =>
      void remove(queue.id, { title: t('page.removeTitle', { name: queue.name }), message: t('page.removeMessage') }),
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
      icon={ListTree}
      screen={screen}
      columns={columns}
      nameOf={nameOf}
      actions={changesOf}
      renderDialog={(queue) => <QueueDialog queueId={queue?.id ?? null} onClose={editor.close} />}
    />
  );
};
