import { useTranslation } from '@/i18n/useTranslation';
import { prompts, removePrompt } from '@/entities/company/prompts/prompts';
import type { Language } from '@/i18n/languages';
import { useLanguage } from '@/i18n/useLanguage';
import { readPortugueseSentence } from '@/protocol/errors';
import type { Prompt } from '@/protocol/records/prompts';
import { useAppDispatch } from '@/store/hooks';
import { type ToastRequest, toastShown } from '@/store/toasts';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import type { Column } from '@/ui/collection/columns';
import { useDeleteQuestion } from '@/ui/feedback/useDeleteQuestion';
import { Bot } from '@/ui/icons';
import { PromptDialog } from './PromptDialog';

/** What servers say when a deletion succeeded. */
const REMOVED = /^prompt deleted\W*$/i;

/** The server's sentence in the interface's language: a 200 with any other sentence deleted nothing. */
const outcomeOf = (said: string | null, language: Language): ToastRequest => {
  if (said === null || REMOVED.test(said.trim())) return { kind: 'info', textKey: 'prompts:toasts.removed' };
  const sentence = language === 'pt' ? readPortugueseSentence(said) : null;
  return sentence === null
    ? { kind: 'info', textKey: 'prompts:toasts.notRemoved' }
    : { kind: 'info', textKey: 'prompts:toasts.said', values: { said: sentence } };
};

/** Deletes a prompt after a question and passes on what the server said, which may be that it is still used. */
const usePromptRemoval = (): ((prompt: Prompt) => Promise<void>) => {
  const { t } = useTranslation('prompts');
  const { language } = useLanguage();
  const dispatch = useAppDispatch();
  const mayDelete = useDeleteQuestion();
  return async ({ id, name }) => {
    if (!(await mayDelete({ title: t('page.removeTitle', { name }), message: t('page.removeMessage') }))) return;
    const answer = await dispatch(removePrompt(id));
    if (!removePrompt.fulfilled.match(answer)) return;
    dispatch(toastShown(outcomeOf(answer.payload, language)));
  };
};

const nameOf = (prompt: Prompt) => prompt.name;

/** Instructions for the language model that answers for a queue. */
export const PromptsPage = () => {
  const { t } = useTranslation('prompts');
  const remove = usePromptRemoval();
  const columns: readonly Column<Prompt>[] = [
    { key: 'name', title: t('page.name'), render: nameOf },
    { key: 'queue', title: t('page.queue'), narrow: 'second', render: ({ queue }) => queue?.name ?? '—' },
    { key: 'maxTokens', title: t('page.maxTokens'), width: 150, align: 'end', render: ({ maxTokens }) => maxTokens },
  ];
  return (
    <RecordsPage
      collection={prompts}
      namespace="prompts"
      icon={Bot}
      columns={columns}
      nameOf={nameOf}
      onRemove={(prompt) => void remove(prompt)}
      renderDialog={(prompt, onClose) => <PromptDialog promptId={prompt?.id ?? null} onClose={onClose} />}
    />
  );
};
