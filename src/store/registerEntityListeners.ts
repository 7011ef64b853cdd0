import { registerDraftListeners } from '@/entities/drafts/draftListeners';
import { registerNotificationListeners } from '@/entities/notifications/notificationListeners';
import { registerUnreadListener } from '@/entities/notifications/unreadListener';
import { registerOutboxListeners } from '@/entities/outbox/outboxListeners';
import { registerPresenceListeners } from '@/entities/presence/presenceListeners';
import { registerResyncListeners } from '@/entities/resync/resyncListeners';
import { registerSessionListeners } from '@/entities/session/sessionListeners';
import type { StartListening } from '@/entities/thunk';
import { registerStatusChangeListeners } from '@/entities/tickets/statusChangeListeners';
import { registerTicketEventListeners } from '@/entities/tickets/ticketEventListeners';
import type { StartAppListening } from './listening';
import { registerToastListeners } from './toastListeners';

/** Every side effect that belongs to the data itself; features add their own. */
export const registerEntityListeners = (startListening: StartAppListening): void => {
  // Listeners of entities see their part of the state alone.
  const start = startListening as unknown as StartListening;
  registerSessionListeners(start);
  registerResyncListeners(start);
  registerTicketEventListeners(start);
  registerStatusChangeListeners(start);
  registerPresenceListeners(start);
  registerOutboxListeners(start);
  registerDraftListeners(start);
  registerUnreadListener(start);
  registerNotificationListeners(start);
  registerToastListeners(startListening);
};
