import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '@/protocol/records/contacts';
import { ContactOption } from './ContactOption';
import { useContactSearch } from './useContactSearch';

interface ContactPickerProps {
  readonly id?: string;
  readonly value?: Contact;
  readonly onChange?: (contact: Contact | undefined) => void;
}

const drawOption = ({ data }: { readonly data: { readonly contact: Contact } }) => (
  <ContactOption contact={data.contact} />
);

/** Chooses a contact by name or number. A form gives it its id, value and change handler. */
export const ContactPicker = ({ id, value, onChange }: ContactPickerProps) => {
  const { t } = useTranslation('tickets');
  const [text, setText] = useState('');
  const { status, contacts } = useContactSearch(text);
  const known = value && !contacts.some((contact) => contact.id === value.id) ? [...contacts, value] : contacts;
  const words = {
    short: t('newTicket.typeMore'),
    searching: t('newTicket.searching'),
    ready: t('newTicket.nothingFor', { text: text.trim() }),
    failed: t('newTicket.searchFailed'),
  };
  const byId = new Map(known.map((contact) => [contact.id, contact]));
  // Without a text the chosen contact alone would be offered, in place of the word how to find another.
  const offered = text.trim() === '' ? (value ? [value] : []) : contacts;
  return (
    <Select
      id={id}
      size="large"
      allowClear
      showSearch={{ filterOption: false, onSearch: setText }}
      placeholder={t('newTicket.contactPlaceholder')}
      notFoundContent={<output>{words[status]}</output>}
      value={value?.id}
      onChange={(contactId?: number) => onChange?.(contactId === undefined ? undefined : byId.get(contactId))}
      options={offered.map((contact) => ({ value: contact.id, label: contact.name, contact }))}
      optionRender={drawOption}
    />
  );
};
