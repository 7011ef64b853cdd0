import { Button } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { selectDraft } from '@/entities/drafts/draftSelectors';
import { sendText } from '@/entities/outbox/outboxThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Send } from '@/ui/icons';
import { BracesWarning } from './BracesWarning';
import styles from './Composer.module.css';
import { ReplyBar } from './ReplyBar';
import { templateDoubt, type TemplateDoubt } from './templateNames';
import { useDraftText } from './useDraftText';
import { useReply } from './useReply';

/** The text box of an open ticket. What is typed lives here, so that a keystroke draws nothing else (PERF-05). */
export const OpenComposer = ({ ticketId }: { readonly ticketId: number }) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const box = useRef<HTMLTextAreaElement>(null);
  const { text, change, save } = useDraftText(ticketId);
  const quotedMsgId = useAppSelector((state) => selectDraft(state, ticketId)?.quotedMsgId ?? null);
  const reply = useReply(ticketId);
  const [doubt, setDoubt] = useState<TemplateDoubt | null>(null);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    if (quotedMsgId) box.current?.focus();
  }, [quotedMsgId]);

  const send = async () => {
    setDoubt(null);
    const sending = dispatch(sendText({ ticketId, body: text.trim(), quotedMsgId }));
    change('');
    reply(null);
    box.current?.focus();
    // The draft goes only when the text is in the outbox on disk: a crash in between must not lose it.
    await sending;
    save();
  };
  const trySend = () => {
    if (text.trim() === '') {
      box.current?.focus();
      return;
    }
    const found = templateDoubt(text);
    if (found) setDoubt(found);
    else void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the choice of an input method; that one belongs to the method.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      trySend();
    }
    if (event.key === 'Escape' && quotedMsgId) {
      event.stopPropagation();
      reply(null);
    }
  };
  const goBack = () => {
    setDoubt(null);
    box.current?.focus();
  };
  return (
    <div className={styles.box}>
      {quotedMsgId && <ReplyBar ticketId={ticketId} messageId={quotedMsgId} onCancel={() => reply(null)} />}
      <textarea
        ref={box}
        className={styles.text}
        rows={1}
        value={text}
        placeholder={t('composer.placeholder')}
        aria-label={t('composer.label')}
        onChange={(event) => {
          setDoubt(null);
          change(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={save}
      />
      {doubt && <BracesWarning doubt={doubt} onBack={goBack} onSend={() => void send()} />}
      <div className={styles.foot}>
        <Button type="primary" icon={<Send size={15} />} onClick={trySend}>
          {t('composer.send')}
        </Button>
      </div>
    </div>
  );
};
