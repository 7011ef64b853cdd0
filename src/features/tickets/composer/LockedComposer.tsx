import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/protocol/records/tickets';
import { selectDraft } from '@/entities/drafts/draftSelectors';
import { selectReassignment } from '@/processes/reassignments/reassignmentSelectors';
import { useAppSelector } from '@/store/hooks';
import { useHandoverText } from '../outcome/useHandoverText';
import { singleClick } from '../shared/singleClick';
import { mainActionOf } from '../shared/ticketAction';
import { useTicketAction } from '../shared/useTicketAction';
import { KeptFiles } from './attachments/KeptFiles';
import styles from './Composer.module.css';

/**
 * The composer of a ticket that is not open. The draft and its files can be read; the action that unlocks it replaces the
 * send button.
 */
export const LockedComposer = ({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation(['tickets', 'common']);
  const draft = useAppSelector((state) => selectDraft(state, ticket.id)?.text ?? '');
  const { busy, failed, run } = useTicketAction(ticket);
  const handover = useAppSelector((state) => selectReassignment(state, ticket.id));
  const describe = useHandoverText();
  const main = mainActionOf(ticket.status);
  // An open ticket is locked only when another agent has taken it.
  const action = main === 'finish' ? 'accept' : main;
  return (
    <div className={styles.box}>
      <KeptFiles ticketId={ticket.id} />
      {draft && <textarea className={styles.text} rows={1} readOnly value={draft} aria-label={t('composer.label')} />}
      <div className={styles.locked}>
        <span className={styles.reason}>
          {failed ? (
            <span role="alert">{t('common:state.failed')}</span>
          ) : (
            <>
              <span role="alert">{handover && describe(handover)}</span>{' '}
              {ticket.status !== 'open' &&
                t(ticket.status === 'closed' ? 'composer.lockedClosed' : 'composer.lockedPending')}
            </>
          )}
        </span>
        {action && (
          <Button data-composer type="primary" loading={busy} onClick={singleClick(() => void run(action))}>
            {t(`actions.${action}`)}
          </Button>
        )}
      </div>
    </div>
  );
};
