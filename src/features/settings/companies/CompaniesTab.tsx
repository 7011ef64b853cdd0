import { useCallback } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { daysUntilDue, dueAlarm, type DueAlarm, isRecurrence } from '@/domain/company/companies';
import { hasCampaigns } from '@/domain/company/companySettings';
import { companies, loadCompany, startCampaignSettings } from '@/entities/company/companies/companies';
import type { EntityDispatch } from '@/entities/base/thunk';
import { calendarDay, formatDay } from '@/lib/dates';
import { digitsOf } from '@/lib/masks';
import type { Company } from '@/protocol/records/companies';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import type { Column } from '@/ui/collection/columns';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { useRecordEditor } from '@/ui/form/useRecordEditor';
import { Building2 } from '@/ui/icons';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import { useToday } from '@/ui/useToday';
import styles from '../settings.module.css';
import { CompanyFields } from './CompanyFields';
import { fieldsOf, newCompany, valuesOf } from './companyForm';

const dayOf = (instant: string | null | undefined): string => {
  const day = calendarDay(instant);
  return day === null ? '' : formatDay(day);
};

/** Companies give their number as it is dialled within Brazil. */
const internationalPhone = (phone: string): string => {
  const digits = digitsOf(phone);
  return digits.length === 10 || digits.length === 11 ? `55${digits}` : phone;
};

/** The columns of the companies' table; the due date says in words what the colour of the row says. */
const useCompanyColumns = (today: string): readonly Column<Company>[] => {
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
    { key: 'name', title: t('dialog.name'), least: 150, narrow: 'first', render: ({ name }) => name },
    { key: 'email', title: t('dialog.email'), least: 160, spare: true, render: ({ email }) => email },
    {
      key: 'phone',
      title: t('dialog.phone'),
      width: 164,
      spare: true,
      render: ({ phone }) => formatPhone(internationalPhone(phone ?? '')),
    },
    { key: 'plan', title: t('dialog.plan'), width: 108, spare: true, render: ({ plan }) => plan?.name },
    {
      key: 'campaigns',
      title: t('page.campaigns'),
      width: 96,
      spare: true,
      render: (company) => yesNo(hasCampaigns(company.settings)),
    },
    { key: 'status', title: t('page.active'), width: 64, render: ({ status }) => yesNo(status !== false) },
    {
      key: 'createdAt',
      title: t('page.createdAt'),
      width: 102,
      spare: true,
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
            {[whenDue(daysUntilDue(dueDate, today)), nameOf(recurrence)].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
  ];
};

interface CompanyDialogProps {
  /** Null creates a company. */
  readonly company: Company | null;
  readonly onClose: () => void;
}

const SECRETS = ['password'] as const;

/** Creates a company, or changes one that is read from the server first. */
const CompanyDialog = ({ company, onClose }: CompanyDialogProps) => {
  const { t } = useTranslation('companies');
  const isNew = company === null;
  // Only the list has plan and settings.
  const read = useCallback(
    async (id: number, dispatch: EntityDispatch) =>
      company && { ...company, ...(await dispatch(loadCompany(id)).unwrap()) },
    [company],
  );
  const { editor } = useRecordEditor(companies, {
    id: company?.id ?? null,
    read,
    failedText: t('dialog.loadFailed'),
    valuesOf: (record: Company | null) => (record ? valuesOf(record) : newCompany(Date.now())),
    fieldsOf: (values) => fieldsOf(values, isNew),
    finish: async ({ id }, dispatch) => {
      if (isNew) await dispatch(startCampaignSettings(id));
    },
    onClose,
  });
  return (
    <EditorDialog {...editor} secrets={SECRETS} width={640} title={t(isNew ? 'dialog.create' : 'dialog.edit')}>
      <CompanyFields isNew={isNew} />
    </EditorDialog>
  );
};

const GROUNDS: Readonly<Record<DueAlarm, string>> = {
  soon: 'var(--due-soon-bg)',
  near: 'var(--due-near-bg)',
  over: 'var(--danger-bg)',
};

const nameOf = (company: Company) => company.name;

/** The companies of the installation, for its owner. */
export const CompaniesTab = () => {
  const today = useToday();
  const columns = useCompanyColumns(today);
  const groundOf = ({ dueDate }: Company): string | undefined => {
    const alarm = dueAlarm(daysUntilDue(dueDate, today));
    return alarm === null ? undefined : GROUNDS[alarm];
  };
  return (
    <RecordsPage
      collection={companies}
      reading={{ view: 'all', whole: true }}
      namespace="companies"
      icon={Building2}
      heading="h2"
      columns={columns}
      nameOf={nameOf}
      tint={groundOf}
      renderDialog={(company, onClose) => <CompanyDialog company={company} onClose={onClose} />}
    />
  );
};
