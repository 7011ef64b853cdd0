import { type ReactNode, type ComponentProps, useEffect, useRef } from 'react';
import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { isFocusLost } from '../focus';
import { type Icon, CloudAlert } from '../icons';
import styles from './StateMessage.module.css';

interface StateMessageProps {
  readonly icon: Icon;
  readonly title: string;
  readonly hint?: string;
  /** One button at most. */
  readonly action?: ReactNode;
}

/** The frame of every message shown instead of content: an icon, what happened, what to do. */
export const StateMessage = ({ icon: Sign, title, hint, action }: StateMessageProps) => (
  <div className={styles.state}>
    <span className={styles.sign}>
      <Sign size={20} />
    </span>
    <p className={styles.title}>{title}</p>
    {hint && <p className={styles.hint}>{hint}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);

/** Shown when there is nothing to show, without an error; offers the next step, if there is one. */
export const EmptyState = (props: ComponentProps<typeof StateMessage>) => (
  <output className={styles.place}>
    <StateMessage {...props} />
  </output>
);

interface ErrorStateProps {
  readonly onRetry: () => void;
  /** What failed; by default the text of a list that failed to load. */
  readonly title?: string;
  /** A new attempt has failed; the button was gone meanwhile and takes the focus, unless the user has moved on. */
  readonly again?: boolean;
}

/** Shown when content could not be loaded: what happened, and a button to try again. */
export const ErrorState = ({ onRetry, title, again = false }: ErrorStateProps) => {
  const { t } = useTranslation('common');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (again && isFocusLost()) button.current?.focus({ preventScroll: true });
  }, [again]);
  return (
    <div role="alert">
      <StateMessage
        icon={CloudAlert}
        title={title ?? t('state.loadFailed')}
        hint={t('state.checkConnection')}
        action={
          <Button ref={button} onClick={onRetry}>
            {t('actions.tryAgain')}
          </Button>
        }
      />
    </div>
  );
};
