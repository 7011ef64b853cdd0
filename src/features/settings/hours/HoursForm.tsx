import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DaySchedule } from '@/protocol/records/companies';
import { saveHours } from '@/entities/settings/hoursThunks';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { WeekHours } from '@/ui/form/WeekHours';
import styles from './HoursForm.module.css';

interface HoursFormProps {
  readonly companyId: number;
  readonly week: readonly DaySchedule[];
}

interface Values {
  readonly week: readonly DaySchedule[];
}

/** A start and an end for each day of the week. */
export const HoursForm = ({ companyId, week }: HoursFormProps) => {
  const { t } = useTranslation('settings');
  const dispatch = useAppDispatch();
  const [form] = Form.useForm<Values>();
  const send = async (values: Values): Promise<void> => {
    await dispatch(saveHours({ companyId, schedules: values.week })).unwrap();
    dispatch(toastShown({ kind: 'success', textKey: 'settings:hours.saved' }));
  };
  const { busy, refusal, submit } = useFormSubmit(form, send);
  return (
    <Form
      form={form}
      className={styles.form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ week }}
      // The names of the days have no field of their own.
      onFinish={() => void submit(form.getFieldsValue(true) as Values)}
    >
      <p className={styles.hint}>{t('hours.hint')}</p>
      <WeekHours name="week" week={week} />
      <FormRefusal text={refusal} />
      <SubmitButton busy={busy}>{t('hours.save')}</SubmitButton>
    </Form>
  );
};
