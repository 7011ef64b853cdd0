import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketName } from '@/domain/conversations/ticketName';
import { READ_AGAIN_MS } from '@/domain/limits';
import { selectThread } from '@/entities/conversations/messages/messageSelectors';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { conversationHidden, conversationShown } from '@/entities/device/attention/attentionSlice';
import { selectIsAwaitingRating } from '@/entities/conversations/tickets/ticketSelectors';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { useMediaOrigin } from '@/store/ServerContext';
import { classNames } from '@/ui/classNames';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import { readUserColor } from '@/ui/userColor';
import { whenIdle } from '@/ui/whenIdle';
import { Composer } from '../composer/Composer';
import { FileDropZone } from '../composer/attachments/FileDropZone';
import { usePane } from '../layout/paneContext';
import { DrawerPlace } from '../drawer/DrawerPlace';
import { ReminderStrip } from '../reminders/ReminderStrip';
import { TicketAvatar } from '../shared/TicketAvatar';
import { useMayWrite } from '../shared/useMayWrite';
import { TagEditor } from '../tags/TagEditor';
import conversationHeaderStyles from './ConversationHeader.module.css';
import styles from './ConversationPanel.module.css';
import { HeaderActions } from './HeaderActions';
import { type MenuPlace, MessageMenu } from './bubble/MessageMenu';
import { Thread } from './Thread';
import { ConversationProvider } from './conversationContext';
import { SeekingStrip } from './jump/SeekingStrip';
import { useJump } from './jump/useJump';
import { SearchBar } from './search/SearchBar';
import { useSearchState } from './search/useSearchState';
import { SpotlightProvider } from './spotlight';

interface ConversationHeaderProps {
  readonly ticket: Ticket;
  readonly onSearch: () => void;
}

/** The contact, the ticket's status and its actions. */
const ConversationHeader = ({ ticket, onSearch }: ConversationHeaderProps) => {
  const formatPhone = usePhoneFormat();
  const { t } = useTranslation('tickets');
  const { contact, queue, whatsapp } = ticket;
  const name = ticketName(ticket);
  const isGroup = ticket.isGroup === true;
  const awaitsRating = useAppSelector((state) => selectIsAwaitingRating(state, ticket.id));
  const facts = [
    awaitsRating && t('rating.awaited'),
    queue?.name ?? t('row.noQueue'),
    `#${ticket.id}`,
    isGroup ? t('row.group') : contact?.number && formatPhone(contact.number),
    whatsapp?.name,
  ].flatMap((fact) => fact || []);
  return (
    <header className={conversationHeaderStyles.header} aria-label={t('header.region')}>
      <div className={conversationHeaderStyles.top}>
        <TicketAvatar ticket={ticket} size={38} />
        <div className={conversationHeaderStyles.words}>
          <h2 className={conversationHeaderStyles.name} title={name}>
            {name}
          </h2>
          <p className={conversationHeaderStyles.facts}>
            <span className={conversationHeaderStyles.dot} style={{ background: readUserColor(queue?.color) }} />
            <span className={conversationHeaderStyles.line} title={facts.join(' · ')}>
              {facts.map((fact, place) => (
                // Queue and connection may have the same name.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={place}>{place === 0 ? fact : ` · ${fact}`}</span>
              ))}
            </span>
          </p>
        </div>
        <HeaderActions ticket={ticket} onSearch={onSearch} />
      </div>
      <TagEditor ticket={ticket} />
      <ReminderStrip ticketId={ticket.id} />
    </header>
  );
};

interface ConversationHeadProps {
  readonly ticket: Ticket;
  readonly jump: ReturnType<typeof useJump>;
  readonly search: ReturnType<typeof useSearchState>;
}

/** What stays above the messages: the header, and below it the search or the progress of a jump. */
const ConversationHead = ({ ticket, jump, search }: ConversationHeadProps) => (
  <div className={styles.head}>
    <ConversationHeader ticket={ticket} onSearch={search.open} />
    {search.isOpen && (
      <SearchBar
        ticketId={ticket.id}
        field={search.field}
        onShow={jump.jumpTo}
        onNeedle={search.setNeedle}
        onClose={search.close}
      />
    )}
    {jump.isSeeking && <SeekingStrip onCancel={jump.cancel} />}
  </div>
);

const PictureViewer = lazy(async () => ({ default: (await import('./viewer/PictureViewer')).PictureViewer }));

/** Header, messages and composer of one ticket, and the contact drawer over or beside them. */
export const Conversation = ({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { paired, focused } = usePane();
  const mayWrite = useMayWrite(ticket);
  const mediaOrigin = useMediaOrigin();
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const [pictureId, setPictureId] = useState<string | null>(null);
  const ticketId = ticket.id;
  const contactName = ticketName(ticket);
  const isGroup = ticket.isGroup === true;
  const jump = useJump(ticketId);
  const { target, jumpTo } = jump;
  const search = useSearchState();
  const { needle } = search;

  useEffect(() => {
    dispatch(conversationShown({ ticketId }));
    return () => void dispatch(conversationHidden({ ticketId }));
  }, [dispatch, ticketId]);
  useEffect(() => {
    const load = () => void dispatch(loadMessages({ ticketId }));
    // Known messages are painted before they are read again.
    if (selectThread(store.getState(), ticketId).status === 'ready') return whenIdle(load, READ_AGAIN_MS);
    load();
    return undefined;
  }, [dispatch, store, ticketId]);

  const openMenu = useCallback((message: Message, anchor: DOMRect, returnTo: HTMLElement) => {
    setMenu({ message, anchor, returnTo });
  }, []);
  const conversation = useMemo(
    () => ({ contactName, isGroup, mediaOrigin, openMenu, jumpTo, openPicture: setPictureId }),
    [contactName, isGroup, mediaOrigin, openMenu, jumpTo],
  );
  const spotlight = useMemo(() => ({ target, needle }), [target, needle]);
  const closeMenu = useCallback(() => setMenu(null), []);
  return (
    <ConversationProvider value={conversation}>
      <SpotlightProvider value={spotlight}>
        <section
          className={classNames(styles.panel, paired && styles.paired)}
          aria-label={t('thread.region', { name: contactName })}
          aria-current={paired && focused ? 'true' : undefined}
        >
          <FileDropZone ticketId={ticketId} open={mayWrite} className={styles.conversation}>
            <ConversationHead ticket={ticket} jump={jump} search={search} />
            <div className={styles.middle}>
              <Thread ticket={ticket} />
              <DrawerPlace ticket={ticket} at="overlay" />
            </div>
            <Composer ticket={ticket} />
          </FileDropZone>
        </section>
        <DrawerPlace ticket={ticket} at="column" />
      </SpotlightProvider>
      {menu && <MessageMenu ticket={ticket} place={menu} onClose={closeMenu} />}
      {pictureId !== null && (
        <Suspense fallback={null}>
          <PictureViewer ticketId={ticketId} firstId={pictureId} onClose={() => setPictureId(null)} />
        </Suspense>
      )}
    </ConversationProvider>
  );
};
