import type { KeyboardEvent, MouseEvent } from 'react';
import type { Ticket } from '@/protocol/records/tickets';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { useAppStore } from '@/store/hooks';
import type { Pair } from '../layout/pair';
import { rowIdAt } from './rowElements';

/** How the rows of a list open conversations. */
export interface OpeningRows {
  readonly pair: Pair;
  readonly onOpen: (ticket: Ticket) => void;
  /** Null where there is no room for two conversations. */
  readonly onOpenBeside: ((ticket: Ticket) => void) | null;
}

interface BesideRows {
  /** Returns true if a click with Ctrl or Cmd opened the row beside. */
  readonly onClick: (event: MouseEvent) => boolean;
  /** Returns true if Enter with Ctrl or Cmd opened the row. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

/** Waiting tickets are accepted, not opened. */
export const mayOpenRow = ({ status }: Ticket): boolean => status !== 'pending';

/** The ticket of the row that an event hit; null for the row's buttons. */
const ticketOf = (find: (id: number) => Ticket | null, target: EventTarget): Ticket | null => {
  const id = rowIdAt(target);
  const ticket = id === null ? null : find(id);
  return ticket && mayOpenRow(ticket) ? ticket : null;
};

/** Opens rows beside the open conversation, by mouse and keyboard. */
export const useBesideRows = (marking: boolean, { pair, onOpen, onOpenBeside }: OpeningRows): BesideRows => {
  const store = useAppStore();
  const find = (id: number) => selectTicket(store.getState(), id);
  return {
    onClick: (event) => {
      const mod = (event.ctrlKey || event.metaKey) && !event.shiftKey;
      // While rows are being marked, or without an open conversation, the click marks the row. A key press has a click count of 0.
      if (!mod || event.detail === 0 || marking || onOpenBeside === null || pair.focused === undefined) return false;
      const ticket = ticketOf(find, event.target);
      if (ticket === null || ticket.uuid === pair.focused) return false;
      event.preventDefault();
      event.stopPropagation();
      onOpenBeside(ticket);
      return true;
    },
    onKeyDown: (event) => {
      const mod = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      const ticket = mod && event.key === 'Enter' ? ticketOf(find, event.target) : null;
      if (ticket === null) return false;
      // Otherwise the key would also press the row.
      event.preventDefault();
      (onOpenBeside ?? onOpen)(ticket);
      return true;
    },
  };
};
