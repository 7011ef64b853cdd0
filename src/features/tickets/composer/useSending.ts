import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { takesCaption } from '@/domain/conversations/fileKind';
import { isUnseen, visibleText } from '@/domain/conversations/messageText';
import {
  type Attachment,
  selectAttachments,
  selectAwaitedFiles,
  selectDraft,
} from '@/entities/conversations/drafts/draftsState';
import { attachmentsRemoved, draftChanged } from '@/entities/conversations/drafts/draftsSlice';
import { sendFile, sendText } from '@/entities/conversations/outbox/outboxThunks';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { templateDoubt, type TemplateDoubt } from '@/domain/conversations/templateText';
import type { TextBox } from './useTextBox';

interface SendingPlan {
  /** Sent first, as a separate message; empty for none. */
  readonly text: string;
  readonly files: readonly { readonly file: Attachment; readonly caption: string }[];
}

interface Begun {
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** The message answers another one; servers quote only with a text. */
  readonly isReply: boolean;
}

/** The text is the caption of a single file that can carry one; otherwise it is sent before the files. */
const isCaptionOf = ({ attachments: [file, ...others], isReply }: Begun): boolean =>
  file !== undefined && others.length === 0 && file.caption === '' && takesCaption(file.type) && !isReply;

/** A text as it is sent. Servers take invisible marks at its start, which come with copied texts, for those of their own texts. */
const sendable = (text: string): string => (isUnseen(text) ? '' : visibleText(text.trim()).trim());

/** Plans which messages are sent for a draft, in order. */
const planSending = (begun: Begun): SendingPlan => {
  const text = sendable(begun.text);
  const captioned = isCaptionOf(begun);
  return {
    text: captioned ? '' : text,
    files: begun.attachments.map((file) => ({ file, caption: captioned ? text : sendable(file.caption) })),
  };
};

interface Sending {
  /** The message that the next text answers. */
  readonly quotedMsgId: string | null;
  /** What servers would do to the text; shown as a question before it is sent. */
  readonly doubt: TemplateDoubt | null;
  /** The draft is sent as soon as its files are there. */
  readonly isWaiting: boolean;
  readonly trySend: () => void;
  readonly sendAnyway: () => void;
  readonly forgetDoubt: () => void;
}

const firstDoubt = ({ text, files }: SendingPlan): TemplateDoubt | null => {
  for (const words of [text, ...files.map(({ caption }) => caption)]) {
    const doubt = templateDoubt(words);
    if (doubt) return doubt;
  }
  return null;
};

/** Sends a conversation's draft. `sign` puts the agent's name above a text. */
export const useSending = (ticketId: number, textBox: TextBox, sign: (text: string) => string): Sending => {
  const store = useAppStore();
  const [doubt, setDoubt] = useState<TemplateDoubt | null>(null);
  /** The text that is to be sent once the draft's files are there. */
  const [waitingText, setWaitingText] = useState<string | null>(null);
  /** True while sent files are still in the draft, until the outbox has them on disk: they must not be sent twice. */
  const filesLeaving = useRef(false);
  /** The reply of a sent text, which the draft keeps until the outbox has the text on disk, as it keeps the text. */
  const [leavingReply, setLeavingReply] = useState<string | null>(null);
  const drafted = useAppSelector((state) => selectDraft(state, ticketId)?.quotedMsgId ?? null);
  const quotedMsgId = drafted === leavingReply ? null : drafted;
  const { text, handOver, focus } = textBox;
  // Whoever goes on writing has not finished the message.
  if (waitingText !== null && waitingText !== text) setWaitingText(null);

  const planned = () => {
    const attachments = filesLeaving.current ? [] : selectAttachments(store.getState(), ticketId);
    return planSending({ text, attachments, isReply: quotedMsgId !== null });
  };

  const send = async () => {
    setDoubt(null);
    const plan = planned();
    const sent = plan.files.map(({ file: { id } }) => id);
    if (sent.length > 0) filesLeaving.current = true;
    const queued = [
      ...(plan.text ? [store.dispatch(sendText({ ticketId, body: sign(plan.text), quotedMsgId }))] : []),
      ...plan.files.map(({ file: { id, name, type, size }, caption }) =>
        store.dispatch(sendFile({ ticketId, file: { id, name, type, size }, caption })),
      ),
    ];
    const written = handOver(Promise.all(queued));
    // A file cannot quote, so without a text the reply waits for the next text.
    const replied = plan.text ? quotedMsgId : null;
    if (replied !== null) setLeavingReply(replied);
    focus();
    await written;
    if (replied !== null) {
      // Another message may have been chosen meanwhile.
      if (selectDraft(store.getState(), ticketId)?.quotedMsgId === replied) {
        store.dispatch(draftChanged({ ticketId, quotedMsgId: null }));
      }
      setLeavingReply((leaving) => (leaving === replied ? null : leaving));
    }
    if (sent.length > 0) {
      store.dispatch(attachmentsRemoved({ ticketId, ids: sent }));
      filesLeaving.current = false;
    }
  };

  const trySend = () => {
    const plan = planned();
    const found = firstDoubt(plan);
    if (selectAwaitedFiles(store.getState(), ticketId).count > 0) setWaitingText(text);
    else if (plan.text === '' && plan.files.length === 0) focus();
    else if (found) setDoubt(found);
    else void send();
  };

  const endWait = useEffectEvent((failed: boolean) => {
    setWaitingText(null);
    if (!failed) trySend();
  });
  const isWaiting = waitingText === text;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const stop = store.subscribe(() => {
      const { count, failed } = selectAwaitedFiles(store.getState(), ticketId);
      if (count > 0) return;
      // Before sending, which changes the store itself.
      stop();
      endWait(failed);
    });
    return stop;
  }, [isWaiting, store, ticketId]);

  return {
    quotedMsgId,
    doubt,
    isWaiting,
    trySend,
    sendAnyway: () => void send(),
    forgetDoubt: () => setDoubt(null),
  };
};
