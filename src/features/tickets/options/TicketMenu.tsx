import type { MenuProps } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketName } from '@/domain/conversations/ticketName';
import { removeTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import type { Ticket } from '@/protocol/records/tickets';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useCan } from '@/store/hooks';
import { useDeleteQuestion } from '@/ui/feedback/useDeleteQuestion';
import { AlarmClock, ArrowRightLeft, CalendarClock, Download, Ellipsis, Tags, Trash2 } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { MenuDropdown } from '@/ui/layout/MenuDropdown';
import { runShortcut } from '@/ui/shortcuts/activeShortcuts';
import { toastFailure } from '../shared/toastFailure';

/** Deletes a ticket when the user confirms it. */
const useTicketRemoval = (ticket: Ticket): (() => Promise<void>) => {
  const { t } = useTranslation('handling');
  const dispatch = useAppDispatch();
  const mayDelete = useDeleteQuestion();
  const { id } = ticket;
  const name = ticketName(ticket);
  return useCallback(async () => {
    if (!(await mayDelete({ title: t('removeTicket.title', { name }), message: t('removeTicket.message') }))) return;
    toastFailure(dispatch, await dispatch(removeTicket({ ticketId: id })));
  }, [dispatch, id, mayDelete, name, t]);
};

interface TicketMenuProps {
  readonly ticket: Ticket;
  readonly busy: boolean;
  /** Entries that are shown outside the menu where there is room. */
  readonly more: NonNullable<MenuProps['items']>;
  /** Asked when the menu opens: is there no room for those outside? */
  readonly needsMore: () => boolean;
}

/** Two frames later: in the first one the closing menu gives the focus back, after which the list of tags takes it. */
const openTagEditor = (): void =>
  void requestAnimationFrame(() => requestAnimationFrame(() => runShortcut('editTags')));

/** The options of a ticket: schedule, tags, transfer and, if permitted, delete. */
export const TicketMenu = ({ ticket, busy, more, needsMore }: TicketMenuProps) => {
  const { t } = useTranslation(['handling', 'tickets', 'tags']);
  const dispatch = useAppDispatch();
  const mayRemove = useCan('ticket-options:deleteTicket');
  const remove = useTicketRemoval(ticket);
  const { id: ticketId, contact } = ticket;
  const [hasMore, setMore] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // The frame of a menu is one of the dearest parts of a conversation, and few conversations need this one.
  const [isUsed, setUsed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const items: MenuProps['items'] = [
    ...(hasMore ? [...more, { key: 'line', type: 'divider' as const }] : []),
    ...(contact
      ? [
          {
            key: 'schedule',
            label: t('options.schedule'),
            icon: <CalendarClock size={15} />,
            onClick: () => void dispatch(dialogOpened({ type: 'schedule', scheduleId: null, contact })),
          },
        ]
      : []),
    {
      key: 'tags',
      label: t('tags:editor.openLabel'),
      icon: <Tags size={15} />,
      onClick: openTagEditor,
    },
    {
      key: 'remind',
      label: t('options.remind'),
      icon: <AlarmClock size={15} />,
      onClick: () => void dispatch(dialogOpened({ type: 'reminder', ticketId })),
    },
    {
      key: 'transfer',
      label: t('options.transfer'),
      icon: <ArrowRightLeft size={15} />,
      onClick: () => void dispatch(dialogOpened({ type: 'transferTicket', ticketIds: [ticketId] })),
    },
    {
      key: 'export',
      label: t('options.export'),
      icon: <Download size={15} />,
      onClick: () => void dispatch(dialogOpened({ type: 'exportConversation', ticketId })),
    },
    ...(mayRemove
      ? [
          {
            key: 'remove',
            label: t('options.remove'),
            icon: <Trash2 size={15} />,
            danger: true,
            onClick: () => void remove(),
          },
        ]
      : []),
  ];
  const change = (open: boolean) => {
    if (open) setMore(needsMore());
    setOpen(open);
  };
  const begin = () => {
    setUsed(true);
    change(true);
  };
  const button = (
    <IconButton
      ref={opener}
      icon={Ellipsis}
      label={t('tickets:actions.more')}
      disabled={busy}
      expanded={isOpen}
      onClick={isUsed ? undefined : begin}
    />
  );
  if (!isUsed) return button;
  return (
    <MenuDropdown
      open={isOpen}
      placement="bottomRight"
      disabled={busy}
      menu={{ items }}
      returnTo={() => opener.current}
      onOpenChange={change}
    >
      {button}
    </MenuDropdown>
  );
};
