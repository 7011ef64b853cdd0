import { Button } from 'antd';
import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useLocation, useParams } from 'react-router-dom';
import { TICKETS_WIDE_PX } from '@/domain/limits';
import { chatAddress, placeOfChat } from '@/domain/conversations/chats';
import { deleteChat } from '@/entities/conversations/chats/chats';
import { selectDraft } from '@/entities/conversations/drafts/draftsState';
import type { Chat } from '@/protocol/records/chats';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { useDeleteQuestion } from '@/ui/feedback/useDeleteQuestion';
import { focusAfter, isFocusLost } from '@/ui/focus';
import { useEditorTarget } from '@/ui/form/useEditorTarget';
import { MessageSquareText } from '@/ui/icons';
import { TabBar, tabId } from '@/ui/layout/TabBar';
import { useNavigate } from '@/ui/navigation';
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

/** Says why the conversation closed, and leads to what was being written in it. */
const LostChat = ({ chat: { id, title } }: { readonly chat: Chat }) => {
  const { t } = useTranslation(['chats', 'tickets']);
  const dispatch = useAppDispatch();
  const isWriting = useAppSelector((state) => selectDraft(state, placeOfChat(id)) !== null);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFocusLost()) place.current?.focus();
  }, []);
  return (
    <section ref={place} className={styles.state} role="alert" tabIndex={-1}>
      <StateMessage
        icon={MessageSquareText}
        title={t('lost.title', { title })}
        hint={t(isWriting ? 'lost.draft' : 'none.hint')}
        action={
          isWriting && (
            <Button onClick={() => dispatch(dialogOpened({ type: 'drafts' }))}>{t('tickets:drafts.show')}</Button>
          )
        }
      />
    </section>
  );
};

/** The row below that of a chat, or above the last one. */
const neighbourOf = (list: HTMLElement | null, { id }: Chat): Element | null | undefined => {
  const row = list?.querySelector(`[data-chat="${id}"]`)?.closest('li');
  return row?.nextElementSibling ?? row?.previousElementSibling;
};

interface ChatRemoval {
  readonly remove: (chat: Chat) => void;
  /** Was the chat deleted here? */
  readonly isOwn: (chat: Chat) => boolean;
}

/** Deletes a chat after a question; the one on screen is left for the list, where its neighbour gets the focus. */
const useChatRemoval = (openUuid: string | undefined, list: RefObject<HTMLElement | null>): ChatRemoval => {
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
  const own = useRef(new Set<number>());
  const isOwn = useCallback(({ id }: Chat) => own.current.has(id), []);
  const remove = useCallback(
    (chat: Chat) => {
      const ask = async () => {
        if (!(await mayDelete({ title: t('remove.title'), message: t('remove.message') }))) return;
        // The button of the question keeps the focus while its dialog closes.
        const pressed = document.activeElement;
        const neighbour = neighbourOf(list.current, chat);
        own.current.add(chat.id);
        const answer = await dispatch(deleteChat(chat.id));
        if (!deleteChat.fulfilled.match(answer)) {
          own.current.delete(chat.id);
          return;
        }
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
  return { remove, isOwn };
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
  // The conversation that closed by itself, until another one is opened.
  const [lost, setLost] = useState<Chat | null>(null);
  if (lost && uuid && uuid !== lost.uuid) setLost(null);
  const tab = choice?.key === key ? choice.tab : uuid || lost ? 'messages' : 'chats';
  const open = useCallback((chat: Chat) => void navigate(chatAddress(chat.uuid)), [navigate]);
  const panel = useRef<HTMLElement>(null);
  const { remove, isOwn } = useChatRemoval(uuid, panel);
  const leave = useCallback(
    (chat: Chat | null) => {
      if (chat && !isOwn(chat)) setLost(chat);
      void navigate('/chats', { replace: true });
    },
    [isOwn, navigate],
  );

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
  const none = lost ? <LostChat chat={lost} /> : <NoChat />;
  const conversation = uuid ? (
    <ChatPanel key={uuid} uuid={uuid} onEdit={editor.open} onRemove={remove} onLeave={leave} />
  ) : (
    none
  );
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
