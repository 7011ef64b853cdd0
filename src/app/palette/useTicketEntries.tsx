import { useTranslation } from '@/i18n/useTranslation';
import { useMatch } from 'react-router-dom';
import { ticketName } from '@/domain/conversations/ticketName';
import { LIST_SHORTCUTS, SHORTCUTS, type ShortcutId, VIEW_SHORTCUTS } from '@/bridge/shortcuts';
import type { Ticket } from '@/protocol/records/tickets';
import { selectTicketByUuid } from '@/entities/conversations/tickets/ticketSelectors';
import { returnTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { toastFailure } from '@/features/tickets/shared/toastFailure';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import {
  AlarmClock,
  ArrowDown,
  ArrowRightLeft,
  ArrowUp,
  CalendarClock,
  Check,
  ChevronDown,
  ChevronUp,
  CircleCheck,
  Columns2,
  MessagesSquare,
  Mic,
  PanelRight,
  Paperclip,
  Reply,
  RotateCcw,
  Search,
  Tags,
  Undo2,
  X,
  Zap,
} from '@/ui/icons';
import { isShortcutActive, runShortcut } from '@/ui/shortcuts/activeShortcuts';
import type { PaletteEntry } from './entries';

/** Left out here: the lists have their own entries on every screen. */
const LISTS: readonly ShortcutId[] = [...LIST_SHORTCUTS, ...VIEW_SHORTCUTS];
const IDS = (Object.keys(SHORTCUTS) as ShortcutId[]).filter(
  (id) => SHORTCUTS[id].group !== 'app' && !LISTS.includes(id),
);

const ICONS: Partial<Record<ShortcutId, typeof Undo2>> = {
  nextTicket: ChevronDown,
  previousTicket: ChevronUp,
  nextUnread: ArrowDown,
  previousUnread: ArrowUp,
  takeTicket: Check,
  transferTicket: ArrowRightLeft,
  resolveTicket: CircleCheck,
  undoResolve: RotateCcw,
  remind: AlarmClock,
  editTags: Tags,
  togglePanel: PanelRight,
  searchConversation: Search,
  attach: Paperclip,
  quickReplies: Zap,
  recordVoice: Mic,
  reply: Reply,
  otherConversation: Columns2,
  closeConversation: X,
};

const signOf = (id: ShortcutId) => {
  const Sign = ICONS[id] ?? MessagesSquare;
  return <Sign size={16} />;
};

/** The ticket whose conversation is on screen. */
export const useFocusedTicket = (): Ticket | null => {
  const uuid = useMatch('/tickets/:ticketUuid')?.params.ticketUuid ?? '';
  return useAppSelector((state) => selectTicketByUuid(state, uuid));
};

/** The actions of the ticket screen: everything its shortcuts would do now, and actions without a shortcut. */
export const useTicketEntries = (): readonly PaletteEntry[] => {
  const { t } = useTranslation(['shortcuts', 'handling', 'tickets']);
  const dispatch = useAppDispatch();
  const ticket = useFocusedTicket();
  const hint = ticket ? ticketName(ticket) : undefined;
  const byKeys = IDS.filter(isShortcutActive).map((id): PaletteEntry => ({
    id: `shortcut:${id}`,
    group: 'ticket',
    sign: signOf(id),
    label: t(`actions.${id}`),
    hint: SHORTCUTS[id].group === 'conversation' ? hint : undefined,
    shortcut: id,
    run: () => runShortcut(id),
  }));
  if (!ticket) return byKeys;
  const { id: ticketId, contact, status } = ticket;
  const giveBack = async (): Promise<void> => {
    // The header shows only what its own button began.
    toastFailure(dispatch, await dispatch(returnTicket({ ticketId })));
  };
  const more: PaletteEntry[] = [];
  if (status === 'open') {
    more.push({
      id: 'ticket:return',
      group: 'ticket',
      sign: <Undo2 size={16} />,
      label: t('tickets:actions.return'),
      hint,
      run: () => void giveBack(),
    });
  }
  if (contact) {
    more.push({
      id: 'ticket:schedule',
      group: 'ticket',
      sign: <CalendarClock size={16} />,
      label: t('handling:options.schedule'),
      hint,
      run: () => void dispatch(dialogOpened({ type: 'schedule', scheduleId: null, contact })),
    });
  }
  return [...byKeys, ...more];
};
