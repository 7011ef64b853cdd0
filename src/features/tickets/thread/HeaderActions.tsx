import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/contract/entities/tickets';
import { Check, Ellipsis, RotateCcw, Undo2 } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { mainActionOf } from '../shared/ticketAction';
import { useTicketAction } from '../shared/useTicketAction';
import styles from './ConversationHeader.module.css';

const SIGNS = { accept: Check, return: Undo2, finish: Check, reopen: RotateCcw } as const;

/** The buttons of the ticket's status; where the header is narrow, giving back moves into a menu. */
export const HeaderActions = ({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation(['tickets', 'common']);
  const { busy, failed, run } = useTicketAction(ticket);
  const main = mainActionOf(ticket.status);
  if (!main) return null;
  const Sign = SIGNS[main];
  const giveBack = () => void run('return');
  return (
    <div className={styles.actions}>
      {failed && (
        <span className={styles.failed} role="alert">
          {t('common:state.failed')}
        </span>
      )}
      {main === 'finish' && (
        <>
          <span className={styles.spacious}>
            <IconButton icon={Undo2} label={t('actions.return')} disabled={busy} onClick={giveBack} />
          </span>
          <span className={styles.compact}>
            <Dropdown
              trigger={['click']}
              placement="bottomRight"
              disabled={busy}
              menu={{
                items: [{ key: 'return', label: t('actions.return'), icon: <Undo2 size={15} />, onClick: giveBack }],
              }}
            >
              <IconButton icon={Ellipsis} label={t('actions.more')} disabled={busy} />
            </Dropdown>
          </span>
        </>
      )}
      <Button type="primary" icon={<Sign size={15} />} loading={busy} onClick={() => void run(main)}>
        {t(`actions.${main}`)}
      </Button>
    </div>
  );
};
