import type { Contact } from '@/protocol/records/contacts';
import { Avatar } from '@/ui/layout/Avatar';
import styles from './ContactName.module.css';

/** A contact's face and name in a row. */
export const ContactName = ({ contact: { id, name, profilePicUrl, isGroup } }: { readonly contact: Contact }) => (
  <span className={styles.person}>
    <Avatar id={id} name={name} size={28} picture={profilePicUrl} group={isGroup} />
    <span className={styles.name}>{name}</span>
  </span>
);
