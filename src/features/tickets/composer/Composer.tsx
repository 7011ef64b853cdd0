import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketName } from '@/domain/conversations/ticketName';
import { selectAttachments, selectDraft } from '@/entities/conversations/drafts/draftsState';
import { selectReassignment } from '@/processes/reassignments/reassignments';
import type { Ticket } from '@/protocol/records/tickets';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import conversation from '@/ui/conversation/conversation.module.css';
import { usePane } from '../layout/paneContext';
import { useReassignmentText } from '../outcome/useReassignmentText';
import { singleClick } from '../shared/singleClick';
import { mainActionOf } from '../shared/ticketAction';
import { useMayWrite } from '../shared/useMayWrite';
import { useTicketAction } from '../shared/useTicketAction';
import styles from './Composer.module.css';
import { OpenComposer } from './OpenComposer';
import attachmentTrayStyles from './attachments/AttachmentTray.module.css';
import { FileTile } from './attachments/FileTile';

/** Shows the files of a draft that cannot be sent now. */
const KeptFiles = ({ ticketId }: { readonly ticketId: number }) => {
  const { t } = useTranslation('composer');
  const files = useAppSelector((state) => selectAttachments(state, ticketId));
  if (files.length === 0) return null;
  return (
    <div className={attachmentTrayStyles.tray}>
      <ul className={attachmentTrayStyles.files} aria-label={t('files.tray')}>
        {files.map((file) => (
          <li key={file.id} className={attachmentTrayStyles.row}>
            <FileTile file={file} />
            <span className={attachmentTrayStyles.words}>
              <span className={attachmentTrayStyles.name}>{file.name}</span>
              {file.caption && <span className={attachmentTrayStyles.size}>{file.caption}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/**
 * The composer of a ticket that is not open or that another agent has taken. The draft and its files are shown; the action that
 * unlocks the composer replaces the send button.
 */
const LockedComposer = ({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation(['tickets', 'common']);
  const draft = useAppSelector((state) => selectDraft(state, ticket.id)?.text ?? '');
  const { busy, failed, run } = useTicketAction(ticket);
  const reassignment = useAppSelector((state) => selectReassignment(state, ticket.id));
  const describe = useReassignmentText();
  const main = mainActionOf(ticket.status);
  // An open ticket is locked only when another agent has taken it.
  const action = main === 'resolve' ? 'accept' : main;
  return (
    <div className={classNames(conversation.box, styles.box)}>
      <KeptFiles ticketId={ticket.id} />
      {draft && (
        <textarea
          className={classNames(conversation.text, styles.text)}
          rows={1}
          readOnly
          value={draft}
          aria-label={t('composer.label')}
        />
      )}
      <div className={styles.locked}>
        <span className={styles.reason}>
          {failed ? (
            <span role="alert">{t('common:state.failed')}</span>
          ) : (
            <>
              <span role="alert">{reassignment && describe(reassignment)}</span>{' '}
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

/** The composer of a ticket. It takes texts only while they may be written. */
export const Composer = memo(({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation('tickets');
  const { paired } = usePane();
  const mayWrite = useMayWrite(ticket);
  return (
    <section
      className={conversation.composer}
      aria-label={t(paired ? 'composer.regionOf' : 'composer.region', { name: ticketName(ticket) })}
    >
      {mayWrite ? <OpenComposer ticketId={ticket.id} /> : <LockedComposer ticket={ticket} />}
    </section>
  );
});
Composer.displayName = 'Composer';
