import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContextProp, ItemProps, ListProps } from 'react-virtuoso';
import type { Ticket } from '@/contract/entities/tickets';
import type { TicketViewName } from '@/domain/ticketViews';
import { selectTicketView } from '@/entities/tickets/ticketSelectors';
import { useAppSelector } from '@/store/hooks';
import styles from './TicketList.module.css';
import { TicketRow } from './TicketRow';

/** What rows and frame of the virtual list need to know. */
export interface ListContext {
  readonly label: string;
  readonly view: TicketViewName;
  readonly selectedUuid: string | undefined;
  readonly highlightedId: number | null;
  readonly reachableId: number | undefined;
  /** Of the list, px. */
  readonly width: number;
  /** The last attempt to load a further page failed. */
  readonly failed: boolean;
  readonly loadNext: () => void;
  readonly onOpen: (ticket: Ticket) => void;
}

const Rows = ({ children, style, context, ref, 'data-testid': testId }: ListProps & ContextProp<ListContext>) => (
  // The list hands its frame a ref for any element; it only measures it.
  <ul
    ref={ref as Ref<HTMLUListElement>}
    className={styles.rows}
    style={style}
    aria-label={context.label}
    data-testid={testId}
  >
    {children}
  </ul>
);

const Row = ({
  children,
  style,
  'data-index': index,
  'data-item-index': itemIndex,
  'data-known-size': knownSize,
}: ItemProps<Ticket>) => (
  <li style={style} data-index={index} data-item-index={itemIndex} data-known-size={knownSize}>
    {children}
  </li>
);

/** The line below the last loaded row: more is coming, or could not be loaded. */
const Foot = ({ context: { view, failed, loadNext } }: ContextProp<ListContext>) => {
  const { t } = useTranslation(['tickets', 'common']);
  const { hasMore } = useAppSelector((state) => selectTicketView(state, view));
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
export const LIST_PARTS = { List: Rows, Item: Row, Footer: Foot };

export const drawRow = (
  _index: number,
  ticket: Ticket,
  { selectedUuid, highlightedId, reachableId, width, onOpen }: ListContext,
) => (
  <TicketRow
    ticket={ticket}
    selected={ticket.uuid === selectedUuid}
    highlighted={ticket.id === highlightedId}
    reachable={ticket.id === reachableId}
    width={width}
    onOpen={onOpen}
  />
);
