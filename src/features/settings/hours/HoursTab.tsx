import { Form } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { weekOf } from '@/domain/company/openingHours';
import { selectUser } from '@/entities/session/sessionSelectors';
import { loadHours, saveHours } from '@/entities/company/settings/settings';
import { hoursTyped } from '@/entities/company/settings/typedSettings';
import type { DaySchedule } from '@/protocol/records/companies';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { WeekHours } from '@/ui/form/WeekHours';
import { UnsavedNote } from '@/ui/form/UnsavedNote';
import { hasChanges } from '@/ui/form/hasChanges';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { useAsync } from '@/ui/useAsync';
import styles from '../settings.module.css';

interface HoursFormProps {
  readonly companyId: number;
  readonly week: readonly DaySchedule[];
}

interface Values {
  readonly week: readonly DaySchedule[];
}

const daysUnlike = (saved: readonly DaySchedule[], now: readonly DaySchedule[]): readonly DaySchedule[] =>
  now.filter((day, place) => hasChanges(day, saved[place] ?? {}));

const withDays = (week: readonly DaySchedule[], days: readonly DaySchedule[]): readonly DaySchedule[] =>
  week.map((day) => days.find(({ weekdayEn }) => weekdayEn === day.weekdayEn) ?? day);

/** A start and an end for each day of the week. What is typed stays when the page is left. */
const HoursForm = ({ companyId, week }: HoursFormProps) => {
  const { t } = useTranslation('settings');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [form] = Form.useForm<Values>();
  const [saved, setSaved] = useState(week);
  const [first] = useState(() => withDays(week, store.getState().typedSettings.hours));
  const now: readonly DaySchedule[] = Form.useWatch('week', { form, preserve: true }) ?? first;
  useEffect(() => {
    dispatch(hoursTyped(daysUnlike(saved, now)));
  }, [dispatch, saved, now]);
  const send = async ({ week: sent }: Values): Promise<void> => {
    // Servers take the whole week and tell nobody of a change: days that a colleague saved since must not go back.
    const stored = weekOf(await dispatch(loadHours(companyId)).unwrap());
    const schedules = withDays(stored, daysUnlike(saved, sent));
    await dispatch(saveHours({ companyId, schedules })).unwrap();
    setSaved(schedules);
    // What was typed meanwhile stays.
    const typed = daysUnlike(sent, form.getFieldValue('week') as Values['week']);
    form.setFieldValue('week', withDays(schedules, typed));
    dispatch(toastShown({ kind: 'success', textKey: 'settings:hours.saved' }));
  };
  const { busy, refusal, submit } = useFormSubmit(form, send);
  return (
    <Form
      form={form}
      className={styles.form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ week: first }}
      // The names of the days have no field of their own.
      onFinish={() => void submit(form.getFieldsValue(true) as Values)}
    >
      <p className={styles.hint}>{t('hours.hint')}</p>
      <WeekHours pathOf={(_, place) => ['week', place]} week={first} />
      {daysUnlike(saved, now).length > 0 && <UnsavedNote onDiscard={() => form.setFieldValue('week', saved)} />}
      <FormRefusal text={refusal} />
      <SubmitButton busy={busy}>{t('hours.save')}</SubmitButton>
    </Form>
  );
};

/** The company's opening hours. */
export const HoursTab = () => {
  const dispatch = useAppDispatch();
  const companyId = useAppSelector(selectUser)?.companyId ?? 0;
  const ask = useCallback(() => dispatch(loadHours(companyId)).unwrap(), [dispatch, companyId]);
  const { status, value: stored, reload } = useAsync(ask);
  if (stored) return <HoursForm companyId={companyId} week={weekOf(stored)} />;
  return status === 'failed' ? <ErrorState onRetry={reload} /> : <SkeletonRows rows={7} height={64} shape="field" />;
};
