import { useTranslation } from '@/i18n/useTranslation';
import { formatMinutes, starsOf } from '@/domain/company/dashboard';
import type { Attendant } from '@/protocol/records/dashboard';
import { classNames } from '@/ui/classNames';
import { EmptyState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { CircleCheck, CircleUser, Star, Users } from '@/ui/icons';
import { Avatar } from '@/ui/layout/Avatar';
import { StatusPill } from '@/ui/layout/StatusPill';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { Tooltip } from '@/ui/overlay/Tooltip';
import styles from './Attendants.module.css';

const PLACES = [1, 2, 3] as const;
const WORDS = ['dissatisfied', 'satisfied', 'verySatisfied'] as const;

/** A mean rating as one to three stars; their meaning and the exact mean are in the tooltip. */
const Rating = ({ mean }: { readonly mean: number }) => {
  const { t, i18n } = useTranslation('dashboard');
  const stars = starsOf(mean);
  const word = WORDS[stars - 1];
  if (!word) return <span className={styles.none}>{t('rating.none')}</span>;
  const exact = mean.toLocaleString(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const tip = t('rating.tip', { word: t(`rating.${word}`), mean: exact });
  return (
    <Tooltip title={tip} delayMs={100}>
      <span className={styles.stars}>
        <VisuallyHidden>{tip}</VisuallyHidden>
        {PLACES.map((place) => (
          <Star key={place} size={15} className={classNames(styles.star, place <= stars && styles.filled)} />
        ))}
      </span>
    </Tooltip>
  );
};

const AttendantRow = ({
  attendant: { id, name, rating, avgSupportTime, online },
}: {
  readonly attendant: Attendant;
}) => {
  const { t } = useTranslation('dashboard');
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          <Avatar id={id} name={name} size={28} />
          {name}
        </span>
      </th>
      <td>
        <Rating mean={rating} />
      </td>
      <td className={styles.time} data-mean={t('counters.mean')}>
        {formatMinutes(avgSupportTime)}
      </td>
      <td>
        <StatusPill tone={online ? 'success' : 'neutral'} icon={online ? CircleCheck : CircleUser}>
          {t(online ? 'attendants.online' : 'attendants.offline')}
        </StatusPill>
      </td>
    </tr>
  );
};

interface AttendantsProps {
  readonly attendants: readonly Attendant[] | null;
  /** They are about another filter than the one that is being read. */
  readonly old: boolean;
}

/** The company's users with rating, time and whether they are there. */
export const Attendants = ({ attendants, old }: AttendantsProps) => {
  const { t } = useTranslation('dashboard');
  const online = attendants?.filter((attendant) => attendant.online).length ?? 0;
  return (
    <article
      className={classNames(styles.card, old && styles.old)}
      aria-labelledby="dashboard-attendants"
      aria-busy={old}
    >
      <header className={styles.head}>
        <h2 id="dashboard-attendants" className={styles.title}>
          {t('attendants.title')}
        </h2>
        {attendants && <span className={styles.count}>{t('attendants.count', { count: online })}</span>}
      </header>
      {!attendants && <SkeletonRows rows={4} height={45} />}
      {attendants?.length === 0 && <EmptyState icon={Users} title={t('attendants.empty')} />}
      {attendants && attendants.length > 0 && (
        <table className={styles.table} aria-labelledby="dashboard-attendants">
          <thead>
            <tr>
              <th scope="col">{t('attendants.name')}</th>
              <th scope="col">{t('attendants.rating')}</th>
              <th scope="col">{t('attendants.time')}</th>
              <th scope="col">{t('attendants.status')}</th>
            </tr>
          </thead>
          <tbody>
            {attendants.map((attendant) => (
              <AttendantRow key={attendant.id} attendant={attendant} />
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
};
