import { Popover } from 'antd';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Smile } from '../icons';
import { IconButton } from '../layout/IconButton';
import { isFocusLost } from '../focus';
import styles from './EmojiButton.module.css';

const EmojiPanel = lazy(async () => ({ default: (await import('./EmojiPanel')).EmojiPanel }));

interface EmojiButtonProps {
  readonly onChoose: (emoji: string) => void;
  /** Called when the picker was closed by key: the text box takes the focus. */
  readonly onLeave: () => void;
}

/** Opens the emoji picker, which stays open for several choices. */
export const EmojiButton = memo(({ onChoose, onLeave }: EmojiButtonProps) => {
  const { t } = useTranslation('composer');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    // In the capture phase, before the picker, whose search takes every Escape.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setOpen(false);
      onLeave();
    };
    window.addEventListener('keydown', leave, true);
    return () => window.removeEventListener('keydown', leave, true);
  }, [isOpen, onLeave]);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      // The picker may take the focus once more while it closes.
      afterOpenChange={(open) => !open && isFocusLost() && onLeave()}
      trigger="click"
      placement="topLeft"
      arrow={false}
      destroyOnHidden
      styles={{ container: { padding: 0 } }}
      content={
        <section className={styles.panel} aria-label={t('emoji.panel')}>
          <Suspense fallback={null}>
            <EmojiPanel onChoose={onChoose} />
          </Suspense>
        </section>
      }
    >
      <span className={styles.anchor}>
        <IconButton icon={Smile} label={t('emoji.open')} expanded={isOpen} />
      </span>
    </Popover>
  );
});
EmojiButton.displayName = 'EmojiButton';
