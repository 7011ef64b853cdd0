import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Flag, FlagOff, type Icon } from '@/ui/icons';
import { dayAndTime, dayName } from '@/lib/moments';
import { useToday } from '@/ui/useToday';
import styles from './Markers.module.css';

/** The name of a day: Hoje, Ontem or its date. */
export const DayLabel = ({ day }: { readonly day: string }) => {
  const { t } = useTranslation('tickets');
  const named = dayName(day, useToday());
  return <>{named.name === 'date' ? named.date : t(`thread.${named.name}`)}</>;
};

/** The divider between two days. */
export const DaySeparator = memo(({ day }: { readonly day: string }) => (
  <div className={styles.day}>
    <span className={styles.pill}>
      <DayLabel day={day} />
    </span>
  </div>
));
DaySeparator.displayName = 'DaySeparator';

const Rule = ({ icon: Sign, text }: { readonly icon: Icon; readonly text: string }) => (
  <div className={styles.rule}>
    <span className={styles.words}>
      <Sign size={12} />
      {text}
    </span>
  </div>
);

/** Where the ticket of the messages above ends. */
export const EndedMarker = memo(({ at }: { readonly at: string | undefined }) => {
  const { t } = useTranslation('tickets');
  return <Rule icon={FlagOff} text={t('thread.ended', { at: dayAndTime(at) })} />;
});
EndedMarker.displayName = 'EndedMarker';

interface StartedMarkerProps {
  readonly at: string | undefined;
  readonly queueName: string;
}

/** Where the ticket of the messages below starts. */
export const StartedMarker = memo(({ at, queueName }: StartedMarkerProps) => {
  const { t } = useTranslation('tickets');
  const moment = dayAndTime(at);
  const text = queueName
    ? t('thread.startedIn', { queue: queueName, at: moment })
    : t('thread.started', { at: moment });
  return <Rule icon={Flag} text={text} />;
});
StartedMarker.displayName = 'StartedMarker';

/** Where reading stopped when the conversation was opened. */
export const UnreadDivider = memo(({ count }: { readonly count: number }) => {
  const { t } = useTranslation('tickets');
  return (
    <div className={styles.unread}>
      <span className={styles.words}>{t('thread.unread', { count })}</span>
    </div>
  );
});
UnreadDivider.displayName = 'UnreadDivider';
