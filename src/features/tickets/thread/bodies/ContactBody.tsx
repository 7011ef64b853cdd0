import type { Message } from '@/protocol/records/messages';
import { Avatar } from '@/ui/layout/Avatar';
import { readContactCard } from '../contactCard';
import styles from './ContactBody.module.css';
import { TextBody } from './TextBody';

/** A contact somebody sent (MSG-13). */
export const ContactBody = ({ message }: { readonly message: Message }) => {
  const contact = readContactCard(message.body);
  if (!contact) return <TextBody message={message} />;
  const { name, number } = contact;
  return (
    <div className={styles.contact}>
      <Avatar id={number || name} name={name} size={36} />
      <span className={styles.words}>
        <span className={styles.name}>{name || number}</span>
        {name && <span className={styles.number}>{number}</span>}
      </span>
    </div>
  );
};
