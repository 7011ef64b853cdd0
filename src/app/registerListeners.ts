import type { DesktopBridge } from '@/contract/desktop';
import { registerProbeListener } from '@/entities/connection/probeListener';
import { registerDraftListeners } from '@/entities/drafts/draftListeners';
import { registerFileListeners } from '@/entities/files/fileListeners';
import { registerFinishedListeners } from '@/entities/finished/finishedListeners';
import { registerHandoverListeners } from '@/entities/handovers/handoverListeners';
import { registerNotificationListeners } from '@/entities/notifications/notificationListeners';
import { registerUnreadListener } from '@/entities/notifications/unreadListener';
import { registerOutboxListeners } from '@/entities/outbox/outboxListeners';
import { registerPreferenceListeners } from '@/entities/preferences/preferenceListeners';
import { registerPresenceListeners } from '@/entities/presence/presenceListeners';
import { registerResyncListeners } from '@/entities/resync/resyncListeners';
import { registerSessionListeners } from '@/entities/session/sessionListeners';
import { registerStatusChangeListeners } from '@/entities/tickets/statusChangeListeners';
import { registerTicketEventListeners } from '@/entities/tickets/ticketEventListeners';
import { registerTicketFilterListeners } from '@/entities/tickets/ticketFilterListeners';
import { registerSessionNotices } from '@/features/auth/listeners';
import { registerTicketScreenListeners } from '@/features/tickets/listeners';
import { registerFailureListener } from '@/store/failureListener';
import type { StartAppListening } from '@/store/listening';
import type { Navigator } from './navigator';

/** Every side effect of the app, one line each. */
export const registerListeners = (start: StartAppListening, { go }: Navigator): void => {
  registerFailureListener(start);
  registerSessionListeners(start);
  registerSessionNotices(start);
  registerPreferenceListeners(start);
  registerPresenceListeners(start);
  registerProbeListener(start);
  // Before the first lists are asked for: they are asked for with the queues that were chosen last time.
  registerTicketFilterListeners(start);
  registerResyncListeners(start);
  registerTicketEventListeners(start);
  registerStatusChangeListeners(start);
  registerFinishedListeners(start);
  registerHandoverListeners(start);
  registerOutboxListeners(start);
  registerDraftListeners(start);
  registerFileListeners(start);
  registerUnreadListener(start);
  registerNotificationListeners(start);
  registerTicketScreenListeners(start, go);
};

/** A click on a notification leads to its conversation, or to the waiting tickets with the one it was about marked (NTV-07). */
export const followNotifications = (notifications: DesktopBridge['notifications'], { go }: Navigator): void => {
  notifications.onActivated((target) =>
    go(target.kind === 'ticket' ? `/tickets/${target.uuid}` : `/tickets?pending=${target.ticketId}`),
  );
};
