import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Company } from '@/protocol/records/companies';
import { companies } from '@/entities/companies/companies';
import { loadCompany, startCampaignSettings } from '@/entities/companies/companyThunks';
import { useAppDispatch } from '@/store/hooks';
import { useRecordSave } from '@/ui/collection/useRecordSave';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { useEditorForm } from '@/ui/form/useEditorForm';
import { useAnswer } from '@/ui/useAnswer';
import { CompanyFields } from './CompanyFields';
import { fieldsOf, newCompany, valuesOf, type CompanyFormValues } from './companyForm';

interface CompanyDialogProps {
  /** Null creates a company. */
  readonly company: Company | null;
  readonly onClose: () => void;
}

/** Creates a company, or changes one that is read from the server first. */
export const CompanyDialog = ({ company, onClose }: CompanyDialogProps) => {
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
