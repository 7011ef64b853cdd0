import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { withNames } from '@/domain/company/contactNames';
import { attachFiles, awaitFiles } from '@/entities/conversations/drafts/attachFiles';
import { quickReplyPlaced } from '@/entities/conversations/drafts/draftsSlice';
import {
  loadQuickMessages,
  selectQuickMessages,
  selectQuickMessagesStatus,
} from '@/entities/company/quickMessages/quickMessages';
import { createAppThunk } from '@/entities/base/thunk';
import { downloadMedia } from '@/entities/device/files/downloadMedia';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import type { QuickMessage } from '@/protocol/records/quickMessages';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { fileNameOf } from '@/domain/conversations/messageContent';
import type { TextBox } from '../useTextBox';
import { matchingReplies, quickReplyQuery } from './quickReplyQuery';

interface QuickReplyFile {
  readonly ticketId: number;
  readonly quickReply: QuickMessage;
}

/** Downloads the file of a quick reply and adds it to the attachments. */
const attachQuickReplyFile = createAppThunk<void, QuickReplyFile>(
  'composer/attachQuickReplyFile',
  ({ ticketId, quickReply }, { dispatch, extra }) =>
    awaitFiles(dispatch, ticketId, async () => {
      const path = quickReply.mediaPath ?? '';
      const content = await downloadMedia(path, extra);
      await dispatch(attachFiles({ ticketId, files: [{ content, name: quickReply.mediaName || fileNameOf(path) }] }));
      return true;
    }),
  { failureKey: 'errors:ERR_WAPP_DOWNLOAD_MEDIA' },
);

export interface QuickReplies {
  readonly isOpen: boolean;
  readonly listId: string;
  readonly replies: readonly QuickMessage[];
  /** They could not be read. */
  readonly hasFailed: boolean;
  /** They are being read for the first time. */
  readonly isReading: boolean;
  readonly readAgain: () => void;
  /** Index of the marked reply in `replies`. */
  readonly marked: number;
  readonly mark: (index: number) => void;
  readonly choose: (reply: QuickMessage) => void;
  /** Replaces the variables of a message by the customer's data, as far as known on the client. */
  readonly filled: (message: string) => string;
  /** The caret moved, by typing or otherwise. */
  readonly follow: (caret: number) => void;
  /** Returns true when the list handled the key. */
  readonly takeKey: (event: KeyboardEvent) => boolean;
}

/** Controls the list of quick replies that a '/' in the text opens; `shown`: the text box is on screen. */
export const useQuickReplies = (ticketId: number, textBox: TextBox, shown: boolean): QuickReplies => {
  const dispatch = useAppDispatch();
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [mark, setMark] = useState({ words: '', index: 0 });
  /** Index of the '/' whose list was closed by Escape. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const all = useAppSelector(selectQuickMessages);
  const status = useAppSelector(selectQuickMessagesStatus);
  const hasFailed = status === 'failed';
  const isReading = status === 'idle' || status === 'loading';
  const contactName = useAppSelector((state) => selectTicket(state, ticketId)?.contact?.name ?? '');
  const query = quickReplyQuery(textBox.text, caret);
  const isAsked = query !== null && query.start !== closedAt;
  const replies = isAsked ? matchingReplies(all, query.words) : [];
  // If there are no quick replies at all, the list says so; if none matches, the words are ordinary text. While none are known, because
  // they are still being read or because of a failure, the words may be a shortcut, which must not go to the customer.
  const hasRows = replies.length > 0 || (all.length === 0 && query?.words === '');
  const isOpen = isAsked && (hasFailed || isReading || hasRows);
  const marked = mark.words === query?.words ? Math.min(mark.index, Math.max(0, replies.length - 1)) : 0;
  const setMarked = (index: number) => setMark({ words: query?.words ?? '', index });

  const read = useCallback(() => void dispatch(loadQuickMessages()), [dispatch]);
  useEffect(() => {
    if (isAsked) read();
  }, [isAsked, read]);

  const { ref, insert, focus } = textBox;
  const follow = useCallback(
    (place: number) => {
      setCaret(place);
      const { start } = quickReplyQuery(ref.current?.value ?? '', place) ?? {};
      setClosedAt((closed) => (start === closed ? closed : null));
    },
    [ref],
  );
  /** The caret is now behind an inserted reply: a word with a slash at its end is text, and opens no list. */
  const passBy = useCallback(
    (place: number) => {
      setCaret(place);
      setClosedAt(quickReplyQuery(ref.current?.value ?? '', place)?.start ?? null);
    },
    [ref],
  );
  // Chosen in the command palette: inserted at the caret, after a recording that has taken the place of the text box.
  const picked = useAppSelector(({ drafts }) =>
    drafts.picked?.ticketId === ticketId ? drafts.picked.quickReply : null,
  );
  useEffect(() => {
    if (!picked || !shown) return;
    dispatch(quickReplyPlaced());
    insert(picked.message);
    passBy(ref.current?.selectionStart ?? 0);
    focus();
    if (picked.mediaPath) void dispatch(attachQuickReplyFile({ ticketId, quickReply: picked }));
  }, [dispatch, focus, insert, passBy, picked, ref, shown, ticketId]);
  const choose = (reply: QuickMessage) => {
    if (!query) return;
    textBox.replace(query.start, query.end, reply.message);
    // Not the length of the message, whose line breaks may be those of Windows: the box has shorter ones.
    passBy(ref.current?.selectionStart ?? 0);
    textBox.focus();
    if (reply.mediaPath) void dispatch(attachQuickReplyFile({ ticketId, quickReply: reply }));
  };
  const step = (by: number) => setMarked((marked + by + replies.length) % replies.length);
  const takeKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean => {
    if (!isOpen || nativeEvent.isComposing) return false;
    const reply = replies[marked];
    if (key === 'Escape') {
      setClosedAt(query?.start ?? null);
      // Remove a lone '/', typed only to open the list: it would remain as a draft.
      if (query && query.words === '') textBox.replace(query.start, query.end, '');
    } else if (hasFailed && key === 'Enter' && !shiftKey) read();
    else if (isReading && key === 'Enter' && !shiftKey) return true;
    else if (!reply) return false;
    else if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if ((key === 'Enter' && !shiftKey) || (key === 'Tab' && !shiftKey)) choose(reply);
    else return false;
    return true;
  };
  return {
    isOpen,
    listId,
    replies,
    hasFailed,
    isReading,
    readAgain: read,
    marked,
    mark: setMarked,
    choose,
    filled: (message) => withNames(message, contactName),
    follow,
    takeKey,
  };
};
