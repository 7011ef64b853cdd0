import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { QueueIntegration } from '@/contract/entities/queueIntegrations';
import { queueIntegrations } from '@/entities/queueIntegrations/queueIntegrations';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import type { Column, RowAction } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Pencil, Trash2, Workflow } from '@/ui/icons';
import { KindMark } from './KindMark';
import { QueueIntegrationDialog } from './QueueIntegrationDialog';

const nameOf = (integration: QueueIntegration) => integration.name;

/** Flows of other systems that serve a queue (QINT-02 to QINT-12). */
export const QueueIntegrationsPage = () => {
  const { t } = useTranslation(['queueIntegrations', 'common']);
  const { search, list, editor } = useCollectionScreen(queueIntegrations);
  const remove = useRecordRemoval(queueIntegrations);
  const columns: readonly Column<QueueIntegration>[] = [
    { key: 'type', title: t('page.type'), width: 160, render: ({ type }) => <KindMark type={type} /> },
    { key: 'id', title: t('page.id'), width: 80, align: 'end', render: ({ id }) => id },
    { key: 'name', title: t('page.name'), render: nameOf },
  ];
  const actionsOf = (integration: QueueIntegration): readonly RowAction[] => [
    {
      key: 'edit',
      label: t('common:actions.edit'),
      icon: Pencil,
      main: true,
      onSelect: () => editor.open(integration),
    },
    {
      key: 'remove',
      label: t('common:actions.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        void remove(integration.id, {
          title: t('page.removeTitle', { name: integration.name }),
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
            icon={Workflow}
            title={t('page.empty')}
            hint={t('page.emptyHint')}
            action={<Button onClick={editor.openNew}>{t('page.add')}</Button>}
          />
        }
      />
      {editor.target && (
        <QueueIntegrationDialog
          integrationId={editor.target === 'new' ? null : editor.target.id}
          onClose={editor.close}
        />
      )}
    </CollectionPage>
  );
};
