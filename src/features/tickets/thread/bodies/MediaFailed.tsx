import { CircleAlert } from '@/ui/icons';
import { classNames } from '@/ui/classNames';
import styles from './media.module.css';

interface MediaFailedProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** Replaces a file that could not be loaded from any address. */
export const MediaFailed = ({ text, className }: MediaFailedProps) => (
  <span className={classNames(styles.failed, className)}>
    <CircleAlert size={14} />
    {text}
  </span>
);
