import { classNames } from '../classNames';
import styles from './Count.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface CountProps {
  /** Zero shows nothing. */
  readonly value: number;
  /** `accent` unread, `warning` waiting, `danger` needs care, `neutral` a plain total. */
  readonly tone?: 'accent' | 'warning' | 'danger' | 'neutral';
  /** What is counted, for screen readers, for example "3 não lidas". */
  readonly label?: string;
}

const MOST = 99;

/** A number in a pill; more than 99 reads "99+". */
export const Count = ({ value, tone = 'accent', label }: CountProps) => {
  if (value <= 0) return null;
  return (
    <span className={classNames(styles.count, styles[tone])}>
      <span aria-hidden={label ? true : undefined}>{value > MOST ? `${MOST}+` : value}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
};
