import { Check, type Icon, RotateCcw, Undo2 } from '@/ui/icons';
import type { TicketAction } from './ticketAction';

const ICONS: Readonly<Record<TicketAction, Icon>> = {
  accept: Check,
  return: Undo2,
  resolve: Check,
  reopen: RotateCcw,
};

interface ActionIconProps {
  readonly action: TicketAction;
  /** Width and height, px. */
  readonly size: number;
}

/** The icon of what an agent can do to a ticket. */
export const ActionIcon = ({ action, size }: ActionIconProps) => {
  const Sign = ICONS[action];
  return <Sign size={size} />;
};
