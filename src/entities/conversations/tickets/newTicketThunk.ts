import type { Contact } from '@/protocol/records/contacts';
import type { Ticket } from '@/protocol/records/tickets';
import { type BareTicket, readExistingTicket } from '@/protocol/records/tickets';
import { holderOf, ticketInTheWay, type TicketHolder } from '@/domain/conversations/newTicket';
import { describeFailure, type ThunkFailure } from '../../base/failure';
import { createAppThunk, type EntityContext } from '../../base/thunk';
import { allowedQueueIds } from './ticketThunks';

export interface TicketWish {
  readonly contact: Pick<Contact, 'id' | 'number'>;
  /** Null: no queue, for admins only. */
  readonly queueId: number | null;
  /** Null only when no connection is known. */
  readonly whatsappId: number | null;
  /** Part of another action, which reports the outcome: the screen stays where it is. */
  readonly together?: true;
}

/** `opened`: the ticket is the user's, new or not. `taken`: another agent has the contact's ticket, so none was created. */
export type NewTicketOutcome =
  | { readonly kind: 'opened'; readonly ticket: Ticket }
  | { readonly kind: 'taken'; readonly holder: TicketHolder | null };

/** Looks for the blocking ticket among those of the contact's number, since some servers answer only with an error code. */
const lookUp = async (
  { contact, whatsappId }: TicketWish,
  { dispatch, getState, extra }: EntityContext,
): Promise<Ticket | null> => {
  if (!contact.number) return null;
  try {
    const queueIds = await allowedQueueIds(dispatch, getState);
    const { records } = await extra.api.tickets.page({
      pageNumber: 1,
      searchParam: contact.number,
      showAll: true,
      queueIds,
    });
    return ticketInTheWay(records, contact.id, whatsappId);
  } catch (error) {
    extra.log.warn('The blocking ticket could not be looked up', { reason: String(error) });
    return null;
  }
};

/** The ticket that a refusal names, read from the server where the refusal has only its id. */
const complete = async (named: Ticket | BareTicket, { extra }: EntityContext): Promise<Ticket | null> => {
  if (named.uuid !== undefined) return named;
  try {
    return await extra.api.tickets.show(named.id);
  } catch (error) {
    extra.log.warn('The blocking ticket could not be read', { reason: String(error) });
    return null;
  }
};

const errorOf = ({ data }: ThunkFailure): unknown =>
  typeof data === 'object' && data !== null && 'error' in data ? data.error : undefined;

/**
 * Creates a ticket for a contact. If the server refuses because the contact has an open ticket, opens that one if it is the user's,
 * and otherwise reports who has it. Other refusals are thrown.
 */
export const createTicket = createAppThunk<NewTicketOutcome, TicketWish>('tickets/create', async (wish, api) => {
  const { contact, queueId, whatsappId } = wish;
  const userId = api.getState().session.user?.id ?? 0;
  try {
    const ticket = await api.extra.api.tickets.create({ contactId: contact.id, queueId, whatsappId, userId });
    if (!ticket) throw new Error('The answer holds no ticket');
    return { kind: 'opened', ticket };
  } catch (error) {
    const failure = describeFailure(error);
    const named = readExistingTicket(errorOf(failure));
    if (!named && failure.code !== 'ERR_OTHER_OPEN_TICKET') throw error;
    const existing = named ? await complete(named, api) : await lookUp(wish, api);
    if (existing?.userId === userId) return { kind: 'opened', ticket: existing };
    return { kind: 'taken', holder: existing && holderOf(existing) };
  }
});
