import { useTranslation } from 'react-i18next';
import type { Plan } from '@/protocol/records/plans';
import { plans } from '@/entities/plans/plans';
import { formatMoney } from '@/lib/money';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { Layers } from '@/ui/icons';
import { FEATURES } from './planForm';
import { PlanDialog } from './PlanDialog';

const nameOf = (plan: Plan) => plan.name;

/** The plans of the installation, for its owner. */
export const PlansTab = () => {
  const { t } = useTranslation('plans');
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
    { key: 'features', title: t('page.features'), narrow: 'second', render: featuresOf },
  ];
  return (
    <RecordsPage
      collection={plans}
      reading={{ view: 'all', whole: true }}
      namespace="plans"
      icon={Layers}
      heading="h2"
      columns={columns}
      nameOf={nameOf}
      renderDialog={(plan, onClose) => <PlanDialog planId={plan?.id ?? null} onClose={onClose} />}
    />
  );
};
