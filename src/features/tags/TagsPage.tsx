import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Tag } from '@/contract/entities/tags';
import { tags } from '@/entities/tags/tags';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import type { Column, RowAction } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Pencil, Tags, Trash2 } from '@/ui/icons';
import { Chip } from '@/ui/layout/Chip';
import { TagDialog } from './TagDialog';

const nameOf = (tag: Tag) => tag.name;

/** The company's tags (TAG-02 to TAG-09). */
export const TagsPage = () => {
  const { t } = useTranslation(['tags', 'common']);
  const { search, list, editor } = useCollectionScreen(tags);
  const remove = useRecordRemoval(tags);
  const columns: readonly Column<Tag>[] = [
    {
      key: 'name',
      title: t('page.name'),
      render: ({ name, color }) => (
        <Chip color={color} size="medium">
          {name}
        </Chip>
      ),
    },
    { key: 'tickets', title: t('page.tickets'), width: 130, align: 'end', render: (tag) => tag.ticketsCount ?? 0 },
  ];
  const actionsOf = (tag: Tag): readonly RowAction[] => [
    {
      key: 'edit',
      label: t('common:actions.edit'),
      icon: Pencil,
      main: true,
      onSelect: () => editor.open(tag),
    },
    {
      key: 'remove',
      label: t('common:actions.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        void remove(tag.id, { title: t('page.removeTitle', { name: tag.name }), message: t('page.removeMessage') }),
    },
  ];
  const add = { label: t('page.add'), onAdd: editor.openNew };
  return (
    <CollectionPage title={t('page.title')} count={list.count} search={search} searchLabel={t('page.search')} add={add}>
      <InfiniteTable
        label={t('page.title')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={actionsOf}
        searched={search.text ? { text: search.text, onClear: () => search.onChange('') } : undefined}
        empty={
          <EmptyState
            icon={Tags}
            title={t('page.empty')}
            hint={t('page.emptyHint')}
            action={<Button onClick={editor.openNew}>{t('page.add')}</Button>}
          />
        }
      />
      {editor.target && <TagDialog tagId={editor.target === 'new' ? null : editor.target.id} onClose={editor.close} />}
    </CollectionPage>
  );
};
