import { Button } from 'antd';
import { useCallback, useState, type ComponentProps } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Ticket, TicketStatus } from '@/protocol/records/tickets';
import { conversationAddress } from '@/domain/conversations/ticketAddress';
import { loadContactTickets, selectOtherTickets } from '@/entities/conversations/tickets/contactTickets';
import { selectChangedAt } from '@/entities/conversations/tickets/ticketSelectors';
import { contactIdOf } from '@/entities/conversations/tickets/ticketTable';
import { dayAndTime } from '@/lib/moments';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CircleCheck, Hourglass, MessagesSquare } from '@/ui/icons';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { StatusPill } from '@/ui/layout/StatusPill';
import { PageLink } from '@/ui/navigation';
import { useLoadAfterGaps } from '@/ui/useLoadAfterGaps';
import styles from './SharedMedia.module.css';

const LOOKS: Readonly<Record<TicketStatus, Pick<ComponentProps<typeof StatusPill>, 'tone' | 'icon'>>> = {
  open: { tone: 'success', icon: MessagesSquare },
  pending: { tone: 'warning', icon: Hourglass },
  closed: { tone: 'neutral', icon: CircleCheck },
};

const isKnown = (status: string): status is TicketStatus => status in LOOKS;

const OtherTicket = ({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation(['drawer', 'tickets']);
  const { status, queue, whatsapp, user } = ticket;
  const at = dayAndTime(useAppSelector((state) => selectChangedAt(state, ticket.id)));
  const facts = [queue?.name ?? t('tickets:row.noQueue'), whatsapp?.name, user?.name].filter(Boolean);
  return (
    <li>
      <PageLink className={styles.ticket} to={conversationAddress(ticket.uuid)}>
        <span className={styles.head}>
          {isKnown(status) ? (
            <StatusPill {...LOOKS[status]}>{t(`tickets:search.${status}`)}</StatusPill>
          ) : (
            <span>{status}</span>
          )}
          <time className={styles.meta}>{at}</time>
        </span>
        <span className={styles.meta}>{facts.join(' · ')}</span>
      </PageLink>
    </li>
  );
};

/** The contact's other tickets, latest change first. */
export const OtherTickets = ({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation(['drawer', 'common']);
  const dispatch = useAppDispatch();
  const others = useAppSelector((state) => selectOtherTickets(state, ticket.id));
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const contactId = contactIdOf(ticket);
  const number = ticket.contact?.number;
  const load = useCallback(() => {
    const ask = async () => {
      setStatus('loading');
      const answer = await dispatch(loadContactTickets({ number: number ?? '' }));
      setStatus(loadContactTickets.fulfilled.match(answer) ? 'ready' : 'failed');
    };
    void ask();
  }, [dispatch, number]);
  useLoadAfterGaps(load);
  if (contactId === null) return null;
  return (
    <section className={styles.section} aria-label={t('others.title')}>
      <h4 className={styles.title}>{t('others.title')}</h4>
      {others.length > 0 && (
        <ul className={styles.tickets}>
          {others.map((other) => (
            <OtherTicket key={other.id} ticket={other} />
          ))}
        </ul>
      )}
      {status === 'loading' && others.length === 0 && <SkeletonRows rows={2} height={52} />}
      {status === 'ready' && others.length === 0 && <p className={styles.hint}>{t('others.none')}</p>}
      {status === 'failed' && (
        <div role="alert">
          <p className={styles.failed}>{t('others.failed')}</p>
          <Button type="link" size="small" className={styles.flush} onClick={load}>
            {t('common:actions.tryAgain')}
          </Button>
        </div>
      )}
    </section>
  );
};
