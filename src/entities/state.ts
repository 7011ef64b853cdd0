import type { ConnectionState } from './connection/connectionState';
import type { ConnectionsState } from './connections/connectionsState';
import type { ContactExtrasState } from './contactExtras/contactExtrasState';
import type { ContactsState } from './contacts/contactsState';
import type { DraftsState } from './drafts/draftsState';
import type { FinishedState } from './finished/finishedState';
import type { HandoversState } from './handovers/handoversState';
import type { MessagesState } from './messages/messagesState';
import type { OutboxState } from './outbox/outboxState';
import type { Preferences } from './preferences/preferencesState';
import type { PresenceState } from './presence/presenceState';
import type { QueuesState } from './queues/queuesState';
import type { QuickMessagesState } from './quickMessages/quickMessagesState';
import type { SchedulesState } from './schedules/schedulesState';
import type { SessionState } from './session/sessionState';
import type { TagsState } from './tags/tagsState';
import type { TicketNotesState } from './ticketNotes/ticketNotesState';
import type { TicketsState } from './tickets/ticketsState';

/** The part of the store that holds server data; what selectors and thunks of this room may read. */
export interface EntitiesState {
  readonly session: SessionState;
  readonly tickets: TicketsState;
  readonly messages: MessagesState;
  readonly outbox: OutboxState;
  readonly drafts: DraftsState;
  readonly connection: ConnectionState;
  readonly connections: ConnectionsState;
  readonly queues: QueuesState;
  readonly presence: PresenceState;
  readonly tags: TagsState;
  readonly contacts: ContactsState;
  readonly contactExtras: ContactExtrasState;
  readonly ticketNotes: TicketNotesState;
  readonly schedules: SchedulesState;
  readonly finished: FinishedState;
  readonly handovers: HandoversState;
  readonly preferences: Preferences;
  readonly quickMessages: QuickMessagesState;
}
