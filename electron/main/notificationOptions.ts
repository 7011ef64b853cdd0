import type { NotificationConstructorOptions } from 'electron';
import type { NotificationRequest, NotificationTarget } from '@/contract/alerts';
import { toastXml } from './toastXml';

/** Notices of one conversation or list lie together where the system groups them. */
const groupOf = (target: NotificationTarget): string => ('uuid' in target ? target.uuid : target.kind);

const buttons = (accept: string | undefined): Pick<NotificationConstructorOptions, 'actions'> =>
  accept === undefined ? {} : { actions: [{ type: 'button', text: accept }] };

/** What each system is told: Windows by its own XML, macOS by options, Linux a button at most. */
export const notificationOptions = (
  request: NotificationRequest,
  platform: NodeJS.Platform,
  icon: string,
): NotificationConstructorOptions => {
  const { id, title, body, target, accept, reply } = request;
  // Silent always: the system's own sound knows no volume (NTV-10).
  const plain = { title, body, icon, silent: true };
  if (platform === 'win32') return { ...plain, id, groupId: groupOf(target), toastXml: toastXml(request) };
  if (platform !== 'darwin') return { ...plain, ...buttons(accept) };
  return {
    ...plain,
    id,
    groupId: groupOf(target),
    ...buttons(accept),
    ...(reply && { hasReply: true, replyPlaceholder: reply.placeholder }),
  };
};
