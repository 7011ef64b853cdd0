import { Form } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { weekOf } from '@/domain/company/openingHours';
import { selectUser } from '@/entities/session/sessionSelectors';
import { loadHours, saveHours } from '@/entities/company/settings/settings';
import type { DaySchedule } from '@/protocol/records/companies';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { WeekHours } from '@/ui/form/WeekHours';
import { hasChanges } from '@/ui/form/hasChanges';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { useAsync } from '@/ui/useAsync';
import styles from '../settings.module.css';

/** Called with what tells whether typed hours are not saved yet; returns what ends the watch. */
export type WatchUnsaved = (isUnsaved: () => boolean) => () => void;

interface HoursFormProps {
  readonly companyId: number;
  readonly watchUnsaved?: WatchUnsaved | undefined;
  readonly week: readonly DaySchedule[];
}

interface Values {
  readonly week: readonly DaySchedule[];
}

/** A start and an end for each day of the week. */
const HoursForm = ({ companyId, watchUnsaved, week }: HoursFormProps) => {
  const { t } = useTranslation('settings');
  const dispatch = useAppDispatch();
  const [form] = Form.useForm<Values>();
  const [saved, setSaved] = useState<Values>({ week });
  useEffect(
    () => watchUnsaved?.(() => hasChanges(saved, form.getFieldsValue(true) as Values)),
    [watchUnsaved, saved, form],
  );
  const send = async (values: Values): Promise<void> => {
    await dispatch(saveHours({ companyId, schedules: values.week })).unwrap();
    setSaved(values);
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

interface HoursTabProps {
  readonly watchUnsaved?: WatchUnsaved | undefined;
}

/** The company's opening hours. */
export const HoursTab = ({ watchUnsaved }: HoursTabProps) => {
  const dispatch = useAppDispatch();
  const companyId = useAppSelector(selectUser)?.companyId ?? 0;
  const ask = useCallback(() => dispatch(loadHours(companyId)).unwrap(), [dispatch, companyId]);
  const { status, value: stored, reload } = useAsync(ask);
  if (stored) return <HoursForm companyId={companyId} watchUnsaved={watchUnsaved} week={weekOf(stored)} />;
  return status === 'failed' ? <ErrorState onRetry={reload} /> : <SkeletonRows rows={7} height={64} shape="field" />;
};
