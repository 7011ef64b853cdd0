import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysUntilDue, dueAlarm, type DueAlarm } from '@/domain/companyDue';
import { companies, loadCompany, startCampaignSettings } from '@/entities/companies/companies';
import type { Company } from '@/protocol/records/companies';
import { useAppDispatch } from '@/store/hooks';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { useChangeActions } from '@/ui/collection/useChangeActions';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { useRecordSave } from '@/ui/collection/useRecordSave';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { useEditorForm } from '@/ui/form/useEditorForm';
import { Building2 } from '@/ui/icons';
import { useAnswer } from '@/ui/useAnswer';
import { CompanyFields } from './CompanyFields';
import { type CompanyFormValues, fieldsOf, newCompany, valuesOf } from './companyForm';
import { useCompanyColumns } from './useCompanyColumns';

interface CompanyDialogProps {
  /** Null creates a company. */
  readonly company: Company | null;
  readonly onClose: () => void;
}

/** Creates a company, or changes one that is read from the server first. */
const CompanyDialog = ({ company, onClose }: CompanyDialogProps) => {
  const { t } = useTranslation('companies');
  const dispatch = useAppDispatch();
  const save = useRecordSave(companies);
  const [empty] = useState(() => newCompany(Date.now()));
  // Plan and settings stand in the list alone.
  const ask = useCallback(
    async () => (company ? valuesOf({ ...company, ...(await dispatch(loadCompany(company.id)).unwrap()) }) : null),
    [company, dispatch],
  );
  const { status, value, reload } = useAnswer(ask);
  const editor = useEditorForm<CompanyFormValues>({
    saved: company ? value : empty,
    save: async (values) => {
      const saved = await save(company?.id ?? null, fieldsOf(values, company === null));
      if (company === null && saved) await dispatch(startCampaignSettings(saved.id));
    },
    onClose,
  });
  return (
    <EditorDialog
      {...editor}
      width={640}
      title={t(company ? 'dialog.edit' : 'dialog.create')}
      failed={status === 'failed' ? { title: t('dialog.loadFailed'), onRetry: reload } : undefined}
    >
      <CompanyFields isNew={company === null} />
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
