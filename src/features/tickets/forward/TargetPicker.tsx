import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { textFinder } from '@/domain/text/foldedText';
import { mayOpenTicket } from '@/domain/conversations/access';
import { ticketName } from '@/domain/conversations/ticketName';
import type { ForwardTarget } from '@/entities/conversations/outbox/forward';
import { useAppSelector } from '@/store/hooks';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import { valuesIn } from '@/entities/base/idTable';
import { contactIdOf } from '@/entities/conversations/tickets/ticketTable';
import { useContactSearch } from '../dialogs/new-ticket/useContactSearch';
import dialogStyles from '../dialogs/dialogs.module.css';
import styles from './ForwardDialog.module.css';

interface TargetPickerProps {
  /** The ticket of the messages, which is not offered as a target. */
  readonly fromTicketId: number;
  /** The messages are on their way to the present targets. */
  readonly disabled: boolean;
  readonly value: readonly ForwardTarget[];
  readonly onChange: (targets: readonly ForwardTarget[]) => void;
}

/** Most targets of one forward: WhatsApp's own limit. */
const MOST_TARGETS = 5;
/** Most tickets offered at a time. */
const MOST_TICKETS = 20;

/** Width of the list, px; as wide as the field in a narrow window. */
const POPUP_PX = 336;

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  readonly target: ForwardTarget;
}

/** Names a target: two may have the same name. */
export const keyOf = (target: ForwardTarget): string =>
  target.kind === 'ticket' ? `ticket:${target.ticketId}` : `contact:${target.contact.id}`;

const renderChoice = ({ data: { label, hint } }: { readonly data: Choice }) => (
  <span className={styles.choice}>
    <span className={styles.words}>{label}</span>
    <span className={styles.meta}>{hint}</span>
  </span>
);

/** Open tickets and contacts whose name or number contains the text, and what to say where there are none. */
const useOffered = (fromTicketId: number, text: string) => {
  const { t } = useTranslation('forward');
  const formatPhone = usePhoneFormat();
  const byId = useAppSelector((state) => state.tickets.byId);
  const viewer = useAppSelector((state) => state.tickets.viewer);
  const { contacts, noneText } = useContactSearch(text);
  const isFound = textFinder(text.trim());
  const openTickets = valuesIn(byId).filter(
    (ticket) => ticket.status === 'open' && viewer !== null && mayOpenTicket(viewer, ticket),
  );
  const tickets = openTickets
    .filter(({ id, contact }) => id !== fromTicketId && isFound(contact?.name ?? `#${id}`, contact?.number ?? ''))
    .slice(0, MOST_TICKETS)
    .map((ticket): Choice => {
      const { id, queue } = ticket;
      const name = ticketName(ticket);
      return {
        value: `ticket:${id}`,
        label: name,
        hint: [t('openTicket', { id }), queue?.name].filter(Boolean).join(' · '),
        target: { kind: 'ticket', ticketId: id, name },
      };
    });
  // A contact with an open ticket is offered as that ticket; the conversation itself is not offered at all.
  const served = new Set(openTickets.map(contactIdOf));
  const people = contacts
    .filter(({ id }) => !served.has(id))
    .map((contact): Choice => {
      const number = contact.isGroup ? '' : formatPhone(contact.number ?? '');
      const name = contact.name.trim() || number;
      return {
        value: `contact:${contact.id}`,
        label: name,
        hint: name === number ? '' : number,
        target: { kind: 'contact', contact, name },
      };
    });
  return { noneText, offered: [...tickets, ...people] };
};

/** Chooses up to five open tickets and contacts by name or number. */
export const TargetPicker = ({ fromTicketId, disabled, value, onChange }: TargetPickerProps) => {
  const { t } = useTranslation(['forward', 'tickets']);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const { noneText, offered } = useOffered(fromTicketId, text);
  const known = new Map(offered.map((choice) => [choice.value, choice.target]));
  for (const target of value) known.set(keyOf(target), target);
  const choose = (chosen: readonly { readonly value: string }[]) => {
    // Closed after each choice: in the open list Tab would undo the choice instead of moving on.
    setOpen(false);
    setText('');
    onChange(chosen.flatMap((one) => known.get(one.value) ?? []));
  };
  return (
    <div className={dialogStyles.field}>
      <span aria-hidden="true">{t('targets', { most: MOST_TARGETS })}</span>
      <Select
        mode="multiple"
        size="large"
        maxCount={MOST_TARGETS}
        disabled={disabled}
        aria-label={t('targets', { most: MOST_TARGETS })}
        placeholder={t('tickets:newTicket.contactPlaceholder')}
        showSearch={{ filterOption: false, searchValue: text, onSearch: setText, autoClearSearchValue: true }}
        notFoundContent={<output>{noneText}</output>}
        // With their names, since the list offers what was searched for: Enter must not take one of them away.
        labelInValue
        value={value.map((target) => ({ value: keyOf(target), label: target.name }))}
        open={open}
        onOpenChange={setOpen}
        onChange={choose}
        options={offered}
        optionRender={renderChoice}
        // A fixed width: typing may begin before the dialog, by which the list would be measured, has its size.
        popupMatchSelectWidth={POPUP_PX}
      />
    </div>
  );
};
