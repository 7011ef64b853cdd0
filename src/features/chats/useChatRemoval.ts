import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Chat } from '@/protocol/records/chats';
import { deleteChat } from '@/entities/chats/chatThunks';
import { useAppDispatch } from '@/store/hooks';
import { useConfirm } from '@/ui/feedback/ConfirmContext';

/** Deletes a chat after a question; the one on screen is left for the list. */
export const useChatRemoval = (openUuid: string | undefined): ((chat: Chat) => void) => {
  const { t } = useTranslation(['chats', 'common']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const confirm = useConfirm();
  return useCallback(
    (chat) => {
      const ask = async () => {
        const isSure = await confirm({
          title: t('remove.title'),
          message: t('remove.message'),
          confirmLabel: t('common:actions.delete'),
          danger: true,
        });
        if (!isSure) return;
        const answer = await dispatch(deleteChat(chat.id));
        if (deleteChat.fulfilled.match(answer) && chat.uuid === openUuid) void navigate('/chats', { replace: true });
      };
      void ask();
    },
    [confirm, dispatch, navigate, openUuid, t],
  );
};
