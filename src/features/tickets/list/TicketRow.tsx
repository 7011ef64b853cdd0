import { memo, type MouseEvent } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { oneLine } from '@/domain/text/oneLine';
import { formatListTime } from '@/lib/dates';
import type { Ticket } from '@/protocol/records/tickets';
import { useAppParts } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import list from '@/ui/collection/list.module.css';
import { Bot, ClockAlert } from '@/ui/icons';
import { Avatar } from '@/ui/layout/Avatar';
import { Count } from '@/ui/layout/Count';
import { useToday } from '@/ui/useToday';
import { readUserColor } from '@/ui/userColor';
import { reminderWords } from '../reminders/ReminderChip';
import { selectRowFacts, type RowFacts } from './rowFacts';
import { RowCheck } from '../selection/RowCheck';
import { mainActionOf } from '../shared/ticketAction';
import { useTicketActionRun } from '../shared/useTicketAction';
import { LastMessageLine } from './LastMessageLine';
import { PeekButton } from './PeekButton';
import { RowAction } from './RowAction';
import { RowChips } from './RowChips';
import styles from './TicketRow.module.css';
import { lastMessagePreview } from './lastMessagePreview';
import { useRowName } from './useRowName';
import { useWaiting } from './useWaiting';

interface RowProps {
  readonly facts: RowFacts;
  /** The ticket's conversation is open and focused. */
  readonly selected: boolean;
  /** The ticket's conversation is open beside the focused one. */
  readonly beside: boolean;
  /** A notification has just led to this row. */
  readonly highlighted: boolean;
  /** The one row of the list that Tab reaches; arrow keys move on from there. */
  readonly reachable: boolean;
  /** Width of the list, px. */
  readonly width: number;
  readonly onOpen: (ticket: Ticket) => void;
  /** Marks or unmarks the row for an action on several tickets. */
  readonly onMark: (ticketId: number) => void;
}

/** Width reserved for the peek (eye) button, px. */
const PEEK_PX = 30;

const Row = (props: RowProps) => {
  const { facts, selected, beside, highlighted, reachable, width, onOpen, onMark } = props;
  const { ticket, newest, unsent, marked, busy, mayPeek, draftText, draftFiles } = facts;
  const { t } = useTranslation(['tickets', 'composer']);
  const { failed, run } = useTicketActionRun(ticket);
  const today = useToday();
  const time = facts.changedAt ? formatListTime(facts.changedAt, today) : '';
  const waiting = useWaiting(facts.waitingSince, facts.limits);
  const reminder = facts.reminder && reminderWords(t, facts.reminder, today);
  const last = lastMessagePreview(ticket, newest ?? undefined);
  const draft =
    draftText.trim() !== '' || draftFiles === 0 ? draftText : t('composer:draft.files', { count: draftFiles });
  const unread = Math.max(0, ticket.unreadMessages ?? 0);
  const mainAction = mainActionOf(ticket.status);
  const isPending = ticket.status === 'pending';
  const contactName = ticket.contact?.name ?? '';
  const name = useRowName(facts, { last, time, unread, draft, waiting: waiting?.spoken, reminder: reminder?.spoken });

  const activate = (event: MouseEvent) => {
    if (!isPending) onOpen(ticket);
    // A pending ticket is accepted, not opened: by Enter at once, by mouse (detail 1) with its button alone.
    else if (event.detail === 0) void run('accept');
  };
  return (
    <div
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
      <button
        type="button"
        className={classNames(list.target, isPending && styles.inert)}
        tabIndex={reachable ? 0 : -1}
        data-row={ticket.id}
        aria-label={[name, beside && t('row.beside'), marked && t('row.selected')].filter(Boolean).join(', ')}
        aria-current={selected ? 'true' : undefined}
        onClick={activate}
      />
      <span
        className={styles.strip}
        style={{ background: readUserColor(ticket.queue?.color) }}
        title={ticket.queue?.name ?? t('row.noQueue')}
      />
      <span className={styles.face}>
        <Avatar
          id={ticket.contactId ?? ticket.id}
          name={contactName}
          picture={ticket.contact?.profilePicUrl}
          group={ticket.isGroup === true}
          size={40}
        />
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
            <LastMessageLine last={last} unsent={unsent} />
          )}
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
};

interface TicketRowProps extends Omit<RowProps, 'facts'> {
  readonly id: number;
}

/** One row of a list. It selects its own ticket and avoids antd, so that an event renders only one cheap row. */
export const TicketRow = memo(({ id, ...rest }: TicketRowProps) => {
  const facts = useAppParts((state) => selectRowFacts(state, id));
  return facts && <Row facts={facts} {...rest} />;
});
TicketRow.displayName = 'TicketRow';
