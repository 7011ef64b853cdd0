import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmojiButton } from '@/ui/emoji/EmojiButton';
import { Zap } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { AttachButton } from './attachments/AttachButton';
import styles from './Composer.module.css';
import { RecordButton } from './recorder/RecordButton';

interface ComposerToolsProps {
  readonly ticketId: number;
  readonly onInsert: (words: string) => void;
  readonly onFocusText: () => void;
  readonly onQuickAnswers: () => void;
  readonly onRecord: () => void;
}

/** The tools that add something other than text to a message. Does not render again while the user types. */
export const ComposerTools = memo(
  ({ ticketId, onInsert, onFocusText, onQuickAnswers, onRecord }: ComposerToolsProps) => {
    const { t } = useTranslation('composer');
    useShortcut('quickAnswers', onQuickAnswers);
    return (
      <div className={styles.tools}>
        <EmojiButton onChoose={onInsert} onLeave={onFocusText} />
        <AttachButton ticketId={ticketId} />
        <IconButton icon={Zap} label={t('quick.open')} shortcut="/" onClick={onQuickAnswers} />
        <RecordButton onStart={onRecord} />
      </div>
    );
  },
);
ComposerTools.displayName = 'ComposerTools';
