import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { selectContactsCarryTags } from '@/entities/company/contacts/contacts';
import type { Contact } from '@/protocol/records/contacts';
import { useAppSelector } from '@/store/hooks';
import { TwoLines } from '@/ui/collection/TwoLines';
import type { Column } from '@/ui/collection/columns';
import { Avatar } from '@/ui/layout/Avatar';
import { Chip } from '@/ui/layout/Chip';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import styles from './contacts.module.css';

interface ContactNameProps {
  readonly contact: Contact;
  /** Below the name, where the row has two lines. */
  readonly second?: ReactNode;
}

/** A contact's face and name in a row. */
const ContactName = ({ contact: { id, name, profilePicUrl, isGroup }, second }: ContactNameProps) => (
  <span className={styles.person}>
    <Avatar id={id} name={name} size={28} picture={profilePicUrl} group={isGroup} />
    {second === undefined ? <span className={styles.name}>{name}</span> : <TwoLines first={name} second={second} />}
  </span>
);

/** Columns of the contacts; tags only where the server keeps any. */
export const useContactColumns = (): readonly Column<Contact>[] => {
  const formatPhone = usePhoneFormat();
  const { t } = useTranslation('contacts');
  const hasTags = useAppSelector(selectContactsCarryTags);
  const connections = useAppSelector((state) => state.whatsappConnections.byId);
  const connectionOf = ({ whatsapp, whatsappId }: Contact): string =>
    whatsapp?.name ?? (whatsappId ? connections[whatsappId]?.name : undefined) ?? '';
  const tagsColumn: Column<Contact> = {
    key: 'tags',
    title: t('page.tags'),
    width: 180,
    render: ({ tags = [] }) => (
      <span className={styles.tags}>
        {tags.map(({ id, name, color }) => (
          <Chip key={id} color={color}>
            {name}
          </Chip>
        ))}
      </span>
    ),
  };
  return [
    {
      key: 'name',
      title: t('page.name'),
      width: 280,
      render: (contact) => <ContactName contact={contact} />,
      stack: (contact, second) => <ContactName contact={contact} second={second} />,
    },
    {
      key: 'number',
      title: t('page.number'),
      width: 176,
      narrow: 'second',
      render: ({ isGroup, number = '' }) => (
        <span className={styles.number}>{isGroup ? t('drawer.group') : formatPhone(number)}</span>
      ),
    },
    {
      key: 'email',
      title: t('page.email'),
      render: ({ email }) => email || <span className={styles.none}>{t('page.noEmail')}</span>,
    },
    ...(hasTags ? [tagsColumn] : []),
    { key: 'connection', title: t('page.connection'), width: 140, render: connectionOf },
  ];
};
