import { useTranslation } from '@/i18n/useTranslation';
import type { Queue } from '@/protocol/records/queues';
import { queues } from '@/entities/company/queues/queues';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { ListTree } from '@/ui/icons';
import { Chip } from '@/ui/layout/Chip';
import { QueueDialog } from './QueueDialog';

const nameOf = (queue: Queue) => queue.name;

/** The company's queues and their chatbots. */
export const QueuesPage = () => {
  const { t } = useTranslation('queues');
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
  return (
    <RecordsPage
      collection={queues}
      reading={{ view: 'all', whole: true }}
      namespace="queues"
      icon={ListTree}
      columns={columns}
      nameOf={nameOf}
      renderDialog={(queue, onClose) => <QueueDialog queueId={queue?.id ?? null} onClose={onClose} />}
    />
  );
};
