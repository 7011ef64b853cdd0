import { Button } from 'antd';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { TemplateDoubt } from '@/domain/conversations/templateText';
import { selectDraft } from '@/entities/conversations/drafts/draftsState';
import { selectMessage } from '@/entities/conversations/messages/messageSelectors';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import conversation from '@/ui/conversation/conversation.module.css';
import { Send, TriangleAlert, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { isSendPress } from '@/ui/shortcuts/sendKey';
import { usePane } from '../layout/paneContext';
import { Quote } from '../thread/bubble/Quote';
import styles from './Composer.module.css';
import { ComposerTools } from './ComposerTools';
import { AttachmentTray } from './attachments/AttachmentTray';
import { quickReplyRowId, QuickReplyList } from './quick-replies/QuickReplyList';
import { useQuickReplies } from './quick-replies/useQuickReplies';
import { RecorderBar } from './recorder/RecorderBar';
import { RecorderNotice } from './recorder/RecorderNotice';
import { useRecorder } from './recorder/useRecorder';
import { SignSwitch, useSignature } from './SignSwitch';
import { useReply } from './useReply';
import { useSending } from './useSending';
import { useTextBox } from './useTextBox';

interface BracesWarningProps {
  readonly doubt: TemplateDoubt;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

/** Asks before sending a text whose double braces make servers change or refuse it. */
const BracesWarning = ({ doubt, onBack, onSend }: BracesWarningProps) => {
  const { t } = useTranslation('tickets');
  const names = doubt.vanishing.map((name) => `{{${name}}}`).join(', ');
  return (
    <div className={styles.warning} role="alert">
      <TriangleAlert size={15} />
      <span className={styles.warningText}>
        {doubt.unclosed ? t('composer.braces.unclosed') : t('composer.braces.vanishing', { names })}
      </span>
      <button type="button" onClick={onBack}>
        {t('composer.braces.back')}
      </button>
      <button type="button" onClick={onSend}>
        {t('composer.braces.sendAnyway')}
      </button>
    </div>
  );
};

interface ReplyBarProps {
  readonly ticketId: number;
  readonly messageId: string;
  readonly onCancel: () => void;
}

/** Shows above the text box which message the next text answers. */
const ReplyBar = ({ ticketId, messageId, onCancel }: ReplyBarProps) => {
  const { t } = useTranslation('tickets');
  const message = useAppSelector((state) => selectMessage(state, ticketId, messageId));
  return (
    <div className={styles.reply}>
      {message ? <Quote message={message} /> : <span className={styles.warningText}>{t('composer.earlierReply')}</span>}
      <IconButton icon={X} size={24} label={t('composer.cancelReply')} onClick={onCancel} />
    </div>
  );
};

const placeholderOf = (files: number) => {
  if (files > 1) return 'placeholderAfter';
  return files === 1 ? 'placeholderCaption' : 'placeholder';
};

/** The text box of an open ticket. It holds the typed text itself, so that a keystroke renders nothing else. */
export const OpenComposer = ({ ticketId }: { readonly ticketId: number }) => {
  const { t } = useTranslation(['tickets', 'composer']);
  const textBox = useTextBox(ticketId);
  const { ref, text, change, save, focus, insert } = textBox;
  const fileCount = useAppSelector((state) => selectDraft(state, ticketId)?.attachments.length ?? 0);
  const sendKey = useAppSelector((state) => state.preferences.sendKey);
  const reply = useReply(ticketId);
  const { isOn, switchTo, sign } = useSignature();
  const { quotedMsgId, doubt, isWaiting, trySend, sendAnyway, forgetDoubt } = useSending(ticketId, textBox, sign);
  const recorder = useRecorder(ticketId);
  const isRecording = recorder.state.step !== 'idle';
  const quick = useQuickReplies(ticketId, textBox, !isRecording);
  const { isFocused } = usePane();
  // The browser lays out the whole page when a focused element is removed: about 5 ms of an opening.
  useLayoutEffect(() => {
    const box = ref.current;
    return () => box?.blur();
  }, [ref]);
  useEffect(() => {
    if (!isRecording && isFocused()) focus();
  }, [focus, isFocused, isRecording]);
  useEffect(() => {
    if (quotedMsgId && isFocused()) focus();
  }, [focus, isFocused, quotedMsgId]);

  const latestSend = useRef(trySend);
  useEffect(() => {
    latestSend.current = trySend;
  });
  const sendFromCaption = useCallback(() => latestSend.current(), []);

  const { follow } = quick;
  const openQuickReplies = useCallback(() => {
    const box = ref.current;
    if (!box) return;
    focus();
    insert(/\S$/.test(box.value.slice(0, box.selectionStart)) ? ' /' : '/');
    follow(box.selectionStart);
  }, [focus, follow, insert, ref]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (quick.takeKey(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (isSendPress(event.nativeEvent, sendKey)) {
      event.preventDefault();
      // An Enter that is still held, for example the one that accepted the ticket, was not meant for the draft.
      if (!event.repeat) trySend();
    }
    if (event.key === 'Escape' && quotedMsgId) {
      event.stopPropagation();
      reply(null);
    }
  };
  const goBack = () => {
    forgetDoubt();
    focus();
  };
  if (isRecording) {
    return (
      <div className={classNames(conversation.box, styles.box)}>
        <RecorderBar {...recorder} />
      </div>
    );
  }
  return (
    <div className={classNames(conversation.box, styles.box)}>
      {quick.isOpen && <QuickReplyList {...quick} />}
      {quotedMsgId && <ReplyBar ticketId={ticketId} messageId={quotedMsgId} onCancel={() => reply(null)} />}
      <AttachmentTray ticketId={ticketId} onRemoved={focus} onSend={sendFromCaption} />
      <textarea
        ref={ref}
        className={classNames(conversation.text, styles.text)}
        data-composer
        rows={1}
        value={text}
        placeholder={t(`composer:${placeholderOf(fileCount)}`)}
        aria-label={t('composer.label')}
        aria-autocomplete="list"
        aria-controls={quick.isOpen ? quick.listId : undefined}
        aria-activedescendant={
          quick.isOpen && (quick.replies.length > 0 || quick.hasFailed)
            ? quickReplyRowId(quick.listId, quick.marked)
            : undefined
        }
        onChange={({ target }) => {
          forgetDoubt();
          change(target.value);
          follow(target.selectionEnd);
        }}
        onSelect={({ currentTarget }) => follow(currentTarget.selectionEnd)}
        onKeyDown={onKeyDown}
        onBlur={save}
      />
      {doubt && <BracesWarning doubt={doubt} onBack={goBack} onSend={sendAnyway} />}
      {recorder.state.step === 'idle' && recorder.state.problem && (
        <RecorderNotice
          problem={recorder.state.problem}
          onSendAgain={recorder.state.kept ? recorder.sendAgain : null}
          onClose={recorder.forgetProblem}
        />
      )}
      <div className={styles.foot}>
        <ComposerTools
          ticketId={ticketId}
          onInsert={insert}
          onFocusText={focus}
          onQuickReplies={openQuickReplies}
          onRecord={recorder.start}
        />
        <SignSwitch isOn={isOn} onChange={switchTo} />
        <Button
          type={text.trim() || fileCount > 0 ? 'primary' : 'default'}
          icon={<Send size={15} />}
          loading={isWaiting}
          onClick={trySend}
        >
          {t('composer.send')}
        </Button>
      </div>
    </div>
  );
};
