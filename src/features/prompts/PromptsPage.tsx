import { useTranslation } from 'react-i18next';
import type { Prompt } from '@/protocol/records/prompts';
import { prompts } from '@/entities/prompts/prompts';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { useChangeActions } from '@/ui/collection/useChangeActions';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { Bot } from '@/ui/icons';
import { PromptDialog } from './PromptDialog';
import { usePromptRemoval } from './usePromptRemoval';

const nameOf = (prompt: Prompt) => prompt.name;

/** Instructions for the language model that answers for a queue. */
export const PromptsPage = () => {
  const { t } = useTranslation('prompts');
  const screen = useCollectionScreen(prompts);
  const { editor } = screen;
  const remove = usePromptRemoval();
  const columns: readonly Column<Prompt>[] = [
    { key: 'name', title: t('page.name'), render: nameOf },
    { key: 'queue', title: t('page.queue'), narrow: 'second', render: ({ queue }) => queue?.name ?? '—' },
    { key: 'maxTokens', title: t('page.maxTokens'), width: 150, align: 'end', render: ({ maxTokens }) => maxTokens },
  ];
  const changesOf = useChangeActions(editor.open, (prompt: Prompt) => void remove(prompt));
  return (
    <RecordsPage
      texts={{
        title: t('page.title'),
        search: t('page.search'),
        add: t('page.add'),
        empty: t('page.empty'),
        emptyHint: t('page.emptyHint'),
      }}
      icon={Bot}
      screen={screen}
      columns={columns}
      nameOf={nameOf}
      actions={changesOf}
      renderDialog={(prompt) => <PromptDialog promptId={prompt?.id ?? null} onClose={editor.close} />}
    />
  );
};
