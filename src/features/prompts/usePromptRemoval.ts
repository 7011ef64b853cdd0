import { useTranslation } from 'react-i18next';
import { readPortugueseSentence } from '@/protocol/errors';
import type { Prompt } from '@/protocol/records/prompts';
import { removePrompt } from '@/entities/prompts/promptThunks';
import type { Language } from '@/i18n/languages';
import { useLanguage } from '@/i18n/useLanguage';
import { useAppDispatch } from '@/store/hooks';
import { toastShown, type ToastRequest } from '@/store/toasts';
import { useConfirm } from '@/ui/feedback/ConfirmContext';

/** What servers say of a deletion that was made. */
const REMOVED = /^prompt deleted\W*$/i;

/** The server's sentence in the interface's language: a 200 with any other one deleted nothing. */
const outcomeOf = (said: string | null, language: Language): ToastRequest => {
  if (said === null || REMOVED.test(said.trim())) return { kind: 'success', textKey: 'prompts:toasts.removed' };
  const sentence = language === 'pt' ? readPortugueseSentence(said) : null;
  return sentence === null
    ? { kind: 'warning', textKey: 'prompts:toasts.notRemoved' }
    : { kind: 'warning', textKey: 'prompts:toasts.said', values: { said: sentence } };
};

/** Deletes a prompt after a question and passes on what the server said, which may be that it is still used. */
export const usePromptRemoval = (): ((prompt: Prompt) => Promise<void>) => {
  const { t } = useTranslation(['prompts', 'common']);
  const { language } = useLanguage();
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  return async ({ id, name }) => {
    const title = t('page.removeTitle', { name });
    const message = t('page.removeMessage');
    if (!(await confirm({ title, message, confirmLabel: t('common:actions.delete'), danger: true }))) return;
    const answer = await dispatch(removePrompt(id));
    if (!removePrompt.fulfilled.match(answer)) return;
    dispatch(toastShown(outcomeOf(answer.payload, language)));
  };
};
