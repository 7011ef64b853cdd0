import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { plans } from '@/entities/plans/plans';
import { loadPlan } from '@/entities/plans/planThunks';
import { useAppDispatch } from '@/store/hooks';
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
const LIMITS = ['users', 'connections', 'queues'] as const;

/** Creates a plan, or changes one that is read from the server first. */
export const PlanDialog = ({ planId, onClose }: PlanDialogProps) => {
  const { t } = useTranslation(['plans', 'common']);
  const dispatch = useAppDispatch();
  const save = useRecordSave(plans);
  const read = useCallback((id: number) => dispatch(loadPlan(id)).unwrap(), [dispatch]);
  const { record, failed } = useEditedRecord(planId, read, t('dialog.loadFailed'));
  const editor = useEditorForm<PlanFormValues>({
    saved: planId === null ? NEW : record && valuesOf(record),
    save: async (values) => void (await save(planId, fieldsOf(values))),
    onClose,
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
        {[...FEATURES, 'isPricedFrom' as const].map((name) => (
          <SwitchField key={name} name={name} label={t(`dialog.${name}`)} />
        ))}
      </div>
    </EditorDialog>
  );
};
