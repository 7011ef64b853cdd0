import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Help } from '@/contract/entities/helps';
import { helps } from '@/entities/helps/helps';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import type { Column, RowAction } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CircleHelp, Pencil, Trash2 } from '@/ui/icons';
import { HelpDialog } from './HelpDialog';

const nameOf = (help: Help) => help.title;

/** The help videos, for the installation's owner (HELP-07). */
export const HelpsTab = () => {
  const { t } = useTranslation(['helps', 'common']);
  const { search, list, editor } = useCollectionScreen(helps);
  const remove = useRecordRemoval(helps);
  const columns: readonly Column<Help>[] = [
    { key: 'title', title: t('fields.title'), render: nameOf },
    { key: 'description', title: t('fields.description'), render: ({ description }) => description },
    { key: 'video', title: t('fields.video'), width: 180, render: ({ video }) => video },
  ];
  const actionsOf = (help: Help): readonly RowAction[] => [
    { key: 'edit', label: t('common:actions.edit'), icon: Pencil, main: true, onSelect: () => editor.open(help) },
    {
      key: 'remove',
      label: t('common:actions.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        void remove(help.id, { title: t('tab.removeTitle', { name: help.title }), message: t('tab.removeMessage') }),
    },
  ];
  return (
    <CollectionPage
      title={t('tab.title')}
      heading="h2"
      count={list.count}
      search={search}
      searchLabel={t('tab.search')}
      add={{ label: t('tab.add'), onAdd: editor.openNew }}
    >
      <InfiniteTable
        label={t('tab.title')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={actionsOf}
        searched={search.text ? { text: search.text, onClear: () => search.onChange('') } : undefined}
        empty={
          <EmptyState
            icon={CircleHelp}
            title={t('tab.empty')}
            hint={t('tab.emptyHint')}
            action={<Button onClick={editor.openNew}>{t('tab.add')}</Button>}
          />
        }
      />
      {editor.target && <HelpDialog help={editor.target === 'new' ? null : editor.target} onClose={editor.close} />}
    </CollectionPage>
  );
};
