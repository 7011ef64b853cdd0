import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '@/entities/failure';
import { loadPlan, plans } from '@/entities/plans/plans';
import { useAppDispatch } from '@/store/hooks';
import { useFieldAbsent } from '@/ui/collection/useFieldAbsent';
import { useRecordSave } from '@/ui/collection/useRecordSave';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { NumberField } from '@/ui/form/NumberField';
import { SwitchField } from '@/ui/form/SwitchField';
import { TextField } from '@/ui/form/TextField';
import { useEditedRecord } from '@/ui/form/useEditedRecord';
import { useEditorForm } from '@/ui/form/useEditorForm';
import styles from '../columns.module.css';
import { FEATURES, fieldsOf, valuesOf, type PlanFormValues } from './planForm';

interface PlanDialogProps {
  /** Null creates a plan. */
  readonly planId: number | null;
  readonly onClose: () => void;
}

const NEW = valuesOf(null);
/** Said once the server answered without the price from. */
const LOST = 'common:form.savedWithout';
const LIMITS = ['users', 'connections', 'queues'] as const;

/** Creates a plan, or changes one that is read from the server first. */
export const PlanDialog = ({ planId, onClose }: PlanDialogProps) => {
  const { t } = useTranslation(['plans', 'common']);
  const dispatch = useAppDispatch();
  const save = useRecordSave(plans);
  const read = useCallback((id: number) => dispatch(loadPlan(id)).unwrap(), [dispatch]);
  const { record, failed } = useEditedRecord(planId, read, t('dialog.loadFailed'));
  const isPricedFromAbsent = useFieldAbsent(plans, 'isPricedFrom');
  // A plan that was created before its price from was lost is changed, not created again, by the next save.
  const savedId = useRef(planId);
  const [savedWithout, setSavedWithout] = useState<PlanFormValues | null>(null);
  const editor = useEditorForm<PlanFormValues>({
    saved: savedWithout ?? (planId === null ? NEW : record && valuesOf(record)),
    save: async (values) => {
      await save(savedId.current, fieldsOf(values), (saved) => {
        if (!values.isPricedFrom || !saved || saved.isPricedFrom !== undefined) return;
        savedId.current = saved.id;
        setSavedWithout({ ...values, isPricedFrom: false });
        editor.form.setFieldValue('isPricedFrom', false);
        throw new Refusal(LOST);
      });
    },
    onClose,
    explain: ({ message }) => (message === LOST ? t(LOST, { field: t('dialog.isPricedFrom') }) : null),
  });
  return (
    <EditorDialog {...editor} width={640} title={t(planId === null ? 'dialog.create' : 'dialog.edit')} failed={failed}>
      <TextField
        name="name"
        label={t('dialog.name')}
        // Typing goes on where the dialog begins.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
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
