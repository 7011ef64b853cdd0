import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Ticket } from '@/protocol/records/tickets';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';
import { ArrowRightLeft, PanelRight, Search, Undo2, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { shortcutText } from '@/ui/shortcuts/keys';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { Tooltip } from '@/ui/overlay/Tooltip';
import { useDrawer } from '../drawer/drawerContext';
import { usePane } from '../layout/paneContext';
import { TicketMenu } from '../options/TicketMenu';
import { useTicketKeys } from '../options/useTicketKeys';
import { ActionIcon } from '../shared/ActionIcon';
import { singleClick } from '../shared/singleClick';
import { mainActionOf } from '../shared/ticketAction';
import { useTicketAction } from '../shared/useTicketAction';
import styles from './ConversationHeader.module.css';

/** Opens and closes the contact drawer. */
const DrawerButton = () => {
  const { t } = useTranslation('contacts');
  const { open, toggle } = useDrawer();
  useShortcut('togglePanel', toggle);
  return (
    <IconButton
      icon={PanelRight}
      label={t('drawer.title')}
      shortcut={shortcutText('togglePanel')}
      pressed={open}
      onClick={toggle}
    />
  );
};

/** Opens the search inside the conversation. */
const SearchButton = ({ onSearch }: { readonly onSearch: () => void }) => {
  const { t } = useTranslation('conversation');
  return (
    <IconButton
      icon={Search}
      label={t('search.open')}
      shortcut={shortcutText('searchConversation')}
      onClick={onSearch}
    />
  );
};

/** Closes one of two conversations; a single one is left by Escape or through the list. */
const CloseButton = () => {
  const { t } = useTranslation('tickets');
  const { paired, close } = usePane();
  if (!paired) return null;
  return <IconButton icon={X} label={t('header.close')} shortcut={shortcutText('closeConversation')} onClick={close} />;
};

interface TransferButtonProps {
  readonly ticketId: number;
  readonly busy: boolean;
}

/** Opens the transfer; in a narrower header as an icon alone. */
const TransferButton = ({ ticketId, busy }: TransferButtonProps) => {
  const { t } = useTranslation('handling');
  const dispatch = useAppDispatch();
  const transfer = () => void dispatch(dialogOpened({ type: 'transferTicket', ticketIds: [ticketId] }));
  return (
    <>
      <span className={styles.roomy}>
        <Tooltip title={shortcutText('transferTicket')}>
          <Button icon={<ArrowRightLeft size={15} />} disabled={busy} onClick={transfer}>
            {t('options.transfer')}
          </Button>
        </Tooltip>
      </span>
      <span className={styles.middling}>
        <IconButton
          icon={ArrowRightLeft}
          label={t('options.transfer')}
          shortcut={shortcutText('transferTicket')}
          disabled={busy}
          onClick={transfer}
        />
      </span>
    </>
  );
};

interface HeaderActionsProps {
  readonly ticket: Ticket;
  readonly onSearch: () => void;
}

/** The ticket's actions; in a narrow header all but the action of its status move into the menu. */
export const HeaderActions = ({ ticket, onSearch }: HeaderActionsProps) => {
  const { t } = useTranslation(['tickets', 'common', 'handling', 'contacts', 'conversation']);
  const drawer = useDrawer();
  const control = useTicketAction(ticket);
  const { busy, failed, run } = control;
  useTicketKeys(ticket, control);
  const main = mainActionOf(ticket.status);
  const isOpen = main === 'resolve';
  const giveBack = () => void run('return');
  const spacious = useRef<HTMLSpanElement>(null);
  const isCompact = () => spacious.current !== null && getComputedStyle(spacious.current).display === 'none';
  const moved = [
    { key: 'search', label: t('conversation:search.open'), icon: <Search size={15} />, onClick: onSearch },
    { key: 'panel', label: t('contacts:drawer.title'), icon: <PanelRight size={15} />, onClick: drawer.toggle },
    ...(isOpen ? [{ key: 'return', label: t('actions.return'), icon: <Undo2 size={15} />, onClick: giveBack }] : []),
  ];
  return (
    <div className={styles.actions}>
      {failed && (
        <span className={styles.failed} role="alert">
          {t('common:state.failed')}
        </span>
      )}
      <span className={styles.tools}>
        <span ref={spacious} className={styles.spacious}>
          <SearchButton onSearch={onSearch} />
        </span>
        <TicketMenu ticket={ticket} busy={busy} more={moved} needsMore={isCompact} />
        <span className={styles.spacious}>
          {isOpen && (
            <IconButton icon={Undo2} label={t('actions.return')} disabled={busy} onClick={singleClick(giveBack)} />
          )}
          {isOpen && <TransferButton ticketId={ticket.id} busy={busy} />}
        </span>
      </span>
      {main && (
        <Tooltip title={shortcutText(isOpen ? 'resolveTicket' : 'takeTicket')}>
          <Button
            type={main === 'reopen' ? 'default' : 'primary'}
            icon={<ActionIcon action={main} size={15} />}
            loading={busy}
            onClick={singleClick(() => void run(main))}
          >
            {t(`actions.${main}`)}
          </Button>
        </Tooltip>
      )}
      {/* Last: the opening drawer shifts the buttons before it, and a second click may hit only the drawer's close button or nothing. */}
      <span className={styles.panel}>
        <DrawerButton />
      </span>
      <CloseButton />
    </div>
  );
};
