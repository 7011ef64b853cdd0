import { useTranslation } from 'react-i18next';
import type { Attendant } from '@/protocol/records/dashboard';
import { formatMinutes } from '@/domain/dashboard';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { CircleCheck, CircleUser, Users } from '@/ui/icons';
import { Avatar } from '@/ui/layout/Avatar';
import { StatusPill } from '@/ui/layout/StatusPill';
import styles from './Attendants.module.css';
import { Rating } from './Rating';

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
      <td className={styles.time}>{formatMinutes(avgSupportTime)}</td>
      <td>
        <StatusPill tone={online ? 'success' : 'neutral'} icon={online ? CircleCheck : CircleUser}>
          {t(online ? 'attendants.online' : 'attendants.offline')}
        </StatusPill>
      </td>
    </tr>
  );
};

/** The company's users with rating, time and whether they are there. */
export const Attendants = ({ attendants }: { readonly attendants: readonly Attendant[] | null }) => {
  const { t } = useTranslation('dashboard');
  const online = attendants?.filter((attendant) => attendant.online).length ?? 0;
  return (
    <article className={styles.card} aria-labelledby="dashboard-attendants">
      <header className={styles.head}>
        <h2 id="dashboard-attendants" className={styles.title}>
          {t('attendants.title')}
        </h2>
        {attendants && <span className={styles.count}>{t('attendants.count', { count: online })}</span>}
      </header>
      {!attendants && <SkeletonRows rows={4} height={45} />}
      {attendants?.length === 0 && <EmptyState icon={Users} title={t('attendants.empty')} />}
      {attendants && attendants.length > 0 && (
        // A wide table scrolls for itself, by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.scroll} aria-labelledby="dashboard-attendants" tabIndex={0}>
          <table className={styles.table}>
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
        </section>
      )}
    </article>
  );
};
