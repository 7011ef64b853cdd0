import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@/contract/entities/plans';
import { plans } from '@/entities/plans/plans';
import { formatMoney } from '@/lib/money';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import type { Column, RowAction } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Layers, Pencil, Trash2 } from '@/ui/icons';
import { FEATURES } from './planForm';
import { PlanDialog } from './PlanDialog';

const nameOf = (plan: Plan) => plan.name;

/** The plans of the installation, for its owner (PLAN-02). */
export const PlansTab = () => {
  const { t } = useTranslation(['plans', 'common']);
  const { search, list, editor } = useCollectionScreen(plans, { view: 'all', whole: true });
  const remove = useRecordRemoval(plans);
  const featuresOf = (plan: Plan) =>
    FEATURES.filter((name) => plan[name] === true)
      .map((name) => t(`dialog.${name}`))
      .join(', ');
  const columns: readonly Column<Plan>[] = [
    { key: 'name', title: t('dialog.name'), render: nameOf },
    { key: 'users', title: t('dialog.users'), width: 100, align: 'end', render: ({ users }) => users ?? 0 },
    {
      key: 'connections',
      title: t('dialog.connections'),
      width: 100,
      align: 'end',
      render: ({ connections }) => connections ?? 0,
    },
    { key: 'queues', title: t('dialog.queues'), width: 80, align: 'end', render: ({ queues }) => queues ?? 0 },
    {
      key: 'value',
      title: t('dialog.value'),
      width: 130,
      align: 'end',
      render: ({ value }) => formatMoney(value ?? 0),
    },
    { key: 'features', title: t('tab.features'), render: featuresOf },
  ];
  const actionsOf = (plan: Plan): readonly RowAction[] => [
    { key: 'edit', label: t('common:actions.edit'), icon: Pencil, main: true, onSelect: () => editor.open(plan) },
    {
      key: 'remove',
      label: t('common:actions.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        void remove(plan.id, { title: t('tab.removeTitle', { name: plan.name }), message: t('tab.removeMessage') }),
    },
  ];
  const add = { label: t('tab.add'), onAdd: editor.openNew };
  return (
    <CollectionPage
      title={t('tab.title')}
      heading="h2"
      count={list.count}
      search={search}
      searchLabel={t('tab.search')}
      add={add}
    >
      <InfiniteTable
        label={t('tab.title')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={actionsOf}
        searched={search.text ? { text: search.text, onClear: () => search.onChange('') } : undefined}
        empty={
          <EmptyState
            icon={Layers}
            title={t('tab.empty')}
            hint={t('tab.emptyHint')}
            action={<Button onClick={editor.openNew}>{t('tab.add')}</Button>}
          />
        }
      />
      {editor.target && (
        <PlanDialog planId={editor.target === 'new' ? null : editor.target.id} onClose={editor.close} />
      )}
    </CollectionPage>
  );
};
