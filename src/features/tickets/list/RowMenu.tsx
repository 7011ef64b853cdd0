import type { MenuProps } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { Ticket } from '@/protocol/records/tickets';
import { selectMarkedIds } from '@/processes/batch/batchState';
import { useAppSelector } from '@/store/hooks';
import { Check, MessagesSquare, Columns2 } from '@/ui/icons';
import { MenuDropdown } from '@/ui/layout/MenuDropdown';
import { inOrder } from '../layout/pair';
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

/** The context menu of a row. The whole list shares one, so that rows stay cheap. */
export const RowMenu = ({
  place: { ticket, left, top },
  pair,
  onOpen,
  onOpenBeside,
  onMark,
  onClose,
}: RowMenuProps) => {
  const { t } = useTranslation('tickets');
  const isMarked = useAppSelector((state) => selectMarkedIds(state)[ticket.id] === true);
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
    {
      key: 'mark',
      label: t(isMarked ? 'row.menu.unmark' : 'row.menu.mark'),
      icon: <Check size={15} />,
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
