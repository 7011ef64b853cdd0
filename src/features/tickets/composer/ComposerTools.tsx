import { memo, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { EmojiButton } from '@/ui/emoji/EmojiButton';
import { FileInput } from '@/ui/form/FileInput';
import { Paperclip, Zap } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { shortcutText } from '@/ui/shortcuts/keys';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { focusComposer } from '../shared/focusComposer';
import styles from './Composer.module.css';
import { useAttach } from './attachments/useAttach';
import { RecordButton } from './recorder/RecordButton';

/** Chooses one or more files to send. */
const AttachButton = memo(({ ticketId }: { readonly ticketId: number }) => {
  const { t } = useTranslation('composer');
  const input = useRef<HTMLInputElement>(null);
  const attach = useAttach(ticketId);
  const browse = () => input.current?.click();
  useShortcut('attach', browse);
  const choose = (files: readonly File[]) => {
    attach(files);
    focusComposer();
  };
  return (
    <>
      <IconButton icon={Paperclip} label={t('files.attach')} shortcut={shortcutText('attach')} onClick={browse} />
      <FileInput ref={input} multiple label={t('files.attach')} onFiles={choose} />
    </>
  );
});
AttachButton.displayName = 'AttachButton';

interface ComposerToolsProps {
  readonly ticketId: number;
  readonly onInsert: (words: string) => void;
  readonly onFocusText: () => void;
  readonly onQuickReplies: () => void;
  readonly onRecord: () => void;
}

/** The tools that add something other than text to a message. They do not render again while the user types. */
export const ComposerTools = memo(
  ({ ticketId, onInsert, onFocusText, onQuickReplies, onRecord }: ComposerToolsProps) => {
    const { t } = useTranslation('composer');
    useShortcut('quickReplies', onQuickReplies);
    return (
      <div className={styles.tools}>
        <EmojiButton onChoose={onInsert} onLeave={onFocusText} />
        <AttachButton ticketId={ticketId} />
        <IconButton icon={Zap} label={t('quick.open')} shortcut="/" onClick={onQuickReplies} />
        <RecordButton onStart={onRecord} />
      </div>
    );
  },
);
ComposerTools.displayName = 'ComposerTools';
