import { createHash } from 'node:crypto';
import type { NotificationConstructorOptions } from 'electron';
import type { NotificationRequest, NotificationTarget } from '@/bridge/alerts';
import { toastXml } from './toastXml';

/** Longest tag Windows accepts for a toast or a group, UTF-16 units; a longer one throws. */
const LONGEST_TAG = 64;

/** Ids come from servers and have any length: a digest replaces a long one. */
const tagOf = (id: string): string => (id.length <= LONGEST_TAG ? id : createHash('sha256').update(id).digest('hex'));

/** Groups the notifications of one conversation or list, where the system supports it. */
const groupOf = (target: NotificationTarget): string => tagOf('uuid' in target ? target.uuid : target.kind);

/** Options of every notification, on every system. */
export const plainOptions = (
  title: string,
  body: string,
  platform: NodeJS.Platform,
  icon: string,
): NotificationConstructorOptions => ({
  title,
  body,
  // The system's own sound ignores the app's volume. Linux does not read this option.
  silent: true,
  // macOS shows the app's icon by itself and would attach this one as a picture.
  ...(platform === 'darwin' ? {} : { icon }),
});

/** The options for each system: toast XML on Windows, buttons and a reply field on macOS, and only texts on Linux. */
export const notificationOptions = (
  request: NotificationRequest,
  platform: NodeJS.Platform,
  icon: string,
): NotificationConstructorOptions => {
  const { id, title, body, target, accept, reply } = request;
  const plain = plainOptions(title, body, platform, icon);
  const named = { id: tagOf(id), groupId: groupOf(target) };
  if (platform === 'win32') return { ...plain, ...named, toastXml: toastXml(request) };
  if (platform !== 'darwin') return plain;
  return {
    ...plain,
    ...named,
    ...(accept !== undefined && { actions: [{ type: 'button', text: accept }] }),
    ...(reply && { hasReply: true, replyPlaceholder: reply.placeholder }),
  };
};
