import { useTranslation } from 'react-i18next';
import type { Plan } from '@/protocol/records/plans';
import { plans } from '@/entities/plans/plans';
import { formatMoney } from '@/lib/money';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { useChangeActions } from '@/ui/collection/useChangeActions';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { Layers } from '@/ui/icons';
import { FEATURES } from './planForm';
import { PlanDialog } from './PlanDialog';

const nameOf = (plan: Plan) => plan.name;

/** The plans of the installation, for its owner. */
export const PlansTab = () => {
  const { t } = useTranslation('plans');
  const screen = useCollectionScreen(plans, { view: 'all', whole: true });
  const { editor } = screen;
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
      narrow: 'beside',
      render: ({ value }) => formatMoney(value ?? 0),
    },
    { key: 'features', title: t('tab.features'), narrow: 'second', render: featuresOf },
  ];
  const changesOf = useChangeActions(
    editor.open,
    (plan: Plan) =>
      void remove(plan.id, { title: t('tab.removeTitle', { name: plan.name }), message: t('tab.removeMessage') }),
  );
  return (
    <RecordsPage
      texts={{
        title: t('tab.title'),
        search: t('tab.search'),
        add: t('tab.add'),
        empty: t('tab.empty'),
        emptyHint: t('tab.emptyHint'),
      }}
      icon={Layers}
      heading="h2"
      screen={screen}
      columns={columns}
      nameOf={nameOf}
      actions={changesOf}
      renderDialog={(plan) => <PlanDialog planId={plan?.id ?? null} onClose={editor.close} />}
    />
  );
};
