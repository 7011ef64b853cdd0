import { useTranslation } from 'react-i18next';
import type { Company } from '@/protocol/records/companies';
import { daysUntilDue, isRecurrence } from '@/domain/companyDue';
import { calendarDay, formatDay } from '@/lib/dates';
import { digitsOf } from '@/lib/masks';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import type { Column } from '@/ui/collection/columns';
import { hasCampaigns } from './companyForm';
import styles from '../settings.module.css';

const dayOf = (instant: string | null | undefined): string => {
  const day = calendarDay(instant);
  return day === null ? '' : formatDay(day);
};

/** The columns of the companies' table; the due date says in words what the colour of the row says. */
/** Companies give their number as it is dialled within Brazil. */
const internationalPhone = (phone: string): string => {
  const digits = digitsOf(phone);
  return digits.length === 10 || digits.length === 11 ? `55${digits}` : phone;
};

export const useCompanyColumns = (now: number): readonly Column<Company>[] => {
  const formatPhone = usePhoneFormat();
  const { t } = useTranslation('companies');
  const yesNo = (yes: boolean) => t(yes ? 'page.yes' : 'page.no');
  const whenDue = (days: number | null): string => {
    if (days === null) return '';
    if (days === 0) return t('page.dueToday');
    return days > 0 ? t('page.dueIn', { count: days }) : t('page.dueAgo', { count: -days });
  };
  const nameOf = (recurrence: string | null | undefined): string =>
    isRecurrence(recurrence) ? t(`recurrences.${recurrence}`) : (recurrence ?? '');
  return [
    { key: 'id', title: t('page.id'), width: 64, render: ({ id }) => id },
    { key: 'name', title: t('dialog.name'), narrow: 'first', render: ({ name }) => name },
    { key: 'email', title: t('dialog.email'), render: ({ email }) => email },
    {
      key: 'phone',
      title: t('dialog.phone'),
      width: 140,
      render: ({ phone }) => formatPhone(internationalPhone(phone ?? '')),
    },
    { key: 'plan', title: t('dialog.plan'), width: 95, render: ({ plan }) => plan?.name },
    { key: 'campaigns', title: t('page.campaigns'), width: 96, render: (company) => yesNo(hasCampaigns(company)) },
    { key: 'status', title: t('page.active'), width: 64, render: ({ status }) => yesNo(status !== false) },
    {
      key: 'createdAt',
      title: t('page.createdAt'),
      width: 102,
      from: 1100,
      render: ({ createdAt }) => dayOf(createdAt),
    },
    {
      key: 'dueDate',
      title: t('dialog.dueDate'),
      width: 160,
      narrow: 'second',
      render: ({ dueDate, recurrence }) => (
        <span className={styles.due}>
          <span>{dayOf(dueDate)}</span>
          <span className={styles.when}>
            {[whenDue(daysUntilDue(dueDate, now)), nameOf(recurrence)].filter(Boolean).join(', ')}
          </span>
        </span>
      ),
    },
  ];
};
