import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysUntilDue, dueAlarm, type DueAlarm } from '@/domain/companyDue';
import { companies, loadCompany, startCampaignSettings } from '@/entities/companies/companies';
import type { Company } from '@/protocol/records/companies';
import type { EntityDispatch } from '@/entities/thunk';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { useRecordEditor } from '@/ui/form/useRecordEditor';
import { Building2 } from '@/ui/icons';
import { CompanyFields } from './CompanyFields';
import { fieldsOf, newCompany, valuesOf } from './companyForm';
import { useCompanyColumns } from './useCompanyColumns';

interface CompanyDialogProps {
  /** Null creates a company. */
  readonly company: Company | null;
  readonly onClose: () => void;
}

/** Creates a company, or changes one that is read from the server first. */
const CompanyDialog = ({ company, onClose }: CompanyDialogProps) => {
  const { t } = useTranslation('companies');
  const isNew = company === null;
  // Plan and settings stand in the list alone.
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
    finish: async (id, _values, _record, dispatch) => {
      if (isNew) await dispatch(startCampaignSettings(id));
    },
    onClose,
  });
  return (
    <EditorDialog {...editor} width={640} title={t(isNew ? 'dialog.create' : 'dialog.edit')}>
      <CompanyFields isNew={isNew} />
    </EditorDialog>
  );
};

const GROUNDS: Readonly<Record<DueAlarm, string>> = {
  soon: 'var(--warning-bg)',
  near: 'var(--due-near-bg)',
  over: 'var(--danger-bg)',
};

const nameOf = (company: Company) => company.name;

/** The companies of the installation, for its owner. */
export const CompaniesTab = () => {
  const [now] = useState(() => Date.now());
  const columns = useCompanyColumns(now);
  const groundOf = ({ dueDate }: Company): string | undefined => {
    const alarm = dueAlarm(daysUntilDue(dueDate, now));
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
