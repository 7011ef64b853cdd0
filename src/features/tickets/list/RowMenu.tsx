import type { MenuProps } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { Ticket } from '@/protocol/records/tickets';
import { allowsAction } from '@/domain/conversations/batch';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { selectMarkedIds } from '@/processes/batch/batchState';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { AlarmClock, ArrowRightLeft, Columns2, ListChecks, MessagesSquare } from '@/ui/icons';
import { MenuDropdown } from '@/ui/layout/MenuDropdown';
import { inOrder } from '../layout/pair';
import { ActionIcon } from '../shared/ActionIcon';
import { mainActionOf, type TicketAction } from '../shared/ticketAction';
import { useTicketActionRun } from '../shared/useTicketAction';
import { mayOpenRow, type OpeningRows } from './useBesideRows';

/** Which row's menu is open, and where. */
export interface RowMenuPlace {
  readonly ticket: Ticket;
  /** Position of the pointer, px from the window's left and top. */
  readonly left: number;
  readonly top: number;
}

interface RowMenuProps extends OpeningRows {
  readonly place: RowMenuPlace;
  readonly onMark: (ticketId: number) => void;
  readonly onClose: () => void;
}

/** What can be done with the ticket without opening its conversation. */
const useActionEntries = (ticket: Ticket): NonNullable<MenuProps['items']> => {
  const { t } = useTranslation(['tickets', 'handling', 'common']);
  const dispatch = useAppDispatch();
  const viewer = useAppSelector((state) => state.tickets.viewer);
  const { run } = useTicketActionRun(ticket);
  const { id: ticketId, status } = ticket;
  const start = async (action: TicketAction) => {
    // The menu has closed by then, so only a toast can show the failure.
    if (await run(action)) dispatch(toastShown({ kind: 'error', textKey: 'common:state.failed' }));
  };
  const main = mainActionOf(status);
  const actions: readonly TicketAction[] = status === 'open' ? ['resolve', 'return'] : main ? [main] : [];
  return [
    ...actions.map((action) => ({
      key: action,
      label: t(`actions.${action}`),
      icon: <ActionIcon action={action} size={15} />,
      onClick: () => void start(action),
    })),
    ...(viewer && allowsAction(ticket, viewer, 'transfer')
      ? [
          {
            key: 'transfer',
            label: t('handling:options.transfer'),
            icon: <ArrowRightLeft size={15} />,
            onClick: () => void dispatch(dialogOpened({ type: 'transferTicket', ticketIds: [ticketId] })),
          },
        ]
      : []),
    ...(status === 'open'
      ? [
          {
            key: 'remind',
            label: t('handling:options.remind'),
            icon: <AlarmClock size={15} />,
            onClick: () => void dispatch(dialogOpened({ type: 'reminder', ticketId })),
          },
        ]
      : []),
  ];
};

/** The context menu of a row. The whole list shares one, so that rows stay cheap. */
export const RowMenu = ({
  place: { ticket: opened, left, top },
  pair,
  onOpen,
  onOpenBeside,
  onMark,
  onClose,
}: RowMenuProps) => {
  const { t } = useTranslation('tickets');
  // A colleague may change it while the menu is open.
  const ticket = useAppSelector((state) => selectTicket(state, opened.id)) ?? opened;
  const isMarked = useAppSelector((state) => selectMarkedIds(state)[ticket.id] === true);
  const actions = useActionEntries(ticket);
  const mayOpen = mayOpenRow(ticket);
  const items: MenuProps['items'] = [
    ...(mayOpen
      ? [{ key: 'open', label: t('row.menu.open'), icon: <MessagesSquare size={15} />, onClick: () => onOpen(ticket) }]
      : []),
    ...(mayOpen && onOpenBeside && !inOrder(pair).includes(ticket.uuid)
      ? [
          {
            key: 'beside',
            label: t('row.menu.openBeside'),
            icon: <Columns2 size={15} />,
            onClick: () => onOpenBeside(ticket),
          },
        ]
      : []),
    ...actions,
    { key: 'line', type: 'divider' },
    {
      key: 'mark',
      label: t(isMarked ? 'row.menu.unmark' : 'row.menu.mark'),
      icon: <ListChecks size={15} />,
      onClick: () => onMark(ticket.id),
    },
  ];
  const close = (open: boolean) => {
    if (open) return;
    // Move the focus while the menu still exists: if the menu closed with the focus inside, the text box would get it.
    const isInMenu = document.activeElement?.closest('[role="menu"]') !== null;
    if (isInMenu) document.querySelector<HTMLElement>(`[data-row="${ticket.id}"]`)?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <MenuDropdown open menu={{ items }} onOpenChange={close}>
      {/* The anchor needs a size: antd hides a menu beside an invisible element. */}
      <span style={{ position: 'fixed', left, top, width: 1, height: 1, pointerEvents: 'none' }} />
    </MenuDropdown>
  );
};
