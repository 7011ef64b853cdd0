import { Input, Select } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { type QuietDay, WEEK } from '@/domain/device/quietHours';
import { alertsChanged } from '@/entities/device/alerts/alertsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { hasChanges } from '@/ui/form/hasChanges';
import { useAskedBeforeLeaving } from '@/ui/feedback/UnsavedContext';
import { useDiscardQuestion } from '@/ui/feedback/useDiscardQuestion';
import { Modal } from '@/ui/overlay/Modal';
import { useFirstField, useReturnFocus } from '@/ui/focus';
import styles from './notices.module.css';
import { timeOfDay, minutesOf, shortMinutesOf, weekdayName } from './quietText';

interface TimeInputProps {
  /** Since midnight. */
  readonly minutes: number;
  readonly label: string;
  readonly onChange: (minutes: number) => void;
}

/** A time of day as HH:mm, whatever clock the system shows; on blur a short form of it is understood, a half-typed time discarded. */
const TimeInput = ({ minutes, label, onChange }: TimeInputProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    const typed = minutesOf(text);
    setDraft(typed === null ? text : null);
    if (typed !== null) onChange(typed);
  };
  const leave = () => {
    const typed = shortMinutesOf(draft ?? '');
    setDraft(null);
    if (typed !== null) onChange(typed);
  };
  return (
    <Input
      className={styles.quietTime}
      inputMode="numeric"
      placeholder="HH:MM"
      maxLength={5}
      aria-label={label}
      value={draft ?? timeOfDay(minutes)}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  );
};

const MODES = ['never', 'hours', 'allDay'] as const;

/** The weekly schedule of do-not-disturb, day by day. Saving it also switches it on. */
export const QuietHoursDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, i18n } = useTranslation(['alerts', 'common']);
  const dispatch = useAppDispatch();
  const saved = useAppSelector((state) => state.alerts.quietHours);
  const [first] = useState(saved.days);
  const [days, setDays] = useState(first);
  const week = useRef<HTMLDivElement>(null);
  useFirstField(week);
  useReturnFocus();
  const change = (index: number, changes: Partial<QuietDay>) =>
    setDays((known) => known.map((day, place) => (place === index ? { ...day, ...changes } : day)));
  const discard = useDiscardQuestion();
  const isChanged = hasChanges({ days: first }, { days });
  useAskedBeforeLeaving(() => isChanged);
  const close = async () => {
    if (!isChanged || (await discard())) onClose();
  };
  const save = () => {
    dispatch(alertsChanged({ quietHours: { enabled: true, days } }));
    onClose();
  };
  return (
    <Modal
      open
      width={640}
      title={t('quietTitle')}
      okText={t('common:actions.save')}
      cancelText={t('common:actions.cancel')}
      onOk={save}
      onCancel={() => void close()}
    >
      <div ref={week} className={styles.week}>
        {WEEK.map((index) => {
          const day = days[index];
          if (!day) return null;
          const name = weekdayName(index, i18n.language);
          return (
            <div key={index} className={styles.day}>
              <span className={styles.quietName}>{name}</span>
              <Select
                className={styles.mode}
                value={day.mode}
                aria-label={name}
                options={MODES.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
                onChange={(mode) => change(index, { mode })}
              />
              {day.mode === 'hours' &&
                (['from', 'to'] as const).map((side) => (
                  <TimeInput
                    key={side}
                    minutes={day[side]}
                    label={t(side === 'from' ? 'quietFrom' : 'quietTo', { day: name })}
                    onChange={(minutes) => change(index, { [side]: minutes })}
                  />
                ))}
            </div>
          );
        })}
      </div>
    </Modal>
  );
};
