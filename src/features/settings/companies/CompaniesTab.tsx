import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Company } from '@/contract/entities/companies';
import { daysUntilDue, dueAlarm, type DueAlarm } from '@/domain/companyDue';
import { companies } from '@/entities/companies/companies';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import type { RowAction } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Building2, Pencil, Trash2 } from '@/ui/icons';
import { CompanyDialog } from './CompanyDialog';
import { useCompanyColumns } from './useCompanyColumns';

const GROUNDS: Readonly<Record<DueAlarm, string>> = {
  soon: 'var(--warning-bg)',
  near: 'var(--due-near-bg)',
  over: 'var(--danger-bg)',
};

const nameOf = (company: Company) => company.name;

/** The companies of the installation, for its owner (COMP-02, COMP-10 to COMP-17). */
export const CompaniesTab = () => {
  const { t } = useTranslation(['companies', 'common']);
  const { search, list, editor } = useCollectionScreen(companies, { view: 'all', whole: true });
  const remove = useRecordRemoval(companies);
  const [now] = useState(() => Date.now());
  const columns = useCompanyColumns(now);
  const groundOf = ({ dueDate }: Company): string | undefined => {
    const alarm = dueAlarm(daysUntilDue(dueDate, now));
    return alarm === null ? undefined : GROUNDS[alarm];
  };
  const actionsOf = (company: Company): readonly RowAction[] => [
    { key: 'edit', label: t('common:actions.edit'), icon: Pencil, main: true, onSelect: () => editor.open(company) },
    {
      key: 'remove',
      label: t('common:actions.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        void remove(company.id, {
          title: t('tab.removeTitle', { name: company.name }),
          message: t('tab.removeMessage'),
        }),
    },
  ];
  const add = { label: t('tab.add'), onAdd: editor.openNew };
  return (
    <CollectionPage
      title={t('tab.title')}
      heading="h2"
      count={list.count}
      search={search}
      searchLabel={t('tab.search')}
      add={add}
    >
      <InfiniteTable
        label={t('tab.title')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={actionsOf}
        tint={groundOf}
        searched={search.text ? { text: search.text, onClear: () => search.onChange('') } : undefined}
        empty={
          <EmptyState
            icon={Building2}
            title={t('tab.empty')}
            hint={t('tab.emptyHint')}
            action={<Button onClick={editor.openNew}>{t('tab.add')}</Button>}
          />
        }
      />
      {editor.target && (
        <CompanyDialog company={editor.target === 'new' ? null : editor.target} onClose={editor.close} />
      )}
    </CollectionPage>
  );
};
