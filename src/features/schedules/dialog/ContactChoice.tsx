import { useState } from 'react';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useContactOptions, type ContactOption } from './useContactOptions';

interface ContactChoiceProps {
  /** The contact that is chosen from the start. */
  readonly known: ContactOption | null;
  readonly id?: string;
  readonly value?: number | null;
  readonly onChange?: (contactId: number) => void;
}

/** One contact, searched on the server. */
export const ContactChoice = ({ known, id, value, onChange }: ContactChoiceProps) => {
  const { t } = useTranslation(['schedules', 'common']);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(known);
  const { options, busy } = useContactOptions(open, text.trim());
  const isListed = chosen === null || text !== '' || options.some((option) => option.value === chosen.value);
  return (
    <Select
      id={id}
      size="large"
      value={value ?? undefined}
      placeholder={t('dialog.contactSearch')}
      options={isListed ? [...options] : [chosen, ...options]}
      // While a search hides it, the chosen one keeps its name.
      labelRender={({ label, value: shown }) => label ?? (shown === chosen?.value ? chosen.label : null)}
      showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
      notFoundContent={t(busy ? 'common:state.loading' : 'dialog.contactNone')}
      onOpenChange={setOpen}
      onChange={(contactId: number) => {
        setChosen(options.find((option) => option.value === contactId) ?? known);
        onChange?.(contactId);
      }}
    />
  );
};
