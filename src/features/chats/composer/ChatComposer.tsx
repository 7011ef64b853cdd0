import { Button } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { placeOfChat } from '@/domain/conversations/chats';
import { isUnseen } from '@/domain/conversations/messageText';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import { discardOutbox, sendText } from '@/entities/conversations/outbox/outboxThunks';
import type { Chat } from '@/protocol/records/chats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useDraftText } from '@/store/useDraftText';
import { classNames } from '@/ui/classNames';
import conversation from '@/ui/conversation/conversation.module.css';
import { EmojiButton } from '@/ui/emoji/EmojiButton';
import { Send } from '@/ui/icons';
import { isSendPress } from '@/ui/shortcuts/sendKey';
import styles from './ChatComposer.module.css';

interface Returned {
  readonly id: string;
  readonly body: string;
}

interface ReturnedText {
  /** A text sent now replaces the refused one it was made from. */
  readonly replaceReturned: () => void;
}

/**
 * A refused text returns to the empty input and stays marked in the conversation. Sending it from either place removes it
 * from the other, so that it is not sent twice.
 */
const useReturnedText = (place: number, text: string, change: (text: string) => void): ReturnedText => {
  const dispatch = useAppDispatch();
  const failed = useAppSelector((state) => selectOutboxOfTicket(state, place)).filter(
    ({ state }) => state === 'failed',
  );
  const returned = useRef<Returned | null>(null);
  // Refused before this box was mounted: such a text stays in the conversation.
  const known = useRef(new Set(failed.map(({ id }) => id)));
  useEffect(() => {
    const { current } = returned;
    if (current && !failed.some(({ id }) => id === current.id)) {
      returned.current = null;
      if (text === current.body) change('');
      return;
    }
    // A user who empties the box wants to write something else.
    if (current && text === '') returned.current = null;
    const fresh = failed.find(({ id }) => !known.current.has(id));
    known.current = new Set(failed.map(({ id }) => id));
    if (!fresh || text !== '') return;
    returned.current = fresh;
    change(fresh.body);
  });
  return {
    replaceReturned: () => {
      const { current } = returned;
      if (!current) return;
      returned.current = null;
      void dispatch(discardOutbox(current.id));
    },
  };
};

/** The text box of a chat: Enter or the button sends, and a draft is kept. */
export const ChatComposer = ({ chat }: { readonly chat: Chat }) => {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const place = placeOfChat(chat.id);
  const box = useRef<HTMLTextAreaElement>(null);
  const sendKey = useAppSelector((state) => state.preferences.sendKey);
  const { text, change, save, handOver } = useDraftText(place);
  const { replaceReturned } = useReturnedText(place, text, change);
  const focus = useCallback(() => box.current?.focus(), []);
  useEffect(focus, [focus]);
  const insert = useCallback(
    (words: string) => {
      const { current } = box;
      if (!current) return;
      current.setRangeText(words, current.selectionStart, current.selectionEnd, 'end');
      change(current.value);
    },
    [change],
  );
  const send = () => {
    focus();
    if (isUnseen(text)) return;
    replaceReturned();
    void handOver(dispatch(sendText({ ticketId: place, body: text.trim() })));
  };
  return (
    <div className={conversation.composer}>
      <div className={classNames(conversation.box, styles.box)}>
        <textarea
          ref={box}
          className={classNames(conversation.text, styles.text)}
          rows={1}
          value={text}
          aria-label={t('composer.label')}
          placeholder={t('composer.placeholder', { title: chat.title })}
          onChange={({ target }) => change(target.value)}
          onBlur={save}
          onKeyDown={(event) => {
            if (!isSendPress(event.nativeEvent, sendKey)) return;
            event.preventDefault();
            if (!event.repeat) send();
          }}
        />
        <EmojiButton onChoose={insert} onLeave={focus} />
        <Button type="primary" aria-label={t('composer.send')} icon={<Send size={15} />} onClick={send} />
      </div>
    </div>
  );
};
