import type { Draft } from '@reduxjs/toolkit';
import type { TagRef } from '@/protocol/records/tags';
import type { TicketsState } from './ticketsState';
import { at } from '../../base/idTable';

type State = Draft<TicketsState>;

interface TagCall {
  readonly requestId: string;
  readonly arg: { readonly ticketId: number; readonly tags: readonly TagRef[] };
}

export const showChosenTags = (state: State, { requestId, arg }: TagCall): void => {
  const ticket = at(state.byId, arg.ticketId);
  if (!ticket) return;
  const confirmed = state.tagSaves[ticket.id]?.confirmed ?? ticket.tags ?? [];
  state.tagSaves[ticket.id] = { requestId, confirmed };
  ticket.tags = [...arg.tags];
};

export const confirmTags = (state: State, { requestId, arg }: TagCall): void => {
  const save = state.tagSaves[arg.ticketId];
  if (save?.requestId === requestId) delete state.tagSaves[arg.ticketId];
  else if (save) save.confirmed = [...arg.tags];
};

export const takeTagsBack = (state: State, { requestId, arg }: TagCall): void => {
  const save = state.tagSaves[arg.ticketId];
  if (save?.requestId !== requestId) return;
  delete state.tagSaves[arg.ticketId];
  const ticket = at(state.byId, arg.ticketId);
  if (ticket) ticket.tags = save.confirmed;
};
