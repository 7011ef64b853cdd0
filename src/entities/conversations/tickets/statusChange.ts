import { isAnyOf } from '@reduxjs/toolkit';
import { acceptTicket, finishTicket, reopenTicket, returnTicket } from './ticketStatusThunks';
import { transferTicket } from './transferThunk';

/** Someone here has asked for another status, agent or queue of a ticket. */
export const isStatusChangeStarted = isAnyOf(
  acceptTicket.pending,
  returnTicket.pending,
  finishTicket.pending,
  reopenTicket.pending,
  transferTicket.pending,
);
