import type { MenuProps } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { removeMessage } from '@/entities/conversations/messages/messageThunks';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { Copy, Forward, Reply, Trash2 } from '@/ui/icons';
import { MenuDropdown } from '@/ui/layout/MenuDropdown';
import { useReply } from '../../composer/useReply';
import { focusComposer } from '../../shared/focusComposer';
import { toastFailure } from '../../shared/toastFailure';
import { useMayWrite } from '../../shared/useMayWrite';
import { captionOf, messageKind } from '@/domain/conversations/messageContent';
import { copyText } from '@/ui/conversation/copyText';

/** Deletes a message after a confirmation. */
const useDeleteMessage = (ticketId: number): ((messageId: string) => Promise<void>) => {
  const { t } = useTranslation('conversation');
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  return async (messageId) => {
    const confirmed = await confirm({
      title: t('remove.title'),
      message: t('remove.text'),
      confirmLabel: t('remove.action'),
      danger: true,
    });
    if (!confirmed) return;
    toastFailure(dispatch, await dispatch(removeMessage({ ticketId, messageId })), 'conversation:remove.failed');
  };
};

/** The message whose menu is open, and the menu's place. */
export interface MenuPlace {
  readonly message: Message;
  readonly anchor: DOMRect;
  /** Element that gets the focus back, unless the chosen action moved the focus. */
  readonly returnTo: HTMLElement;
}

interface MessageMenuProps {
  readonly ticket: Ticket;
  readonly place: MenuPlace;
  readonly onClose: () => void;
}

/** The actions of a message. The whole conversation shares one menu, so that bubbles stay cheap. */
export const MessageMenu = ({ ticket, place: { message, anchor, returnTo }, onClose }: MessageMenuProps) => {
  const { t } = useTranslation(['tickets', 'conversation']);
  const dispatch = useAppDispatch();
  const reply = useReply(ticket.id);
  const mayWrite = useMayWrite(ticket);
  const remove = useDeleteMessage(ticket.id);
  const text = messageKind(message) === 'text' ? message.body : captionOf(message);
  const answer = () => {
    reply(message.id);
    // Focus even if this message was already chosen: the answer is typed next.
    focusComposer();
  };
  const items: MenuProps['items'] = [
    // A quote would stay invisible where nothing can be written.
    { key: 'reply', label: t('message.reply'), icon: <Reply size={15} />, disabled: !mayWrite, onClick: answer },
    ...(text
      ? [{ key: 'copy', label: t('message.copy'), icon: <Copy size={15} />, onClick: () => copyText(text) }]
      : []),
    {
      key: 'forward',
      label: t('message.forward'),
      icon: <Forward size={15} />,
      onClick: () => void dispatch(dialogOpened({ type: 'forward', ticketId: ticket.id, messageId: message.id })),
    },
    ...(message.fromMe && !message.isDeleted
      ? [
          {
            key: 'delete',
            label: t('conversation:remove.action'),
            icon: <Trash2 size={15} />,
            danger: true,
            onClick: () => void remove(message.id),
          },
        ]
      : []),
  ];
  return (
    <MenuDropdown open menu={{ items }} returnTo={() => returnTo} onOpenChange={(open) => !open && onClose()}>
      <span
        style={{
          position: 'fixed',
          left: anchor.left,
          top: anchor.top,
          width: anchor.width,
          height: anchor.height,
          pointerEvents: 'none',
        }}
      />
    </MenuDropdown>
  );
};
