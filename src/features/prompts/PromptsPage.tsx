import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Prompt } from '@/contract/entities/prompts';
import { prompts } from '@/entities/prompts/prompts';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import type { Column, RowAction } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Bot, Pencil, Trash2 } from '@/ui/icons';
import { PromptDialog } from './PromptDialog';
import { usePromptRemoval } from './usePromptRemoval';

const nameOf = (prompt: Prompt) => prompt.name;

/** Instructions for the language model that answers for a queue (PROMPT-02 to PROMPT-11). */
export const PromptsPage = () => {
  const { t } = useTranslation(['prompts', 'common']);
  const { search, list, editor } = useCollectionScreen(prompts);
  const remove = usePromptRemoval();
  const columns: readonly Column<Prompt>[] = [
    { key: 'name', title: t('page.name'), render: nameOf },
    { key: 'queue', title: t('page.queue'), render: ({ queue }) => queue?.name ?? '—' },
    { key: 'maxTokens', title: t('page.maxTokens'), width: 150, align: 'end', render: ({ maxTokens }) => maxTokens },
  ];
  const actionsOf = (prompt: Prompt): readonly RowAction[] => [
    {
      key: 'edit',
      label: t('common:actions.edit'),
      icon: Pencil,
      main: true,
      onSelect: () => editor.open(prompt),
    },
    {
      key: 'remove',
      label: t('common:actions.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () => void remove(prompt),
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
            icon={Bot}
            title={t('page.empty')}
            hint={t('page.emptyHint')}
            action={<Button onClick={editor.openNew}>{t('page.add')}</Button>}
          />
        }
      />
      {editor.target && (
        <PromptDialog promptId={editor.target === 'new' ? null : editor.target.id} onClose={editor.close} />
      )}
    </CollectionPage>
  );
};
