import { useTranslation } from '@/i18n/useTranslation';
import type { NoticeOutcome } from '@/processes/notifications/noticesSlice';
import { formatListTime } from '@/lib/dates';
import { useAppSelector } from '@/store/hooks';
import { BellOff, Check, CircleAlert, MousePointerClick, Reply, X, type Icon } from '@/ui/icons';
import { StatusPill } from '@/ui/layout/StatusPill';
import { useToday } from '@/ui/useToday';
import styles from './notices.module.css';

/** Lines on the page. */
const MOST_LINES = 12;

interface Look {
  readonly tone: 'success' | 'info' | 'danger' | 'neutral';
  readonly icon: Icon;
}

const HELD: Look = { tone: 'neutral', icon: BellOff };
const FAILED: Look = { tone: 'danger', icon: CircleAlert };

const LOOKS: Readonly<Record<NoticeOutcome, Look>> = {
  shown: { tone: 'success', icon: Check },
  clicked: { tone: 'info', icon: MousePointerClick },
  accepted: { tone: 'info', icon: Check },
  replied: { tone: 'info', icon: Reply },
  closed: { tone: 'neutral', icon: X },
  failed: FAILED,
  unsupported: FAILED,
  conversationOpen: HELD,
  pendingShown: HELD,
  kindOff: HELD,
  doNotDisturb: HELD,
};

/** The latest notifications and the outcome of each. */
export const RecentNotices = () => {
  const { t } = useTranslation('alerts');
  const today = useToday();
  const notices = useAppSelector((state) => state.notices);
  return (
    <section aria-labelledby="last-notices">
      <h3 id="last-notices" className={styles.title}>
        {t('last.title')}
      </h3>
      {notices.length === 0 ? (
        <p className={styles.text}>{t('last.none')}</p>
      ) : (
        <ul className={styles.list}>
          {notices.slice(0, MOST_LINES).map(({ id, at, title, outcome }) => {
            const { tone, icon } = LOOKS[outcome];
            return (
              <li key={id} className={styles.line}>
                <time className={styles.time} dateTime={new Date(at).toISOString()}>
                  {formatListTime(new Date(at).toISOString(), today)}
                </time>
                <span className={styles.name} title={title}>
                  {title}
                </span>
                <StatusPill tone={tone} icon={icon}>
                  {t(`outcome.${outcome}`)}
                </StatusPill>
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.text}>{t('last.foot')}</p>
    </section>
  );
};
