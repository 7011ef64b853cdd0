import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDay, formatDay } from '@/lib/dates';
import { useAppSelector } from '@/store/hooks';
import styles from './SubscriptionPage.module.css';

/** What the company pays for: its plan, until when, and how much of everything it may have. */
export const PlanCard = () => {
  const { t } = useTranslation('subscription');
  const id = useId();
  const plan = useAppSelector(({ session }) => session.plan);
  const day = calendarDay(useAppSelector(({ session }) => session.company?.dueDate));
  if (!plan && day === null) return null;
  const limits = (['users', 'connections', 'queues'] as const).map(
    (key) =>
      [key, plan?.[key] === null || plan?.[key] === undefined ? '' : t('card.upTo', { count: plan[key] })] as const,
  );
  const lines = [['plan', plan?.name ?? ''] as const, ['due', day === null ? '' : formatDay(day)] as const, ...limits];
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.cardTitle}>
        {t('card.card')}
      </h2>
      <dl className={styles.facts}>
        {lines
          .filter(([, value]) => value !== '')
          .map(([key, value]) => (
            <div key={key} className={styles.fact}>
              <dt>{t(`card.${key}`)}</dt>
              <dd data-selectable>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
