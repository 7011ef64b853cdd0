/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a dialog element would be rendered by the browser's own rules */
import { useContext, useEffect, useId, useRef, type ReactNode } from 'react';
import type { Icon } from '../icons';
import { IconButton } from '../layout/IconButton';
import styles from './panel.module.css';
import { PanelMenuContext, PanelMenuRow } from './PanelMenu';
import { usePanel } from './usePanel';

interface PanelButtonProps {
  readonly icon: Icon;
  /** The button's accessible name, which includes the count behind it. */
  readonly label: string;
  /** The panel's heading and accessible name. */
  readonly title: string;
  /** Beside the heading: how many things the panel lists. */
  readonly count?: ReactNode;
  /** At the corner of the icon. */
  readonly badge?: ReactNode;
  /** `list` 360 px wide and at most 480 px high, `slim` as wide as its content. */
  readonly shape?: 'list' | 'slim';
  /** Content of the panel; `close` shuts it, for links that open something else. */
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
 * An icon of the top bar that opens a panel below it, or a row of the bar's menu that unfolds a panel. The panel follows its button
 * in the DOM, so that Tab goes through it and on.
 */
export const PanelButton = ({ icon, label, badge, children, ...panel }: PanelButtonProps) => {
  const { isOpen, toggle, close, button, around } = usePanel();
  const id = useId();
  const closeMenu = useContext(PanelMenuContext);
  const leave = (): void => {
    close();
    closeMenu?.();
  };
  return (
    // Handles only events that bubble up from the button and its panel.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div {...around} className={closeMenu ? styles.unfolding : styles.frame}>
      {closeMenu ? (
        <PanelMenuRow
          ref={button}
          icon={icon}
          label={label}
          text={panel.title}
          badge={badge}
          expanded={isOpen}
          onClick={toggle}
        />
      ) : (
        <>
          <IconButton ref={button} icon={icon} label={label} expanded={isOpen} onClick={toggle} />
          {badge && (
            <span className={styles.badge} aria-hidden="true">
              {badge}
            </span>
          )}
        </>
      )}
      {isOpen && (
        <Panel id={id} {...panel}>
          {children(leave)}
        </Panel>
      )}
    </div>
  );
};
