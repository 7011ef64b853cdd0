import { isTooLarge } from '@/protocol/errors';
import { describeFailure, type ThunkFailure } from '@/entities/base/failure';
import { watchSession } from '@/entities/base/oneSession';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { advance } from '@/entities/conversations/outbox/advance';
import { handText, newestIn } from '@/entities/conversations/outbox/outboxPlaces';
import { answerLost, entryChanged, entryLeft } from '@/entities/conversations/outbox/outboxSlice';
import type { LocalReason, OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { hasFile, NotSent, type Uploads } from './outboxUploads';
import type { EntityContext } from '@/entities/base/thunk';

/** Did the server itself refuse? An error without the server's error body may come from a proxy: the outcome is unknown. */
const isRefusal = ({ status, code, data }: ThunkFailure): boolean =>
  status !== null && (status < 500 || code !== null || (status === 500 && data !== undefined));

const TOO_LARGE: LocalReason = 'tooLarge';

/** Why an attempt certainly did not arrive; null if it may have arrived. */
const refusalOf = (error: unknown): string | null => {
  if (error instanceof NotSent) return error.reason;
  const failure = describeFailure(error);
  if (!isRefusal(failure)) return null;
  return isTooLarge(failure) ? TOO_LARGE : (failure.code ?? failure.message);
};

const hand = async (context: EntityContext, uploads: Uploads, entry: OutboxEntry): Promise<void> => {
  if (hasFile(entry)) await uploads.run(context, entry);
  else await handText(context, entry);
};

/** Claims an entry on disk and tries once to send it. Writes the outcome to disk before showing it. */
export const sendEntry = async (context: EntityContext, uploads: Uploads, entry: OutboxEntry): Promise<void> => {
  const { extra, getState, dispatch } = context;
  // The session may end before the answer comes; the outcome still belongs to this account.
  const account = selectAccount(getState());
  const isOver = watchSession(getState);
  const claim = (stored: OutboxEntry): OutboxEntry | null =>
    stored.state === 'waiting'
      ? {
          ...stored,
          state: 'sending',
          sentAt: extra.clock.now(),
          after: newestIn(getState(), stored.ticketId) ?? stored.after,
        }
      : null;
  const claimed = await advance(context, entry.id, claim, account);
  if (!claimed) {
    const taken = await extra.storage.outbox.read(account, entry.id);
    // Another window sends it; what is on disk stays that window's.
    dispatch(taken ? entryChanged(taken) : entryLeft(entry.id));
    return;
  }
  // The user discarded the entry while it was being claimed.
  if (!isOver() && !getState().outbox.byId[entry.id]) return;
  // The user may have sent it again while this attempt had no answer.
  const end = (change: Partial<OutboxEntry>): Promise<unknown> =>
    advance(
      context,
      claimed.id,
      (stored) => (stored.sentAt === claimed.sentAt ? { ...stored, ...change } : null),
      account,
    );
  try {
    await hand(context, uploads, claimed);
    await end({ state: 'sent', ...(hasFile(claimed) && { sentAt: extra.clock.now() }) });
  } catch (error) {
    // Refused only because the session ended: the account's next session sends it.
    if (describeFailure(error).code === 'ERR_SESSION_EXPIRED' && isOver()) {
      await end({ state: 'waiting', sentAt: null });
      return;
    }
    const reason = refusalOf(error);
    if (reason !== null) await end({ state: 'failed', reason });
    else dispatch(answerLost(entry.id));
  }
};
