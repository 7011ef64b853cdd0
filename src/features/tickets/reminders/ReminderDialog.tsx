import { useState } from 'react';
import { Checkbox, Input, Radio } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import {
  REMINDER_CHOICES,
  REMINDER_NOTE_LENGTH,
  reminderMoment,
  type ReminderChoice,
} from '@/domain/conversations/reminders';
import { ticketName } from '@/domain/conversations/ticketName';
import { formatDay, fromInputTime, toInputTime } from '@/lib/dates';
import { clockTime, dayOf } from '@/lib/moments';
import { putReminder, selectReminder } from '@/entities/conversations/reminders/reminders';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useKeptTexts } from '@/store/useKeptTexts';
import { hasChanges } from '@/ui/form/hasChanges';
import { isMomentValue, MomentInput } from '@/ui/form/MomentInput';
import { RestoredNote } from '@/ui/form/RestoredNote';
import { useReturnFocus } from '@/ui/focus';
import { ActionDialog } from '../dialogs/ActionDialog';
import styles from './reminders.module.css';

interface ReminderDialogProps {
  readonly ticketId: number;
  readonly onClose: () => void;
}

type Choice = ReminderChoice | 'own';

const isReminderChoice = (kept: unknown): kept is ReminderChoice => REMINDER_CHOICES.some((choice) => choice === kept);

/** What the fields of the dialog hold. */
interface Typed {
  readonly choice: Choice;
  readonly own: string;
  readonly note: string;
  readonly onlyUnanswered: boolean;
}

interface ChoicesProps {
  /** When the dialog was opened or last refused a moment, ms. */
  readonly now: number;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

/** The moments to choose from; those that have passed today are left out. */
const Choices = ({ now, choice, onChange }: ChoicesProps) => {
  const { t } = useTranslation('reminders');
  const offered = REMINDER_CHOICES.flatMap((key) => {
    const at = reminderMoment(key, now);
    return at === null ? [] : [{ key, at }];
  });
  return (
    <Radio.Group
      className={styles.choices}
      aria-label={t('dialog.when')}
      value={choice}
      onChange={({ target }) => onChange(target.value as Choice)}
    >
      {offered.map(({ key, at }) => (
        <Radio key={key} value={key} className={styles.choice}>
          {t(`dialog.choices.${key}`)}{' '}
          <span className={styles.moment}>{key === 'hour' ? clockTime(at) : formatDay(dayOf(at))}</span>
        </Radio>
      ))}
      <Radio value="own" className={styles.choice}>
        {t('dialog.choices.own')}
      </Radio>
    </Radio.Group>
  );
};

interface OwnMomentProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const OwnMoment = ({ value, onChange }: OwnMomentProps) => {
  const { t } = useTranslation('reminders');
  return (
    <label className={styles.field} htmlFor="reminder-moment">
      {t('dialog.moment')}
      <MomentInput id="reminder-moment" value={value} onChange={onChange} />
    </label>
  );
};

/** Asks when and of what an agent wants to be reminded in a ticket. */
export const ReminderDialog = ({ ticketId, onClose }: ReminderDialogProps) => {
  const { t } = useTranslation(['reminders', 'tickets']);
  const dispatch = useAppDispatch();
  const ticket = useAppSelector((state) => selectTicket(state, ticketId));
  const known = useAppSelector((state) => selectReminder(state, ticketId));
  const [now, setNow] = useState(() => Date.now());
  /** The chosen moment passed while the dialog was open. */
  const [isLate, setLate] = useState(false);
  const [first] = useState<Typed>(() => ({
    choice: known ? 'own' : 'hour',
    own: known ? toInputTime(new Date(known.at).toISOString()) : '',
    note: known?.note ?? '',
    onlyUnanswered: known?.onlyUnanswered ?? false,
  }));
  const [choice, setChoice] = useState(first.choice);
  const [own, setOwn] = useState(first.own);
  const [note, setNote] = useState(first.note);
  const [onlyUnanswered, setOnlyUnanswered] = useState(first.onlyUnanswered);
  const [busy, setBusy] = useState(false);
  useReturnFocus();
  const isRestored = useKeptTexts({
    name: `reminder#${ticketId}`,
    ready: true,
    typed: () => ({
      ...(note !== first.note && { note }),
      ...(choice !== first.choice && { choice }),
      ...(choice === 'own' && own !== first.own && { own }),
      ...(onlyUnanswered !== first.onlyUnanswered && {
        onlyUnanswered: { before: !onlyUnanswered, now: onlyUnanswered },
      }),
    }),
    restore: ({ note: keptNote, choice: keptChoice, own: keptOwn, onlyUnanswered: isKeptFlag }) => {
      if (typeof keptNote === 'string' && note === first.note) setNote(keptNote);
      if (isKeptFlag !== undefined && onlyUnanswered === first.onlyUnanswered) setOnlyUnanswered(!first.onlyUnanswered);
      if (choice !== first.choice || own !== first.own) return;
      if (keptChoice === 'own' || typeof keptOwn === 'string') setChoice('own');
      // "Today" may be over by now.
      else if (isReminderChoice(keptChoice) && reminderMoment(keptChoice, now) !== null) setChoice(keptChoice);
      if (typeof keptOwn === 'string') setOwn(keptOwn);
    },
  });

  const chosen = choice === 'own' ? (isMomentValue(own) ? fromInputTime(own) : null) : reminderMoment(choice, now);
  const isOver = choice === 'own' && chosen !== null && chosen <= now;
  const save = async () => {
    if (chosen === null) return;
    const time = Date.now();
    if (chosen <= time) {
      setNow(time);
      setLate(true);
      return;
    }
    setBusy(true);
    const answer = await dispatch(putReminder({ ticketId, at: chosen, note, onlyUnanswered }));
    setBusy(false);
    if (putReminder.fulfilled.match(answer)) onClose();
  };
  return (
    <ActionDialog
      width={400}
      title={t(known ? 'dialog.change' : 'dialog.create', {
        name: ticket ? ticketName(ticket) : (known?.contactName ?? ''),
      })}
      submitLabel={t('dialog.submit')}
      busy={busy}
      unsaved={hasChanges(first, { choice, own, note, onlyUnanswered })}
      disabled={chosen === null || isOver}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Choices
        now={now}
        choice={choice}
        onChange={(next) => {
          setChoice(next);
          setLate(false);
        }}
      />
      {choice === 'own' && <OwnMoment value={own} onChange={setOwn} />}
      {(isOver || (isLate && choice !== 'own')) && (
        <span role="alert" className={styles.refused}>
          {t('dialog.over')}
        </span>
      )}
      <label className={styles.field} htmlFor="reminder-note">
        {t('dialog.note')}
        <Input.TextArea
          id="reminder-note"
          autoSize={{ minRows: 2, maxRows: 5 }}
          maxLength={REMINDER_NOTE_LENGTH}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <Checkbox checked={onlyUnanswered} onChange={({ target }) => setOnlyUnanswered(target.checked)}>
        {t('dialog.onlyUnanswered')}
      </Checkbox>
      <p className={styles.hint}>{t('dialog.hint')}</p>
      <RestoredNote shown={isRestored} />
    </ActionDialog>
  );
};
