import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { TICKETS_WIDE_PX } from '@/domain/limits';
import { deleteChat } from '@/entities/conversations/chats/chats';
import type { Chat } from '@/protocol/records/chats';
import { useAppDispatch } from '@/store/hooks';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { useDeleteQuestion } from '@/ui/feedback/useDeleteQuestion';
import { focusAfter, isFocusLost } from '@/ui/focus';
import { useEditorTarget } from '@/ui/form/useEditorTarget';
import { MessageSquareText } from '@/ui/icons';
import { TabBar, tabId } from '@/ui/layout/TabBar';
import { useWindowWidth } from '@/ui/width';
import styles from './ChatsPage.module.css';
import { ChatDialog } from './dialog/ChatDialog';
import { ChatListPanel } from './list/ChatListPanel';
import { ChatPanel } from './thread/ChatPanel';

/** Shown instead of a conversation while none is open. */
const NoChat = () => {
  const { t } = useTranslation('chats');
  return (
    <section className={styles.state}>
      <StateMessage icon={MessageSquareText} title={t('none.title')} hint={t('none.hint')} />
    </section>
  );
};

/** The row below that of a chat, or above the last one. */
const neighbourOf = (list: HTMLElement | null, { id }: Chat): Element | null | undefined => {
  const row = list?.querySelector(`[data-chat="${id}"]`)?.closest('li');
  return row?.nextElementSibling ?? row?.previousElementSibling;
};

/** Deletes a chat after a question; the one on screen is left for the list, where its neighbour gets the focus. */
const useChatRemoval = (openUuid: string | undefined, list: RefObject<HTMLElement | null>): ((chat: Chat) => void) => {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const mayDelete = useDeleteQuestion();
  // The user may be elsewhere by the time of the answer.
  const present = useRef(openUuid);
  useEffect(() => {
    present.current = openUuid;
    return () => {
      present.current = undefined;
    };
  }, [openUuid]);
  return useCallback(
    (chat) => {
      const ask = async () => {
        if (!(await mayDelete({ title: t('remove.title'), message: t('remove.message') }))) return;
        // The button of the question keeps the focus while its dialog closes.
        const pressed = document.activeElement;
        const neighbour = neighbourOf(list.current, chat);
        const answer = await dispatch(deleteChat(chat.id));
        if (!deleteChat.fulfilled.match(answer)) return;
        // In a narrow window the list is only read now, so its first button has the focus: that for a new chat.
        const heir = () => (neighbour?.isConnected ? neighbour : list.current)?.querySelector('button');
        focusAfter(
          () => {
            if (chat.uuid === present.current) void navigate('/chats', { replace: true });
          },
          () => (isFocusLost() || document.activeElement === pressed ? heir() : null),
        );
      };
      void ask();
    },
    [dispatch, list, mayDelete, navigate, t],
  );
};

type Tab = 'chats' | 'messages';

/** The internal chat: conversations and messages side by side, on narrow windows behind two tabs. */
export const ChatsPage = () => {
  const { t } = useTranslation('chats');
  const { chatUuid: uuid } = useParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const panelId = useId();
  const isWide = useWindowWidth() >= TICKETS_WIDE_PX;
  // The choice holds until the next navigation, even to the conversation that is already open.
  const [choice, setChoice] = useState<{ readonly key: string; readonly tab: Tab } | null>(null);
  const { target: edited, ...editor } = useEditorTarget<Chat>();
  const tab = choice?.key === key ? choice.tab : uuid ? 'messages' : 'chats';
  const open = useCallback((chat: Chat) => void navigate(`/chats/${chat.uuid}`), [navigate]);
  const panel = useRef<HTMLElement>(null);
  const remove = useChatRemoval(uuid, panel);

  const list = (
    <ChatListPanel
      ref={panel}
      selectedUuid={uuid}
      onOpen={open}
      onNew={editor.openNew}
      onEdit={editor.open}
      onRemove={remove}
    />
  );
  const conversation = uuid ? <ChatPanel key={uuid} uuid={uuid} onEdit={editor.open} onRemove={remove} /> : <NoChat />;
  return (
    <>
      {isWide ? (
        <div className={styles.wide}>
          {list}
          {conversation}
        </div>
      ) : (
        <div className={styles.narrow}>
          <TabBar
            look="halves"
            label={t('tabs.label')}
            panelId={panelId}
            value={tab}
            onChange={(chosen) => setChoice({ key, tab: chosen })}
            items={[
              { key: 'chats', label: t('tabs.chats') },
              { key: 'messages', label: t('tabs.messages') },
            ]}
          />
          <div id={panelId} className={styles.half} role="tabpanel" aria-labelledby={tabId(panelId, tab)}>
            {/* A conversation counts as read only while it is on screen. */}
            {tab === 'chats' ? list : conversation}
          </div>
        </div>
      )}
      {edited && <ChatDialog chat={edited === 'new' ? null : edited} onSaved={open} onClose={editor.close} />}
    </>
  );
};
