import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Refusal } from '@/entities/base/failure';
import { loadPlan, plans } from '@/entities/company/plans/plans';
import type { EntityDispatch } from '@/entities/base/thunk';
import { formatMoney } from '@/lib/money';
import type { Plan } from '@/protocol/records/plans';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import type { Column } from '@/ui/collection/columns';
import { useFieldAbsent } from '@/ui/collection/useFieldAbsent';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { NumberField } from '@/ui/form/NumberField';
import { SwitchField } from '@/ui/form/SwitchField';
import { TextField } from '@/ui/form/TextField';
import { useRecordEditor } from '@/ui/form/useRecordEditor';
import { Layers } from '@/ui/icons';
import styles from '../settings.module.css';
import { FEATURES, fieldsOf, hasFeature, type PlanFormValues, valuesOf } from './planForm';

interface PlanDialogProps {
  /** Null creates a plan. */
  readonly planId: number | null;
  readonly onClose: () => void;
}

const read = (id: number, dispatch: EntityDispatch) => dispatch(loadPlan(id)).unwrap();
/** Shown once the server has answered without the "price from" field. */
const LOST = 'common:form.savedWithout';
const LIMITS = ['users', 'connections', 'queues'] as const;

/** Creates a plan, or changes one that is read from the server first. */
const PlanDialog = ({ planId, onClose }: PlanDialogProps) => {
  const { t } = useTranslation(['plans', 'common']);
  const isPricedFromAbsent = useFieldAbsent(plans, 'isPricedFrom');
  const [savedWithout, setSavedWithout] = useState<PlanFormValues | null>(null);
  const { editor } = useRecordEditor(plans, {
    id: planId,
    read,
    failedText: t('dialog.loadFailed'),
    valuesOf,
    fieldsOf,
    finish: async ({ values, saved }) => {
      if (!values.isPricedFrom || !saved || saved.isPricedFrom !== undefined) return;
      setSavedWithout({ ...values, isPricedFrom: false });
      editor.form.setFieldValue('isPricedFrom', false);
      throw new Refusal(LOST);
    },
    onClose,
    explain: ({ message }) => (message === LOST ? t(LOST, { field: t('dialog.isPricedFrom') }) : null),
  });
  return (
    <EditorDialog
      {...editor}
      saved={savedWithout ?? editor.saved}
      width={640}
      title={t(planId === null ? 'dialog.create' : 'dialog.edit')}
    >
      <TextField
        name="name"
        label={t('dialog.name')}
        rules={[{ required: true, whitespace: true, message: t('common:form.required') }]}
      />
      <div className={styles.columns}>
        {LIMITS.map((name) => (
          <NumberField key={name} name={name} label={t(`dialog.${name}`)} />
        ))}
        <NumberField name="value" label={t('dialog.value')} money />
      </div>
      <div className={styles.columns}>
        {FEATURES.map((name) => (
          <SwitchField key={name} name={name} label={t(`dialog.${name}`)} />
        ))}
        <SwitchField name="isPricedFrom" label={t('dialog.isPricedFrom')} absent={isPricedFromAbsent} />
      </div>
    </EditorDialog>
  );
};

const nameOf = (plan: Plan) => plan.name;

/** The plans of the installation, for its owner. */
export const PlansTab = () => {
  const { t, i18n } = useTranslation('plans');
  const featuresOf = (plan: Plan) =>
    FEATURES.filter((name) => hasFeature(plan, name))
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
      render: ({ value }) => formatMoney(value ?? 0, i18n.language),
    },
    { key: 'features', title: t('page.features'), spare: true, narrow: 'second', render: featuresOf },
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
