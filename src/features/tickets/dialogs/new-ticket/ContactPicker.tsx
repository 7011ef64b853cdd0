import { Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Contact } from '@/protocol/records/contacts';
import { digitsOfNumber } from '@/domain/text/foldedText';
import { selectSearch } from '@/ui/form/selectSearch';
import { useClearable } from '@/ui/form/useClearable';
import { UserPlus } from '@/ui/icons';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import styles from './ContactOption.module.css';
import { ContactOption } from './ContactOption';
import { useContactSearch } from './useContactSearch';

interface ContactPickerProps extends Pick<SelectProps, 'id' | 'aria-invalid' | 'aria-describedby'> {
  readonly value?: Contact;
  readonly onChange?: (contact: Contact | undefined) => void;
  /** Adds an unknown number as a contact; the argument holds its digits. */
  readonly onAdd: (number: string) => void;
}

/** Value of the option that adds a contact; ids of contacts begin at 1. */
const ADD = 0;
/** Fewest digits of a new number: fewer are only part of a number, and servers refuse them. */
const SHORTEST_NUMBER = 8;

interface Choice {
  readonly value: number;
  readonly label: string;
  /** Null for the option that adds one. */
  readonly contact: Contact | null;
}

const renderOption = ({ data: { label, contact } }: { readonly data: Choice }) =>
  contact ? (
    <ContactOption contact={contact} />
  ) : (
    <span className={styles.contact}>
      <UserPlus size={18} />
      <span className={styles.name}>{label}</span>
    </span>
  );

/** Chooses a contact by name or number, or adds an unknown number. The form passes id, value and change handler. */
export const ContactPicker = ({ value, onChange, onAdd, ...control }: ContactPickerProps) => {
  const { t } = useTranslation('tickets');
  const clearable = useClearable();
  const formatPhone = usePhoneFormat();
  const [text, setText] = useState('');
  const { status, contacts, noneText } = useContactSearch(text);
  const known = value && !contacts.some((contact) => contact.id === value.id) ? [...contacts, value] : contacts;
  const byId = new Map(known.map((contact) => [contact.id, contact]));
  // Without a text offer only the chosen contact; without one the hint how to search appears.
  const offered = text.trim() === '' ? (value ? [value] : []) : contacts;
  const number = digitsOfNumber(text);
  const mayAdd = status === 'ready' && contacts.length === 0 && number.length >= SHORTEST_NUMBER;
  const choose = (contactId?: number) => {
    if (contactId === ADD) onAdd(number);
    else onChange?.(contactId === undefined ? undefined : byId.get(contactId));
  };
  return (
    <Select
      {...control}
      size="large"
      allowClear={clearable}
      showSearch={{ ...selectSearch, filterOption: false, onSearch: setText }}
      placeholder={t('newTicket.contactPlaceholder')}
      notFoundContent={<output>{noneText}</output>}
      value={value?.id}
      onChange={choose}
      options={
        mayAdd
          ? [{ value: ADD, label: t('newTicket.addContact', { number: formatPhone(number) }), contact: null }]
          : offered.map((contact) => ({ value: contact.id, label: contact.name, contact }))
      }
      optionRender={renderOption}
    />
  );
};
