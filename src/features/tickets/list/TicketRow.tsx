import { createContext, memo, type MouseEvent, use } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { waitingLevel, waitingSpan, type WaitingLevel, type WaitingLimits } from '@/domain/conversations/waiting';
import { ticketName } from '@/domain/conversations/ticketName';
import { oneLine } from '@/domain/text/oneLine';
import { formatListTime } from '@/lib/dates';
import type { Ticket } from '@/protocol/records/tickets';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppParts } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { createTicker } from '@/ui/createTicker';
import list from '@/ui/collection/list.module.css';
import { Bot, ClockAlert, Eye } from '@/ui/icons';
import { Count } from '@/ui/layout/Count';
import { useToday } from '@/ui/useToday';
import { readUserColor } from '@/ui/userColor';
import { reminderWords } from '../reminders/ReminderChip';
import { selectRowFacts, type RowFacts } from './rowFacts';
import { RowCheck } from '../selection/RowCheck';
import { TicketAvatar } from '../shared/TicketAvatar';
import { mainActionOf } from '../shared/ticketAction';
import { useTicketActionRun } from '../shared/useTicketAction';
import { DeliveryMark } from '../shared/DeliveryMark';
import { LastMessageLine } from './LastMessageLine';
import { RowAction } from './RowAction';
import actionStyles from './RowAction.module.css';
import { RowChips } from './RowChips';
import styles from './TicketRow.module.css';
import { lastMessagePreview } from './lastMessagePreview';
import { useRowName } from './useRowName';

/** Ticks every 15,000 ms, so a new minute is shown at most 15 s late. */
const useTick = createTicker(15_000);

const LEVELS: readonly WaitingLevel[] = ['calm', 'amber', 'red'];

interface Waiting {
  readonly text: string;
  readonly level: WaitingLevel;
  /** Text for screen readers, which includes the urgency. */
  readonly spoken: string;
}

/** How long the customer has been waiting since `since` (ISO 8601), as text and urgency; null when no customer waits. */
const useWaiting = (since: string | null, limits: WaitingLimits): Waiting | null => {
  const { t } = useTranslation('tickets');
  const words = useTick(() => {
    if (since === null) return null;
    const ms = Date.now() - Date.parse(since);
    const { unit, count } = waitingSpan(ms);
    const time = t(`row.waiting.${unit}`, { count });
    return [waitingLevel(ms, limits), time, t('row.waits', { time, count })].join('\n');
  });
  if (words === null) return null;
  const [urgency, text = '', waits = ''] = words.split('\n');
  const level = LEVELS.find((one) => one === urgency) ?? 'calm';
  return { text, level, spoken: level === 'calm' ? waits : `${waits}, ${t(`row.urgency.${level}`)}` };
};

interface PeekButtonProps {
  readonly ticketId: number;
  readonly contactName: string;
}

/** Shows a ticket's conversation without opening the ticket. */
const PeekButton = ({ ticketId, contactName }: PeekButtonProps) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      // Arrow keys move the focus here from the row.
      tabIndex={-1}
      className={actionStyles.action}
      aria-label={t('peek.of', { name: contactName })}
      title={t('peek.short')}
      onClick={() => dispatch(dialogOpened({ type: 'peekTicket', ticketId }))}
    >
      <Eye size={16} />
    </button>
  );
};

interface RowProps {
  readonly facts: RowFacts;
  /** The ticket's conversation is open and focused. */
  readonly selected: boolean;
  /** The ticket's conversation is open beside the focused one. */
  readonly beside: boolean;
  /** A notification has just led to this row. */
  readonly highlighted: boolean;
  /** Width of the list, px. */
  readonly width: number;
  readonly onOpen: (ticket: Ticket) => void;
  /** Marks or unmarks the row for an action on several tickets. */
  readonly onMark: (ticketId: number) => void;
}

/** Is this the one row of the list that Tab reaches? Arrow keys move on from there. */
const ReachableContext = createContext(false);

interface RowTargetProps {
  readonly ticket: Ticket;
  readonly name: string;
  readonly selected: boolean;
  readonly onClick: (event: MouseEvent) => void;
}

/** The button under the whole row. It alone asks what Tab reaches, which each ticket that comes to the front changes for two rows. */
const RowTarget = ({ ticket, name, selected, onClick }: RowTargetProps) => (
  <button
    type="button"
    className={classNames(list.target, ticket.status === 'pending' && styles.inert)}
    tabIndex={use(ReachableContext) ? 0 : -1}
    data-row={ticket.id}
    aria-label={name}
    aria-current={selected ? 'true' : undefined}
    onClick={onClick}
  />
);

/** Labels with tooltips lie above the row's click target: a click on them counts as one on the target, with the same keys held. */
const passOn = ({ target, currentTarget, nativeEvent }: MouseEvent<HTMLElement>) => {
  if (target instanceof Element && target.closest('button, label')) return;
  const row = currentTarget.querySelector<HTMLElement>('[data-row]');
  row?.focus({ preventScroll: true });
  row?.dispatchEvent(new globalThis.MouseEvent('click', nativeEvent));
};

/** Width reserved for the peek (eye) button, px. */
const PEEK_PX = 30;

/** What is not sent yet: its text, else what it consists of; empty without a draft. */
const useDraftWords = ({ draftText, draftFiles, draftReplies }: RowFacts): string => {
  const { t } = useTranslation('composer');
  if (draftText.trim() !== '') return draftText;
  if (draftFiles > 0) return t('draft.files', { count: draftFiles });
  return draftReplies ? t('draft.reply') : draftText;
};

const Row = memo((props: RowProps) => {
  const { facts, selected, beside, highlighted, width, onOpen, onMark } = props;
  const { ticket, newest, unsent, marked, busy, mayPeek } = facts;
  const { t } = useTranslation('tickets');
  const { failed, run } = useTicketActionRun(ticket);
  const today = useToday();
  const time = facts.changedAt ? formatListTime(facts.changedAt, today) : '';
  const waiting = useWaiting(facts.waitingSince, facts.limits);
  const reminder = facts.reminder && reminderWords(t, facts.reminder, today);
  const last = lastMessagePreview(ticket, newest ?? undefined);
  const draft = useDraftWords(facts);
  const unread = Math.max(0, ticket.unreadMessages ?? 0);
  const mainAction = mainActionOf(ticket.status);
  const isPending = ticket.status === 'pending';
  const contactName = ticketName(ticket);
  const name = useRowName(facts, { last, time, unread, draft, waiting: waiting?.spoken, reminder: reminder?.spoken });

  const activate = (event: MouseEvent) => {
    if (!isPending) onOpen(ticket);
    // A pending ticket is accepted, not opened: by Enter at once, by mouse (detail 1) with its button alone.
    else if (event.detail === 0) void run('accept');
  };
  return (
    // The keyboard presses the target itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      onClick={passOn}
      className={classNames(
        list.row,
        styles.row,
        beside && !marked && styles.beside,
        (selected || marked) && list.selected,
        highlighted && styles.highlighted,
        unread > 0 && styles.unread,
      )}
    >
      <RowCheck contactName={contactName} checked={marked} onChange={() => onMark(ticket.id)} />
      <RowTarget
        ticket={ticket}
        name={[name, beside && t('row.beside'), marked && t('row.selected')].filter(Boolean).join(', ')}
        selected={selected}
        onClick={activate}
      />
      <span
        className={styles.strip}
        style={{ background: readUserColor(ticket.queue?.color) }}
        title={ticket.queue?.name ?? t('row.noQueue')}
      />
      <span className={styles.face}>
        <span className={styles.picture}>
          <TicketAvatar ticket={ticket} size={40} />
        </span>
        {ticket.chatbot && (
          <span className={styles.bot} title={t('row.chatbot')}>
            <Bot size={11} />
          </span>
        )}
      </span>
      <div className={styles.lines}>
        <div className={styles.first} aria-hidden="true">
          <span className={styles.name}>{contactName}</span>
          {waiting ? (
            <time className={classNames(styles.time, styles[waiting.level])} title={time}>
              {waiting.level !== 'calm' && <ClockAlert size={12} />}
              {waiting.text}
            </time>
          ) : (
            <time className={styles.time}>{time}</time>
          )}
        </div>
        <div className={styles.second} aria-hidden="true">
          {draft ? (
            <>
              <span className={styles.draft}>{t('row.draft')}</span>
              <span className={styles.words}>{oneLine(draft)}</span>
            </>
          ) : (
            <LastMessageLine last={last} />
          )}
          {/* Of a text that is not a message yet, so apart from the last message and its own mark. */}
          {unsent && <DeliveryMark stage={unsent} />}
          <Count value={unread} />
        </div>
        <div className={styles.third}>
          <RowChips facts={facts} reminder={reminder} width={mayPeek ? width - PEEK_PX : width} />
          <span className={styles.actions}>
            {mayPeek && <PeekButton ticketId={ticket.id} contactName={contactName} />}
            {mainAction && (
              <RowAction
                action={mainAction}
                contactName={contactName}
                busy={busy}
                failed={failed}
                takesFocus={highlighted}
                aside
                onRun={() => void run(mainAction)}
              />
            )}
          </span>
        </div>
      </div>
    </div>
  );
});
Row.displayName = 'Row';

interface TicketRowProps extends Omit<RowProps, 'facts'> {
  readonly id: number;
  readonly reachable: boolean;
}

/** One row of a list. It selects its own ticket and avoids antd, so that an event renders only one cheap row. */
export const TicketRow = memo(({ id, reachable, ...rest }: TicketRowProps) => {
  const facts = useAppParts((state) => selectRowFacts(state, id));
  if (!facts) return null;
  return (
    <ReachableContext value={reachable}>
      <Row facts={facts} {...rest} />
    </ReachableContext>
  );
});
TicketRow.displayName = 'TicketRow';
