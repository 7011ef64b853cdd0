import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '@/entities/failure';
import { loadPlan, plans } from '@/entities/plans/plans';
import type { EntityDispatch } from '@/entities/thunk';
import { useFieldAbsent } from '@/ui/collection/useFieldAbsent';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { NumberField } from '@/ui/form/NumberField';
import { SwitchField } from '@/ui/form/SwitchField';
import { TextField } from '@/ui/form/TextField';
import { useRecordEditor } from '@/ui/form/useRecordEditor';
import styles from '../settings.module.css';
import { FEATURES, fieldsOf, valuesOf, type PlanFormValues } from './planForm';

interface PlanDialogProps {
  /** Null creates a plan. */
  readonly planId: number | null;
  readonly onClose: () => void;
}

const read = (id: number, dispatch: EntityDispatch) => dispatch(loadPlan(id)).unwrap();
/** Said once the server answered without the price from. */
const LOST = 'common:form.savedWithout';
const LIMITS = ['users', 'connections', 'queues'] as const;

/** Creates a plan, or changes one that is read from the server first. */
export const PlanDialog = ({ planId, onClose }: PlanDialogProps) => {
  const { t } = useTranslation(['plans', 'common']);
  const isPricedFromAbsent = useFieldAbsent(plans, 'isPricedFrom');
  const [savedWithout, setSavedWithout] = useState<PlanFormValues | null>(null);
  const { editor } = useRecordEditor(plans, {
    id: planId,
    read,
    failedText: t('dialog.loadFailed'),
    valuesOf,
    fieldsOf,
    finish: async (_id, values, _record, _dispatch, saved) => {
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
