import { Popover } from 'antd';
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Smile } from '../icons';
import { IconButton } from '../layout/IconButton';
import { isFocusLost } from '../focus';
import styles from './EmojiButton.module.css';

const EmojiPanel = lazy(async () => ({ default: (await import('./EmojiPanel')).EmojiPanel }));

/** Height of the picker, px; also in the style sheet. */
const PANEL_PX = 360;
/** Least distance of the picker from the window's top, px. */
const EDGE_PX = 12;

/** How far above the button the picker must stand so that the text box it writes into stays visible, px. */
const liftAbove = (button: HTMLElement | null): number => {
  if (!button) return 0;
  let around = button.parentElement;
  while (around && !around.querySelector('textarea')) around = around.parentElement;
  const box = around?.querySelector('textarea')?.getBoundingClientRect();
  const { top } = button.getBoundingClientRect();
  return box ? Math.max(0, Math.min(top - box.top, top - PANEL_PX - EDGE_PX)) : 0;
};

interface EmojiButtonProps {
  readonly onChoose: (emoji: string) => void;
  /** Called when the picker was closed by key: the text box takes the focus. */
  readonly onLeave: () => void;
}

/** Opens the emoji picker, which stays open for several choices. */
export const EmojiButton = memo(({ onChoose, onLeave }: EmojiButtonProps) => {
  const { t } = useTranslation('composer');
  const [isOpen, setOpen] = useState(false);
  // The frame of the picker is one of the dearest parts of a conversation, and few conversations need it.
  const [isUsed, setUsed] = useState(false);
  const [lift, setLift] = useState(0);
  const anchor = useRef<HTMLSpanElement>(null);
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
  const change = (open: boolean) => {
    if (open) setLift(liftAbove(anchor.current));
    setOpen(open);
  };
  const begin = () => {
    setUsed(true);
    change(true);
  };
  const button = (
    <span ref={anchor} className={styles.anchor}>
      <IconButton icon={Smile} label={t('emoji.open')} expanded={isOpen} onClick={isUsed ? undefined : begin} />
    </span>
  );
  if (!isUsed) return button;
  return (
    <Popover
      open={isOpen}
      onOpenChange={change}
      // The picker may take the focus once more while it closes.
      afterOpenChange={(open) => !open && isFocusLost() && onLeave()}
      trigger="click"
      placement="topLeft"
      align={{ offset: [0, -lift] }}
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
      {button}
    </Popover>
  );
});
EmojiButton.displayName = 'EmojiButton';
