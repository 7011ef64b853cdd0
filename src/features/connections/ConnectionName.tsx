import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import { Smartphone } from '@/ui/icons';
import styles from './ConnectionName.module.css';

/** A connection's name above the queues it serves. */
export const ConnectionName = ({ connection: { name, queues } }: { readonly connection: Whatsapp }) => (
  <span className={styles.connection}>
    <span className={styles.sign}>
      <Smartphone size={15} />
    </span>
    <span className={styles.lines}>
      <span className={styles.name}>{name}</span>
      {queues && queues.length > 0 && (
        <span className={styles.queues}>{queues.map((queue) => queue.name).join(', ')}</span>
      )}
    </span>
  </span>
);
