import { describeFailure, type ThunkFailure } from '@/entities/base/failure';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { advance, type OutboxContext } from '@/entities/conversations/outbox/outboxContext';
import { handText, newestIn } from '@/entities/conversations/outbox/outboxPlaces';
import { answerLost, entryChanged, entryLeft } from '@/entities/conversations/outbox/outboxSlice';
import type { LocalReason, OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { hasFile, NotSent, type Uploads } from './outboxUploads';

/** The server refused. An error status without a server's own error body may come from a proxy and leaves the outcome open. */
const isRefusal = ({ status, code, data }: ThunkFailure): boolean =>
  status !== null && (status < 500 || code !== null || (status === 500 && data !== undefined));

const TOO_LARGE: LocalReason = 'tooLarge';

/** Why an attempt certainly did not arrive; null when that is unknown. */
const refusalOf = (error: unknown): string | null => {
  if (error instanceof NotSent) return error.reason;
  const failure = describeFailure(error);
  if (!isRefusal(failure)) return null;
  // Proxies answer it with HTML, without a code.
  return failure.status === 413 ? TOO_LARGE : (failure.code ?? failure.message);
};

const hand = async (context: OutboxContext, uploads: Uploads, entry: OutboxEntry): Promise<void> => {
  if (hasFile(entry)) await uploads.run(context, entry);
  else await handText(context, entry);
};

/** Claims an entry on disk and tries once to send it. The outcome is written to disk before it is shown. */
export const sendEntry = async (context: OutboxContext, uploads: Uploads, entry: OutboxEntry): Promise<void> => {
  const { extra, getState, dispatch } = context;
  // The session may end before the answer comes; the outcome still belongs to this account.
  const account = selectAccount(getState());
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
  // Discarded while it was being claimed.
  if (selectAccount(getState()) === account && !getState().outbox.byId[entry.id]) return;
  // The user may have sent it again while this try had no answer.
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
    // Refused only for lack of a session: the account's next session sends it.
    const isOver = describeFailure(error).code === 'ERR_SESSION_EXPIRED' && selectAccount(getState()) !== account;
    if (isOver) {
      await end({ state: 'waiting', sentAt: null });
      return;
    }
    const reason = refusalOf(error);
    if (reason !== null) await end({ state: 'failed', reason });
    else dispatch(answerLost(entry.id));
  }
};
