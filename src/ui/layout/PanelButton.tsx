/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a dialog element would be drawn by the browser's own rules */
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { Icon } from '../icons';
import { IconButton } from './IconButton';
import styles from './PanelButton.module.css';

interface PanelButtonProps {
  readonly icon: Icon;
  /** The button's name; what waits behind it belongs in here too. */
  readonly label: string;
  /** The panel's heading and name. */
  readonly title: string;
  /** Beside the heading: how many things the panel lists. */
  readonly count?: ReactNode;
  /** At the corner of the icon. */
  readonly badge?: ReactNode;
  /** `list` 360 px wide and at most 480 px high, `slim` as wide as its content. */
  readonly shape?: 'list' | 'slim';
  /** What the panel holds; `close` shuts it, for whatever leads elsewhere. */
  readonly children: (close: () => void) => ReactNode;
}

interface PanelProps extends Pick<PanelButtonProps, 'title' | 'count' | 'shape'> {
  readonly id: string;
  readonly children: ReactNode;
}

const Panel = ({ id, title, count, shape = 'list', children }: PanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className={`${styles.panel} ${styles[shape]}`}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {count}
      </div>
      {children}
    </div>
  );
};

/**
 * An icon of the top bar that opens a panel below it. The panel follows its button in the order of the page, so that Tab goes
 * through it and on; Escape, a click elsewhere and leaving it by key close it (A11Y-02).
 */
export const PanelButton = ({ icon, label, badge, children, ...panel }: PanelButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    window.addEventListener('pointerdown', closeOutside, true);
    return () => window.removeEventListener('pointerdown', closeOutside, true);
  }, [isOpen]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    event.preventDefault();
    close();
    button.current?.focus();
  };
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !frame.current?.contains(relatedTarget)) close();
  };
  return (
    // Only what bubbles up from the button and its panel is heard here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={frame} className={styles.frame} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <IconButton ref={button} icon={icon} label={label} expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      {badge && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
      {isOpen && (
        <Panel id={id} {...panel}>
          {children(close)}
        </Panel>
      )}
    </div>
  );
};
