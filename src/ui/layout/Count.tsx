import { classNames } from '../classNames';
import styles from './Count.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface CountProps {
  /** Zero shows nothing. */
  readonly value: number;
  /** `accent` unread, `warning` waiting, `danger` needs attention, `neutral` a plain total. */
  readonly tone?: 'accent' | 'warning' | 'danger' | 'neutral';
  /** What is counted, for screen readers, for example "3 não lidas". */
  readonly label?: string;
  /** The highest number written out; anything above is shown with a plus sign. */
  readonly most?: number;
}

/** A number in a pill. */
export const Count = ({ value, tone = 'accent', label, most = 99 }: CountProps) => {
  if (value <= 0) return null;
  const shown = value > most ? `${most}+` : value;
  return (
    <span className={classNames(styles.count, styles[tone])}>
      {label ? <span aria-hidden>{shown}</span> : shown}
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
};
