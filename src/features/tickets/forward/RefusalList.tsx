import { useTranslation } from '@/i18n/useTranslation';
import type { ForwardRefusal } from '@/entities/conversations/outbox/forward';
import { createTranslate } from '@/i18n/translate';
import styles from './ForwardDialog.module.css';

/** Who got nothing, and why. */
export const RefusalList = ({ refused }: { readonly refused: readonly ForwardRefusal[] }) => {
  const { t, i18n } = useTranslation(['forward', 'tickets', 'common']);
  const translate = createTranslate(i18n);
  const reasonOf = ({ target, holder, failure }: ForwardRefusal): string => {
    if (holder?.userName && holder.queueName)
      return t('tickets:newTicket.takenByIn', { user: holder.userName, queue: holder.queueName });
    if (holder?.userName) return t('tickets:newTicket.takenBy', { user: holder.userName });
    if (holder?.queueName) return t('tickets:newTicket.takenIn', { queue: holder.queueName });
    if (failure?.textKey) return translate(failure.textKey, failure.values);
    if (failure?.code) return translate(`errors:${failure.code}`);
    if (failure) return t('common:state.failed');
    return t(target.kind === 'ticket' ? 'notOpen' : 'taken');
  };
  if (refused.length === 0) return null;
  return (
    <div role="alert" className={styles.failed}>
      {t('refused')}
      <ul className={styles.refused}>
        {refused.map((one) => (
          <li key={one.target.name}>
            <strong>{one.target.name}</strong>: {reasonOf(one)}
          </li>
        ))}
      </ul>
    </div>
  );
};
