import { useTranslation } from '@/i18n/useTranslation';
import { type LIST_SHORTCUTS, VIEW_SHORTCUTS } from '@/bridge/shortcuts';
import { ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import { emptySearch } from '@/domain/conversations/ticketSearch';
import { dialogOpened, type DialogRequest } from '@/store/dialogs';
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
  type Icon,
} from '@/ui/icons';
import { selectViews } from '@/entities/conversations/savedViews/savedViews';
import { useNavigate } from '@/ui/navigation';
import { showList } from '../shell/listKeys';
import type { PaletteEntry } from './entries';

const LISTS = [
  { id: 'showOpen', labelKey: 'tickets:list.open', icon: MessagesSquare },
  { id: 'showPending', labelKey: 'tickets:list.pending', icon: Hourglass },
  { id: 'showClosed', labelKey: 'tickets:list.closed', icon: CircleCheck },
  { id: 'showSearch', labelKey: 'tickets:list.search', icon: Search },
] as const;

type ShowList = (id: (typeof LIST_SHORTCUTS)[number]) => void;

/** The saved views, and an entry to manage them. */
const useViewEntries = (showList: ShowList): readonly PaletteEntry[] => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const views = useAppSelector(selectViews);
  if (views.length === 0) return [];
  return [
    ...views.map(({ id, name, search }, place): PaletteEntry => {
      const shortcut = VIEW_SHORTCUTS[place];
      return {
        id: `view:${id}`,
        group: 'lists',
        sign: <Bookmark size={16} />,
        label: name,
        hint: t('views.one'),
        ...(shortcut && { shortcut }),
        run: () => {
          dispatch(ticketSearchChanged(search));
          showList('showSearch');
        },
      };
    }),
    {
      id: 'views',
      group: 'lists',
      sign: <Bookmark size={16} />,
      label: t('views.arrange'),
      run: () => void dispatch(dialogOpened({ type: 'views' })),
    },
  ];
};

/** Opens the search in messages; offered whatever else is found. */
const messageSearch = (label: string, run: () => void): PaletteEntry => ({
  id: 'messages',
  group: 'messages',
  sign: <Search size={16} />,
  label,
  always: true,
  run,
});

/** Entries that create something, the four lists of tickets, and a search in messages for the typed text. */
export const useListEntries = (query: string): readonly PaletteEntry[] => {
  const { t } = useTranslation(['shell', 'tickets', 'contacts', 'quickMessages']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const show: ShowList = (id) => showList(id, (path) => void navigate(path));
  const viewEntries = useViewEntries(show);
  const dialogEntry = (id: string, Sign: Icon, label: string, request: DialogRequest): PaletteEntry => ({
    id,
    group: 'lists',
    sign: <Sign size={16} />,
    label,
    run: () => void dispatch(dialogOpened(request)),
  });
  const entries: PaletteEntry[] = [
    dialogEntry('new:ticket', MessageSquarePlus, t('tickets:newTicket.title'), { type: 'newTicket' }),
    dialogEntry('new:contact', UserPlus, t('contacts:dialog.create'), { type: 'contact', contactId: null }),
    dialogEntry('new:quickMessage', Zap, t('quickMessages:dialog.create'), { type: 'quickMessage' }),
    dialogEntry('reminders', AlarmClock, t('tickets:reminder.all'), { type: 'reminders' }),
    ...LISTS.map(({ id, labelKey, icon: Sign }): PaletteEntry => ({
      id: `list:${id}`,
      group: 'lists',
      sign: <Sign size={16} />,
      label: t(labelKey),
      hint: t('pages.tickets'),
      shortcut: id,
      run: () => show(id),
    })),
  ];
  const text = query.trim();
  const searchMessages = (): void => {
    dispatch(ticketSearchChanged({ ...emptySearch, text }));
    show('showSearch');
  };
  if (text === '') return [...entries, ...viewEntries];
  return [...entries, ...viewEntries, messageSearch(t('palette.inMessages', { text }), searchMessages)];
};
