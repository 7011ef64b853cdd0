import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/contract/entities/tickets';
import { selectDraft } from '@/entities/drafts/draftSelectors';
import { useAppSelector } from '@/store/hooks';
import { mainActionOf } from '../shared/ticketAction';
import { useTicketAction } from '../shared/useTicketAction';
import styles from './Composer.module.css';

/** The composer of a ticket that is not open: the draft can be read, and the action that unlocks it stands in place of sending. */
export const LockedComposer = ({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation(['tickets', 'common']);
  const draft = useAppSelector((state) => selectDraft(state, ticket.id)?.text ?? '');
  const { busy, failed, run } = useTicketAction(ticket);
  const action = mainActionOf(ticket.status);
  return (
    <div className={styles.box}>
      {draft && <textarea className={styles.text} rows={1} readOnly value={draft} aria-label={t('composer.label')} />}
      <div className={styles.locked}>
        <span className={styles.reason}>
          {failed ? (
            <span role="alert">{t('common:state.failed')}</span>
          ) : (
            t(ticket.status === 'closed' ? 'composer.lockedClosed' : 'composer.lockedPending')
          )}
        </span>
        {action && (
          <Button type="primary" loading={busy} onClick={() => void run(action)}>
            {t(`actions.${action}`)}
          </Button>
        )}
      </div>
    </div>
  );
};
