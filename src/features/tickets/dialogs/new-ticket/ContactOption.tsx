import type { Contact } from '@/protocol/records/contacts';
import { Avatar } from '@/ui/layout/Avatar';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import styles from './ContactOption.module.css';

/** A contact in one line: avatar, name, number. */
export const ContactOption = ({ contact }: { readonly contact: Contact }) => {
  const formatPhone = usePhoneFormat();
  return (
    <span className={styles.contact}>
      <Avatar
        id={contact.id}
        name={contact.name}
        picture={contact.profilePicUrl}
        group={contact.isGroup === true}
        size={24}
      />
      <span className={styles.name}>{contact.name}</span>
      {contact.number && !contact.isGroup && <span className={styles.number}>{formatPhone(contact.number)}</span>}
    </span>
  );
};
