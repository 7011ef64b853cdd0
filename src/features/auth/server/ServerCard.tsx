import { classNames } from '@/ui/classNames';
import { CircleCheck, LoaderCircle, type Icon } from '@/ui/icons';
import styles from './ServerCard.module.css';

interface ServerCardProps {
  readonly icon: Icon;
  readonly title: string;
  readonly hint: string;
  /** The server in use. */
  readonly selected: boolean;
  readonly busy?: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** One server to choose. */
export const ServerCard = ({ icon: Sign, title, hint, selected, busy = false, disabled, onClick }: ServerCardProps) => (
  <button
    type="button"
    className={classNames(styles.card, selected && styles.selected)}
    aria-pressed={selected}
    disabled={disabled}
    onClick={onClick}
  >
    <span className={styles.tile}>
      <Sign size={16} />
    </span>
    <span className={styles.names}>
      <span className={styles.title}>{title}</span>
      <span className={styles.hint}>{hint}</span>
    </span>
    {busy && <LoaderCircle size={17} className={styles.spin} />}
    {selected && !busy && <CircleCheck size={18} />}
  </button>
);
