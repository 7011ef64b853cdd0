import { useTranslation } from 'react-i18next';
import type { Prompt } from '@/protocol/records/prompts';
import { removePrompt } from '@/entities/prompts/promptThunks';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useConfirm } from '@/ui/feedback/ConfirmContext';

/** Deletes a prompt after a question and passes on what the server said, which may be that it is still used (PROMPT-10). */
export const usePromptRemoval = (): ((prompt: Prompt) => Promise<void>) => {
  const { t } = useTranslation(['prompts', 'common']);
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  return async ({ id, name }) => {
    const title = t('page.removeTitle', { name });
    const message = t('page.removeMessage');
    if (!(await confirm({ title, message, confirmLabel: t('common:actions.delete'), danger: true }))) return;
    const answer = await dispatch(removePrompt(id));
    if (!removePrompt.fulfilled.match(answer)) return;
    const said = answer.payload;
    dispatch(
      toastShown(
        said === null
          ? { kind: 'info', textKey: 'prompts:toasts.removed' }
          : { kind: 'info', textKey: 'prompts:toasts.said', values: { said } },
      ),
    );
  };
};
