import type { MouseEvent, Ref } from 'react';
import { classNames } from '../classNames';
import type { Icon } from '../icons';
import { Tooltip } from '../overlay/Tooltip';
import styles from './IconButton.module.css';

interface IconButtonProps {
  readonly icon: Icon;
  /** The control's name, also shown as its tooltip. */
  readonly label: string;
  readonly onClick?: (event: MouseEvent) => void;
  /** Keys that do the same, shown behind the name in the tooltip. */
  readonly shortcut?: string;
  /** Width and height, px. */
  readonly size?: 24 | 28 | 32;
  readonly disabled?: boolean;
  /** Set for a switch: whether it is on now. */
  readonly pressed?: boolean;
  /** Set for a button that opens something: whether it is open now. */
  readonly expanded?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that shows an icon alone; it always has a name and a tooltip. */
export const IconButton = ({
  icon: Sign,
  label,
  onClick,
  shortcut,
  size = 32,
  disabled,
  pressed,
  expanded,
  className,
  ref,
}: IconButtonProps) => {
  // An open panel already shows what the button does.
  const tip = expanded ? '' : shortcut ? `${label} (${shortcut})` : label;
  return (
    <Tooltip title={tip}>
      <button
        ref={ref}
        type="button"
        className={classNames(styles.button, pressed && styles.pressed, className)}
        style={{ width: size, height: size }}
        aria-label={label}
        aria-pressed={pressed}
        aria-expanded={expanded}
        disabled={disabled}
        onClick={onClick}
      >
        <Sign size={size === 32 ? 17 : 15} />
      </button>
    </Tooltip>
  );
};
