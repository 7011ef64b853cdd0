import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Company } from '@/protocol/records/companies';
import { daysUntilDue, dueAlarm, type DueAlarm } from '@/domain/companyDue';
import { companies } from '@/entities/companies/companies';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { useChangeActions } from '@/ui/collection/useChangeActions';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { Building2 } from '@/ui/icons';
import { CompanyDialog } from './CompanyDialog';
import { useCompanyColumns } from './useCompanyColumns';

const GROUNDS: Readonly<Record<DueAlarm, string>> = {
  soon: 'var(--warning-bg)',
  near: 'var(--due-near-bg)',
  over: 'var(--danger-bg)',
};

const nameOf = (company: Company) => company.name;

/** The companies of the installation, for its owner. */
export const CompaniesTab = () => {
  const { t } = useTranslation('companies');
  const screen = useCollectionScreen(companies, { view: 'all', whole: true });
  const { editor } = screen;
  const remove = useRecordRemoval(companies);
  const [now] = useState(() => Date.now());
  const columns = useCompanyColumns(now);
  const groundOf = ({ dueDate }: Company): string | undefined => {
    const alarm = dueAlarm(daysUntilDue(dueDate, now));
    return alarm === null ? undefined : GROUNDS[alarm];
  };
  const changesOf = useChangeActions(
    editor.open,
    (company: Company) =>
      void remove(company.id, {
        title: t('tab.removeTitle', { name: company.name }),
        message: t('tab.removeMessage'),
      }),
  );
  return (
    <RecordsPage
      texts={{
        title: t('tab.title'),
        search: t('tab.search'),
        add: t('tab.add'),
        empty: t('tab.empty'),
        emptyHint: t('tab.emptyHint'),
      }}
      icon={Building2}
      heading="h2"
      screen={screen}
      columns={columns}
      nameOf={nameOf}
      actions={changesOf}
      tint={groundOf}
      renderDialog={(company) => <CompanyDialog company={company} onClose={editor.close} />}
    />
  );
};
