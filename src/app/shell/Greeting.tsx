import { Trans } from 'react-i18next';
import { useTranslation } from '@/i18n/useTranslation';
import { DUE_WARNING_DAYS, MENU_DRAWER_BELOW_PX, SHORT_NAME_LENGTH } from '@/domain/limits';
import { isAdmin } from '@/domain/permissions';
import { calendarDay, daysBetween, formatDay } from '@/lib/dates';
import { selectUser } from '@/entities/session/sessionSelectors';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { useToday } from '@/ui/useToday';
import { useWindowWidth } from '@/ui/width';
import styles from './shell.module.css';

/** A name as the greeting shows it: on windows under 600 px, more than 10 characters become the first 10 plus dots. */
const shortName = (name: string, windowWidth: number): string => {
  const characters = Array.from(name);
  return windowWidth < MENU_DRAWER_BELOW_PX && characters.length > SHORT_NAME_LENGTH
    ? `${characters.slice(0, SHORT_NAME_LENGTH).join('')}...`
    : name;
};

/** Greets the user; admins also see their company and the date until which it is active. */
export const Greeting = () => {
  const { t } = useTranslation('shell');
  const user = useAppSelector(selectUser);
  const company = useAppSelector((state) => state.session.company);
  const width = useWindowWidth();
  const today = useToday();
  const due = isAdmin(user) ? calendarDay(company?.dueDate) : null;
  const companyLine =
    due === null || !company ? null : t('activeUntil', { company: company.name, date: formatDay(due) });
  const isEnding = due !== null && daysBetween(today, due) < DUE_WARNING_DAYS;
  return (
    <div className={styles.greeting}>
      <span className={styles.name}>
        <Trans
          t={t}
          i18nKey="greeting"
          values={{ name: shortName(user?.name ?? '', width) }}
          components={{ b: <b /> }}
        />
      </span>
      {companyLine !== null && (
        <span className={classNames(styles.company, isEnding && styles.ending)} title={companyLine}>
          {companyLine}
        </span>
      )}
    </div>
  );
};
