import type { NoticeKind, NotificationRequest } from '@/bridge/alerts';
import { withoutOverrides } from '@/domain/text/spoofSafeText';
import { suppressionOf, type NoticePlace } from '@/domain/device/notifications';
import { watchSession } from '@/entities/base/oneSession';
import type { EntityContext, Services } from '@/entities/base/thunk';
import { type NoticeRecord, noticesRecorded } from './noticesSlice';
import { soundWanted } from './soundActions';
import { turnsStale } from './staleNotices';

/** Longest text, characters: systems show only a few lines. */
const LONGEST_TEXT = 300;

export interface Notice extends Omit<NotificationRequest, 'accept' | 'reply'> {
  /** Whose switch and sound it follows; `test` follows no switch. */
  readonly ruledBy: NoticeKind;
  /** The title while the window is locked: whoever is at the computer must not learn who wrote. Rarely needed. */
  readonly namelessTitle: () => string;
  readonly place: NoticePlace;
  readonly ticketId: number | null;
  readonly chatId?: number | undefined;
}

/** A text as the system gets it: short enough, and never rendered backwards, since it may be the name of a file. */
const cut = (text: string): string => {
  const shown = withoutOverrides(text);
  return shown.length > LONGEST_TEXT ? `${shown.slice(0, LONGEST_TEXT - 1)}…` : shown;
};

/** The notice as the system gets it: with the buttons it supports, and without the text and names that must be hidden. */
const requestOf = (notice: Notice, { getState, extra }: EntityContext): NotificationRequest => {
  const { id, kind, title, namelessTitle, body, target, ticketId } = notice;
  const { alerts, attention } = getState();
  const { capabilities } = extra.desktop;
  const notificationActions = capabilities.notificationActions && !attention.covered;
  const notificationReply = capabilities.notificationReply && !attention.covered;
  const hides = kind !== 'test' && (alerts.hidesText || attention.locked || attention.covered);
  return {
    id,
    kind,
    title: attention.covered ? namelessTitle() : cut(title),
    body: hides ? extra.translate('notices:notify.hidden') : cut(body),
    target,
    ...((kind === 'pending' || kind === 'longWait') &&
      ticketId !== null &&
      notificationActions && { accept: extra.translate('notices:notify.accept') }),
    ...((kind === 'message' || kind === 'transfer') &&
      notificationReply && {
        reply: {
          placeholder: extra.translate('notices:notify.replyPlaceholder'),
          send: extra.translate('notices:notify.replySend'),
        },
      }),
  };
};

/** The sound of one kind plays at most once within this time, ms. */
const SOUND_EVERY_MS = 2_000;

/** When the sound of each kind last played, ms. */
const lastSounds = new WeakMap<Services, Map<NoticeKind, number>>();

/** Should the sound of this kind play now, or did it play just before? */
const isSoundDue = (services: Services, kind: NoticeKind, now: number): boolean => {
  const playedAt = lastSounds.get(services) ?? new Map<NoticeKind, number>();
  lastSounds.set(services, playedAt);
  const last = playedAt.get(kind);
  // A clock that was set back must not suppress sounds.
  if (last !== undefined && now >= last && now - last < SOUND_EVERY_MS) return false;
  playedAt.set(kind, now);
  return true;
};

/** Outcomes to record, by account. */
const unrecorded = new WeakMap<Services, NoticeRecord[]>();

/** Records the outcome of a notice, in one action with all others of the same moment: a burst brings dozens. */
const record = (notice: NoticeRecord, { dispatch, extra }: EntityContext): void => {
  const waiting = unrecorded.get(extra);
  if (waiting) {
    waiting.push(notice);
    return;
  }
  const together = [notice];
  unrecorded.set(extra, together);
  queueMicrotask(() => {
    unrecorded.delete(extra);
    dispatch(noticesRecorded(together));
  });
};

/** Shows a notice with its sound, or records why it was not shown. */
export const raiseNotice = async (notice: Notice, context: EntityContext): Promise<void> => {
  const { dispatch, getState, extra } = context;
  const { id, kind, ruledBy, title, place, ticketId, chatId } = notice;
  const raisedIn = getState();
  const { alerts, attention } = raisedIn;
  const now = extra.clock.now();
  const facts = { id, kind, title: cut(title), at: now, ticketId, chatId };
  /** Did the session end while the system showed it? */
  const isOver = watchSession(getState);

  const held = kind === 'test' ? null : suppressionOf({ kind: ruledBy, place }, attention, alerts, new Date(now));
  if (held !== null) {
    record({ ...facts, outcome: held }, context);
    return;
  }
  const { sound } = alerts.kinds[ruledBy];
  // A sound that nobody can hear must not suppress the next one.
  const isAudible = !attention.locked && getState().preferences.volume > 0;
  if (sound !== null && isAudible && (kind === 'test' || isSoundDue(extra, ruledBy, now))) dispatch(soundWanted(sound));
  try {
    const outcome = await extra.desktop.notifications.show(requestOf(notice, context));
    // The next user must neither see it nor find it in the list.
    if (isOver()) return await extra.desktop.notifications.close(id);
    // The first one with this id is in the list already.
    if (outcome === 'duplicate') return;
    const shown = { ...facts, outcome };
    record(shown, context);
    // What made it out of date meanwhile did not find it in the list.
    if (turnsStale(shown, raisedIn, getState())) withdrawNotice(shown, extra);
  } catch (error) {
    extra.log.warn('Notification failed', { kind, reason: String(error) });
    if (!isOver()) record({ ...facts, outcome: 'failed' }, context);
  }
};

/** Takes a notification back from the system. */
export const withdrawNotice = ({ id, kind }: Pick<Notice, 'id' | 'kind'>, { desktop, log }: Services): void => {
  desktop.notifications.close(id).catch((error: unknown) => {
    log.warn('Notification not closed', { kind, reason: String(error) });
  });
};
