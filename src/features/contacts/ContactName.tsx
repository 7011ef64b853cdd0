import type { ReactNode } from 'react';
import type { Contact } from '@/protocol/records/contacts';
import { Avatar } from '@/ui/layout/Avatar';
import { TwoLines } from '@/ui/collection/TwoLines';
import styles from './ContactName.module.css';

interface ContactNameProps {
  readonly contact: Contact;
  /** Below the name, where the row has two lines. */
  readonly second?: ReactNode;
}

/** A contact's face and name in a row. */
export const ContactName = ({ contact: { id, name, profilePicUrl, isGroup }, second }: ContactNameProps) => (
  <span className={styles.person}>
    <Avatar id={id} name={name} size={28} picture={profilePicUrl} group={isGroup} />
    {second === undefined ? <span className={styles.name}>{name}</span> : <TwoLines first={name} second={second} />}
  </span>
);
