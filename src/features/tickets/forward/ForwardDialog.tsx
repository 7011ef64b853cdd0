import { Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { createTranslate } from '@/i18n/translate';
import { connectionForNewTicket } from '@/domain/conversations/newTicket';
import { ticketName } from '@/domain/conversations/ticketName';
import { isAdmin } from '@/domain/permissions';
import { selectConnections } from '@/entities/company/whatsappConnections/whatsappConnectionsSlice';
import { forwardMessages, type ForwardRefusal, type ForwardTarget } from '@/entities/conversations/outbox/forward';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { selectUser } from '@/entities/session/sessionSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { bringIntoView, useReturnFocus } from '@/ui/focus';
import { toOption } from '@/ui/form/toOption';
import { ActionDialog } from '../dialogs/ActionDialog';
import { NewTicketQueue } from '../shared/NewTicketQueue';
import { useConnectionChoice } from '../shared/useConnectionChoice';
import { useHolderText } from '../shared/useHolderText';
import { keptQueue, useQueueChoice } from '../shared/useQueueChoice';
import dialogStyles from '../dialogs/dialogs.module.css';
import styles from './ForwardDialog.module.css';
import { forwardable } from './forwardPlan';
import { MessageChoice } from './MessageChoice';
import { keyOf, TargetPicker } from './TargetPicker';

/** The targets that received nothing, and why. */
const RefusalList = ({ refused }: { readonly refused: readonly ForwardRefusal[] }) => {
  const { t, i18n } = useTranslation(['forward', 'common']);
  const translate = createTranslate(i18n);
  const textOf = useHolderText();
  const reasonOf = ({ target, holder, failure }: ForwardRefusal): string => {
    const held = holder && textOf(holder);
    if (held) return held;
    if (failure?.textKey) return translate(failure.textKey, failure.values);
    if (failure?.code) return translate(`errors:${failure.code}`);
    if (failure) return t('common:state.failed');
    return t(target.kind === 'ticket' ? 'notOpen' : 'taken');
  };
  if (refused.length === 0) return null;
  return (
    <div ref={bringIntoView} role="alert" className={styles.failed}>
      {t('refused')}
      <ul className={styles.refused}>
        {refused.map((one) => (
          <li key={keyOf(one.target)}>
            <strong>{one.target.name}</strong>: {reasonOf(one)}
          </li>
        ))}
      </ul>
    </div>
  );
};

interface NewTicketFieldsProps {
  readonly queueId: number | undefined;
  readonly onQueue: (queueId: number | undefined) => void;
  readonly whatsappId: number | null;
  readonly onConnection: (whatsappId: number | null) => void;
  /** The queue was asked for in vain. */
  readonly lacksQueue: boolean;
}

/** Queue and connection of the new tickets for contacts. */
const NewTicketFields = ({ queueId, onQueue, whatsappId, onConnection, lacksQueue }: NewTicketFieldsProps) => {
  const { t } = useTranslation('tickets');
  const connections = useAppSelector(selectConnections);
  const queue = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lacksQueue) queue.current?.querySelector('input')?.focus();
  }, [lacksQueue]);
  return (
    <>
      <div ref={queue} className={dialogStyles.field}>
        <span aria-hidden="true">{t('newTicket.queue')}</span>
        <NewTicketQueue
          aria-label={t('newTicket.queue')}
          value={queueId}
          onChange={onQueue}
          {...(lacksQueue && { status: 'error', 'aria-invalid': true })}
        />
        {lacksQueue && (
          <p ref={bringIntoView} className={styles.failed} role="alert">
            {t('newTicket.queueRequired')}
          </p>
        )}
      </div>
      {connections.length > 1 && (
        <div className={dialogStyles.field}>
          <span aria-hidden="true">{t('newTicket.connection')}</span>
          <Select
            size="large"
            aria-label={t('newTicket.connection')}
            value={whatsappId}
            onChange={onConnection}
            options={connections.map(toOption)}
          />
        </div>
      )}
    </>
  );
};

interface ForwardDialogProps {
  readonly ticketId: number;
  /** The message from which the dialog was opened. */
  readonly messageId: string;
  readonly onClose: () => void;
}

/** Forwards one or more messages of a conversation to other people. */
export const ForwardDialog = ({ ticketId, messageId, onClose }: ForwardDialogProps) => {
  const { t } = useTranslation(['forward', 'tickets']);
  const dispatch = useAppDispatch();
  const messages = useAppSelector((state) => selectThreadMessages(state, ticketId));
  const ticket = useAppSelector((state) => selectTicket(state, ticketId));
  const user = useAppSelector(selectUser);
  const connections = useConnectionChoice();
  const queues = useQueueChoice();
  const admin = isAdmin(user);
  const first = messages.find(({ id }) => id === messageId);
  const [chosen, setChosen] = useState<readonly string[]>(first && forwardable(first).part ? [messageId] : []);
  const [targets, setTargets] = useState<readonly ForwardTarget[]>([]);
  const [chosenQueue, setQueue] = useState<number | undefined>(queues.length === 1 ? queues[0]?.id : undefined);
  const queueId = keptQueue(queues, chosenQueue);
  const [chosenConnection, setConnection] = useState<number | null>(null);
  // Connections may load or be deleted while the dialog is open.
  const whatsappId = connections.some(({ id }) => id === chosenConnection)
    ? chosenConnection
    : user && connectionForNewTicket(connections, user);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [refused, setRefused] = useState<readonly ForwardRefusal[]>([]);
  const picker = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(() => {});
  useReturnFocus();
  const isClosed = useRef(false);
  // Closing the dialog while files are still being read sends nothing.
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      stop.current();
    };
  }, []);

  // In the order of the conversation, whatever the order of the clicks. A message may be deleted once it is chosen.
  const parts = messages.filter(({ id }) => chosen.includes(id)).flatMap((one) => forwardable(one).part ?? []);
  const makesTickets = targets.some(({ kind }) => kind === 'contact');
  const isReady = parts.length > 0 && targets.length > 0;
  const [isQueueAsked, setQueueAsked] = useState(false);
  const isQueueMissing = makesTickets && !admin && queueId === undefined;
  const send = async () => {
    setBusy(true);
    setFailed(false);
    setRefused([]);
    let isRead = false;
    const onRead = () => {
      isRead = true;
    };
    const request = dispatch(forwardMessages({ parts, targets, queueId: queueId ?? null, whatsappId, onRead }));
    stop.current = () => {
      if (!isRead) request.abort();
    };
    const answer = await request;
    stop.current = () => {};
    setBusy(false);
    if (!forwardMessages.fulfilled.match(answer)) {
      if (!answer.meta.aborted) setFailed(true);
      return;
    }
    const left = answer.payload;
    const count = targets.length - left.length;
    if (left.length === 0 && !isClosed.current) onClose();
    setRefused(left);
    // Targets that received the messages must not get them twice.
    setTargets(left.map(({ target }) => target));
    if (count > 0) dispatch(toastShown({ kind: 'success', textKey: 'forward:sent', values: { count } }));
    if (left.length > 0 && isClosed.current) {
      const names = left.map(({ target }) => target.name).join(', ');
      dispatch(toastShown({ kind: 'error', textKey: 'forward:refusedNames', values: { names } }));
    }
  };
  return (
    <ActionDialog
      width={480}
      title={t('title')}
      submitLabel={t('submit')}
      busy={busy}
      disabled={!isReady}
      onSubmit={() => {
        setQueueAsked(isQueueMissing);
        if (!isQueueMissing) void send();
      }}
      onClose={onClose}
      // The message is already chosen; the next step is the target.
      onShown={() => picker.current?.querySelector('input')?.focus()}
    >
      <div className={dialogStyles.fields}>
        <MessageChoice
          messages={messages}
          firstId={messageId}
          contactName={ticket ? ticketName(ticket) : ''}
          chosen={chosen}
          count={parts.length}
          onChange={setChosen}
        />
        <div ref={picker}>
          <TargetPicker fromTicketId={ticketId} disabled={busy} value={targets} onChange={setTargets} />
        </div>
        {makesTickets && (
          <NewTicketFields
            queueId={queueId}
            onQueue={setQueue}
            whatsappId={whatsappId}
            onConnection={setConnection}
            lacksQueue={isQueueAsked && isQueueMissing}
          />
        )}
        {failed && (
          <p ref={bringIntoView} className={styles.failed} role="alert">
            {t('failed')}
          </p>
        )}
        <RefusalList refused={refused} />
      </div>
    </ActionDialog>
  );
};
