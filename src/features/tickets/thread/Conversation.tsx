import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import { loadMessages } from '@/entities/messages/messageThunks';
import { conversationHidden, conversationShown } from '@/entities/presence/presenceSlice';
import { useAppDispatch } from '@/store/hooks';
import { FileDropZone } from '../composer/attachments/FileDropZone';
import { Composer } from '../composer/Composer';
import { DrawerPlace } from '../drawer/DrawerPlace';
import { ConversationHeader } from './ConversationHeader';
import styles from './ConversationPanel.module.css';
import { ConversationProvider } from './conversationContext';
import { SeekingStrip } from './jump/SeekingStrip';
import { useJump } from './jump/useJump';
import { MessageMenu, type MenuPlace } from './MessageMenu';
import { SearchBar } from './search/SearchBar';
import { useSearchState } from './search/useSearchState';
import { SpotlightProvider } from './spotlight';
import { Thread } from './Thread';
import { useMediaOrigin } from '@/store/useMediaOrigin';

const PictureViewer = lazy(async () => ({ default: (await import('./viewer/PictureViewer')).PictureViewer }));

/** Header, messages and composer of one ticket, and the contact drawer over or beside them. */
export const Conversation = ({ ticket }: { readonly ticket: Ticket }) => {
  const dispatch = useAppDispatch();
  const mediaOrigin = useMediaOrigin();
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const [pictureId, setPictureId] = useState<string | null>(null);
  const ticketId = ticket.id;
  const contactName = ticket.contact?.name ?? '';
  const isGroup = ticket.isGroup === true;
  const { target, isSeeking, jumpTo, cancel } = useJump(ticketId);
  const search = useSearchState();
  const { needle } = search;

  useEffect(() => {
    dispatch(conversationShown({ ticketId }));
    void dispatch(loadMessages({ ticketId }));
    return () => void dispatch(conversationHidden({ ticketId }));
  }, [dispatch, ticketId]);

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
        <section className={styles.panel}>
          <FileDropZone ticketId={ticketId} open={ticket.status === 'open'} className={styles.conversation}>
            <div className={styles.head}>
              <ConversationHeader ticket={ticket} onSearch={search.open} />
              {search.isOpen && (
                <SearchBar
                  ticketId={ticketId}
                  field={search.field}
                  onShow={jumpTo}
                  onNeedle={search.setNeedle}
                  onClose={search.close}
                />
              )}
              {isSeeking && <SeekingStrip onCancel={cancel} />}
            </div>
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
