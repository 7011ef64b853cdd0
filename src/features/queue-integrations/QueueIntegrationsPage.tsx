import { useTranslation } from 'react-i18next';
import type { QueueIntegration } from '@/protocol/records/queueIntegrations';
import { queueIntegrations } from '@/entities/queueIntegrations/queueIntegrations';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { useChangeActions } from '@/ui/collection/useChangeActions';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { Workflow } from '@/ui/icons';
import { KindMark } from './KindMark';
import { QueueIntegrationDialog } from './QueueIntegrationDialog';

const nameOf = (integration: QueueIntegration) => integration.name;

/** Flows of other systems that serve a queue. */
export const QueueIntegrationsPage = () => {
  const { t } = useTranslation('queueIntegrations');
  const screen = useCollectionScreen(queueIntegrations);
  const { editor } = screen;
  const remove = useRecordRemoval(queueIntegrations);
  const columns: readonly Column<QueueIntegration>[] = [
    {
      key: 'type',
      title: t('page.type'),
      width: 160,
      narrow: 'second',
      render: ({ type }) => <KindMark type={type} />,
    },
    { key: 'id', title: t('page.id'), width: 80, align: 'end', render: ({ id }) => id },
    { key: 'name', title: t('page.name'), narrow: 'first', render: nameOf },
  ];
  const changesOf = useChangeActions(
    editor.open,
    (integration: QueueIntegration) =>
      void remove(integration.id, {
        title: t('page.removeTitle', { name: integration.name }),
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
      icon={Workflow}
      screen={screen}
      columns={columns}
      nameOf={nameOf}
      actions={changesOf}
      renderDialog={(integration) => (
        <QueueIntegrationDialog integrationId={integration?.id ?? null} onClose={editor.close} />
      )}
    />
  );
};
