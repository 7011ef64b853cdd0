import { useEffect } from 'react';
import { Button, Form, Select } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { RECURRENCES, type Recurrence } from '@/domain/company/companies';
import { loadPlans, plans } from '@/entities/company/plans/plans';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { DayInput } from '@/ui/form/DayInput';
import { Field } from '@/ui/form/Field';
import { PasswordField } from '@/ui/form/PasswordField';
import { SwitchField } from '@/ui/form/SwitchField';
import { TextField } from '@/ui/form/TextField';
import { selectSearch } from '@/ui/form/selectSearch';
import { toOption } from '@/ui/form/toOption';
import { useEmailRule } from '@/ui/form/useFieldRules';
import { useRecordChoice } from '@/ui/form/useRecordChoice';
import styles from '../settings.module.css';
import { onePeriodLater, type CompanyFormValues } from './companyForm';

/** The fields of a company; all but phone and switches are needed, the password of a new one only. */
export const CompanyFields = ({ isNew }: { readonly isNew: boolean }) => {
  const { t } = useTranslation(['companies', 'common']);
  const dispatch = useAppDispatch();
  const emailRule = useEmailRule();
  const form = Form.useFormInstance<CompanyFormValues>();
  const choices = useAppSelector((state) => plans.selectRecords(state, 'all'));
  const planChoice = useRecordChoice(useAppSelector((state) => plans.selectView(state, 'all').status));
  useEffect(() => void dispatch(loadPlans()), [dispatch]);
  const required = [{ required: true, whitespace: true, message: t('common:form.required') }];
  const addPeriod = () => {
    const { dueDate, recurrence } = form.getFieldsValue();
    if (dueDate) form.setFieldValue('dueDate', onePeriodLater(dueDate, recurrence));
  };
  return (
    <div className={styles.columns}>
      <TextField name="name" label={t('dialog.name')} rules={required} />
      <TextField
        name="email"
        label={t('dialog.email')}
        inputMode="email"
        autoComplete="off"
        rules={[...required, emailRule]}
      />
      <TextField name="phone" label={t('dialog.phone')} inputMode="tel" />
      {isNew && (
        <PasswordField name="password" label={t('dialog.password')} autoComplete="new-password" rules={required} />
      )}
      <Field name="planId" label={t('dialog.plan')} rules={[{ required: true, message: t('common:form.required') }]}>
        <Select size="large" showSearch={selectSearch} options={choices.map(toOption)} {...planChoice} />
      </Field>
      <Field name="recurrence" label={t('dialog.recurrence')} rules={required}>
        <Select
          size="large"
          options={(Object.keys(RECURRENCES) as Recurrence[]).map((value) => ({
            value,
            label: t(`recurrences.${value}`),
          }))}
        />
      </Field>
      <Field
        name="dueDate"
        label={t('dialog.dueDate')}
        rules={required}
        aside={
          <Button type="link" size="small" onClick={addPeriod}>
            {t('dialog.addPeriod')}
          </Button>
        }
      >
        <DayInput />
      </Field>
      <SwitchField name="status" label={t('dialog.active')} />
      <SwitchField name="campaignsEnabled" label={t('dialog.campaigns')} />
    </div>
  );
};
