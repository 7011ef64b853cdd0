import { createContext, useContext, useEffect, useRef, type ReactNode, type Ref } from 'react';
import { EllipsisVertical, type Icon } from '../icons';
import { IconButton } from '../layout/IconButton';
import styles from './panel.module.css';
import { usePanel } from './usePanel';

/** Closes the menu that contains a panel; null where panels have buttons of their own. */
export const PanelMenuContext = createContext<(() => void) | null>(null);

interface PanelMenuRowProps {
  readonly icon: Icon;
  /** The row's full accessible name. */
  readonly label: string;
  /** Visible text; by default the label. */
  readonly text?: string;
  readonly badge?: ReactNode;
  /** Set for a row that unfolds something: whether it is unfolded now. */
  readonly expanded?: boolean;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A line of the menu that unfolds a panel. */
export const PanelMenuRow = ({ icon: Sign, label, text = label, badge, expanded, onClick, ref }: PanelMenuRowProps) => (
  <button ref={ref} type="button" className={styles.row} aria-label={label} aria-expanded={expanded} onClick={onClick}>
    <Sign size={17} />
    <span className={styles.text}>{text}</span>
    {badge && <span aria-hidden="true">{badge}</span>}
  </button>
);

/** A line of the menu that does something at once; the menu closes. */
export const PanelMenuAction = ({ onClick, ...row }: Pick<PanelMenuRowProps, 'icon' | 'label' | 'onClick'>) => {
  const closeMenu = useContext(PanelMenuContext);
  const act = (): void => {
    closeMenu?.();
    onClick();
  };
  return <PanelMenuRow {...row} onClick={act} />;
};

interface PanelMenuProps {
  readonly label: string;
  /** At the corner of the icon. */
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

/** Holds panels and actions when a bar has no room for a button each. Its content stays mounted, since it provides the badges. */
export const PanelMenu = ({ label, badge, children }: PanelMenuProps) => {
  const { isOpen, toggle, close, button, around } = usePanel();
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) rows.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    // Handles only events that bubble up from the button and its rows.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div {...around} className={styles.frame}>
      <IconButton ref={button} icon={EllipsisVertical} label={label} expanded={isOpen} onClick={toggle} />
      {badge && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form */}
      <div ref={rows} role="group" aria-label={label} hidden={!isOpen} className={styles.menu}>
        <PanelMenuContext value={close}>{children}</PanelMenuContext>
      </div>
    </div>
  );
};
