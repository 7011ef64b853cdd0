import { useTranslation } from '@/i18n/useTranslation';
import { useNavigate } from 'react-router-dom';
import { ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import { emptySearch } from '@/domain/conversations/ticketSearch';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import {
  AlarmClock,
  Bookmark,
  CircleCheck,
  Hourglass,
  MessageSquarePlus,
  MessagesSquare,
  Search,
  UserPlus,
  Zap,
} from '@/ui/icons';
import { selectViews } from '@/entities/conversations/savedViews/savedViews';
import { runShortcutOnceActive } from '@/ui/shortcuts/activeShortcuts';
import type { PaletteEntry } from './entries';

const LISTS = [
  { id: 'showOpen', labelKey: 'tickets:list.open', icon: MessagesSquare },
  { id: 'showPending', labelKey: 'tickets:list.pending', icon: Hourglass },
  { id: 'showClosed', labelKey: 'tickets:list.closed', icon: CircleCheck },
  { id: 'showSearch', labelKey: 'tickets:list.search', icon: Search },
] as const;

/** The keys of the first views. */
const VIEW_KEYS = ['showView1', 'showView2', 'showView3', 'showView4', 'showView5'] as const;

/** What begins something new, the four lists of tickets, and the search in messages for what was typed. */
export const useListEntries = (query: string): readonly PaletteEntry[] => {
  const { t } = useTranslation(['shell', 'tickets', 'contacts', 'quickMessages']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const showList = (id: (typeof LISTS)[number]['id']): void => {
    runShortcutOnceActive(id);
    void navigate('/tickets');
  };
  const views = useAppSelector(selectViews);
  const entries: PaletteEntry[] = [
    {
      id: 'new:ticket',
      group: 'lists',
      sign: <MessageSquarePlus size={16} />,
      label: t('tickets:newTicket.title'),
      run: () => void dispatch(dialogOpened({ type: 'newTicket' })),
    },
    {
      id: 'new:contact',
      group: 'lists',
      sign: <UserPlus size={16} />,
      label: t('contacts:dialog.create'),
      run: () => void dispatch(dialogOpened({ type: 'contact', contactId: null })),
    },
    {
      id: 'new:quickMessage',
      group: 'lists',
      sign: <Zap size={16} />,
      label: t('quickMessages:dialog.create'),
      run: () => void dispatch(dialogOpened({ type: 'quickMessage' })),
    },
    {
      id: 'reminders',
      group: 'lists',
      sign: <AlarmClock size={16} />,
      label: t('tickets:reminder.all'),
      run: () => void dispatch(dialogOpened({ type: 'reminders' })),
    },
    ...LISTS.map(({ id, labelKey, icon: Sign }): PaletteEntry => ({
      id: `list:${id}`,
      group: 'lists',
      sign: <Sign size={16} />,
      label: t(labelKey),
      hint: t('pages.tickets'),
      shortcut: id,
      run: () => showList(id),
    })),
  ];
  entries.push(
    ...views.map(({ id, name, search }, place): PaletteEntry => {
      const shortcut = VIEW_KEYS[place];
      return {
        id: `view:${id}`,
        group: 'lists',
        sign: <Bookmark size={16} />,
        label: name,
        hint: t('tickets:views.one'),
        ...(shortcut && { shortcut }),
        run: () => {
          dispatch(ticketSearchChanged(search));
          showList('showSearch');
        },
      };
    }),
  );
  if (views.length > 0) {
    entries.push({
      id: 'views',
      group: 'lists',
      sign: <Bookmark size={16} />,
      label: t('tickets:views.arrange'),
      run: () => void dispatch(dialogOpened({ type: 'views' })),
    });
  }
  const text = query.trim();
  if (text !== '') {
    entries.push({
      id: 'messages',
      group: 'messages',
      sign: <Search size={16} />,
      label: t('palette.inMessages', { text }),
      always: true,
      run: () => {
        dispatch(ticketSearchChanged({ ...emptySearch, text }));
        showList('showSearch');
      },
    });
  }
  return entries;
};
