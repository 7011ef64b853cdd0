import { useTranslation } from '@/i18n/useTranslation';
import type { ContextProp } from 'react-virtuoso';
import type { Ticket } from '@/protocol/records/tickets';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { selectTicketView } from '@/entities/conversations/tickets/ticketSelectors';
import { useAppSelector } from '@/store/hooks';
import { createVirtualList, VirtualListItem, type NamedList } from '@/ui/collection/virtualList';
import type { Pair } from '../layout/pair';
import styles from './TicketList.module.css';
import { TicketRow } from './TicketRow';

/** What rows and frame of the virtual list need to know. */
export interface ListContext extends NamedList {
  readonly view: TicketViewName;
  readonly pair: Pair;
  readonly highlightedId: number | null;
  readonly reachableId: number | undefined;
  /** Of the list, px. */
  readonly width: number;
  /** The last attempt to load a further page failed. */
  readonly failed: boolean;
  readonly loadNext: () => void;
  readonly onOpen: (ticket: Ticket) => void;
  readonly onMark: (ticketId: number) => void;
}

/** The line below the last loaded row: more is coming, or could not be loaded. */
const Foot = ({ context: { view, failed, loadNext } }: ContextProp<ListContext>) => {
  const { t } = useTranslation(['tickets', 'common']);
  const hasMore = useAppSelector((state) => selectTicketView(state, view).hasMore);
  if (!hasMore) return null;
  return (
    <output className={styles.foot}>
      {failed ? t('list.moreFailed') : t('list.loadingMore')}
      {failed && (
        <button type="button" onClick={loadNext}>
          {t('common:actions.tryAgain')}
        </button>
      )}
    </output>
  );
};

/** A list of named rows. */
export const LIST_PARTS = { List: createVirtualList(styles.rows), Item: VirtualListItem<Ticket>, Footer: Foot };

export const drawRow = (
  _index: number,
  ticket: Ticket,
  { pair, highlightedId, reachableId, width, onOpen, onMark }: ListContext,
) => (
  <TicketRow
    ticket={ticket}
    selected={ticket.uuid === pair.focused}
    beside={ticket.uuid === pair.beside?.uuid}
    highlighted={ticket.id === highlightedId}
    reachable={ticket.id === reachableId}
    width={width}
    onOpen={onOpen}
    onMark={onMark}
  />
);
