import type { Contact } from '@/protocol/records/contacts';
import type { Ticket } from '@/protocol/records/tickets';
import { mayOpenTicket } from '@/domain/conversations/access';
import type { TicketHolder } from '@/domain/conversations/newTicket';
import { at } from '../../base/idTable';
import { describeFailure, type ThunkFailure } from '../../base/failure';
import { downloadMedia } from '../../device/files/downloadMedia';
import { keepFile } from '../../device/files/fileThunks';
import type { FileRef } from '../../device/files/storedFile';
import type { EntitiesState } from '../../base/state';
import { createAppThunk } from '../../base/thunk';
import { createTicket } from '../tickets/newTicketThunk';
import { sendFile, sendText } from './outboxThunks';

/** One message to forward. */
export type ForwardPart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'file';
      /** The file's address as servers send it, or the file itself. */
      readonly source: string | Blob;
      readonly name: string;
      /** Empty for none. */
      readonly caption: string;
    };

/** Where to forward messages: to an open ticket, or to a contact, for whom one is opened. */
export type ForwardTarget =
  | { readonly kind: 'ticket'; readonly ticketId: number; readonly name: string }
  | { readonly kind: 'contact'; readonly contact: Contact; readonly name: string };

export interface Forward {
  readonly parts: readonly ForwardPart[];
  readonly targets: readonly ForwardTarget[];
  /** Queue and connection of the tickets that contacts get. */
  readonly queueId: number | null;
  readonly whatsappId: number | null;
  /** Called when all files are read; from then on nothing can be stopped. */
  readonly onRead?: () => void;
}

/** Why a target got nothing. */
export interface ForwardRefusal {
  readonly target: ForwardTarget;
  /** Who has the contact's ticket; null if there was another reason. */
  readonly holder: TicketHolder | null;
  readonly failure: ThunkFailure | null;
}

/** The ticket that gets the messages, or why there is none. */
type Place = number | ForwardRefusal;

type Ready = { readonly text: string } | { readonly file: FileRef; readonly caption: string };

/** May this user write into the ticket? */
const isOpenTo = ({ session, tickets }: EntitiesState, ticket: Ticket | undefined): boolean =>
  ticket?.status === 'open' &&
  session.user !== null &&
  tickets.viewer !== null &&
  mayOpenTicket(tickets.viewer, ticket);

/**
 * Forwards messages in order, through the outbox. All files are read before anything is sent, so that a failure or stop until then
 * sends nothing. Resolves with the targets that got nothing.
 */
export const forwardMessages = createAppThunk<readonly ForwardRefusal[], Forward>(
  'outbox/forward',
  async ({ parts, targets, queueId, whatsappId, onRead }, { dispatch, getState, extra, signal }) => {
    const contents: (Blob | null)[] = [];
    for (const part of parts) {
      const isStored = part.kind === 'file' && typeof part.source === 'string';
      // One after the other: on a slow connection, several files at a time are no faster.
      // oxlint-disable-next-line no-await-in-loop
      contents.push(isStored ? await downloadMedia(part.source as string, extra, signal) : null);
    }
    signal.throwIfAborted();
    const ready: Ready[] = [];
    for (const [index, part] of parts.entries()) {
      if (part.kind === 'text') ready.push({ text: part.text });
      else {
        const content = contents[index] ?? part.source;
        if (typeof content === 'string') continue;
        // oxlint-disable-next-line no-await-in-loop
        const file = await dispatch(keepFile({ content, name: part.name })).unwrap();
        ready.push({ file, caption: part.caption });
      }
    }
    // From here on nothing can be stopped, as with any sent text.
    signal.throwIfAborted();
    onRead?.();
    /** The ticket that a contact gets. */
    const makeTicket = async (target: ForwardTarget & { readonly kind: 'contact' }): Promise<Place> => {
      const answer = await dispatch(createTicket({ contact: target.contact, queueId, whatsappId, together: true }));
      if (createTicket.rejected.match(answer)) return { target, holder: null, failure: answer.error };
      const outcome = answer.payload;
      return outcome.kind === 'opened' ? outcome.ticket.id : { target, holder: outcome.holder, failure: null };
    };
    // Contacts first: to open a ticket takes a while, in which another one may be closed.
    const made = new Map<ForwardTarget, Place>();
    for (const target of targets) {
      if (target.kind !== 'contact') continue;
      // oxlint-disable-next-line no-await-in-loop
      const place = await makeTicket(target).catch((error: unknown) => ({
        target,
        holder: null,
        failure: describeFailure(error),
      }));
      made.set(target, place);
    }
    const places = targets.map((target): Place => {
      if (target.kind === 'contact') return made.get(target) ?? { target, holder: null, failure: null };
      const isOpen = isOpenTo(getState(), at(getState().tickets.byId, target.ticketId));
      return isOpen ? target.ticketId : { target, holder: null, failure: null };
    });
    const ticketIds = places.filter((place) => typeof place === 'number');
    for (const content of ready) {
      // Store each before the next, to keep the order, and for all tickets at once: a file is removed when no entry needs it any more.
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(
        ticketIds.map((ticketId) =>
          'text' in content
            ? dispatch(sendText({ ticketId, body: content.text }))
            : dispatch(sendFile({ ticketId, ...content })),
        ),
      );
    }
    return places.filter((place) => typeof place !== 'number');
  },
  { silent: true },
);
