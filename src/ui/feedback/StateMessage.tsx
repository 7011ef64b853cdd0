import type { ReactNode, ComponentProps } from 'react';
import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { focusWhatComes } from '../focus';
import { Ban, CloudAlert, type Icon } from '../icons';
import styles from './StateMessage.module.css';

interface StateMessageProps {
  readonly icon: Icon;
  readonly title: string;
  readonly hint?: string;
  /** One button at most. */
  readonly action?: ReactNode;
  /** Nothing else is on the page: the title is its heading. */
  readonly alone?: boolean | undefined;
}

/** The frame of every message shown instead of content: an icon, what happened, what to do. */
export const StateMessage = ({ icon: Sign, title, hint, action, alone = false }: StateMessageProps) => {
  const Title = alone ? 'h1' : 'p';
  return (
    <div className={styles.state}>
      <span className={styles.sign}>
        <Sign size={20} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
};

/** Shown when there is nothing to show, without an error; offers the next step, if there is one. */
export const EmptyState = (props: ComponentProps<typeof StateMessage>) => (
  <output className={styles.place}>
    <StateMessage {...props} />
  </output>
);

export interface ErrorStateProps extends Pick<StateMessageProps, 'alone'> {
  readonly onRetry: () => void;
  /** What failed; by default the text of a list that failed to load. */
  readonly title?: string;
  /** It does not exist any more, which replaces the title and what to check. */
  readonly isGone?: boolean;
}

/** Shown when content could not be loaded: what happened, and a button to try again. */
export const ErrorState = ({ onRetry, title, isGone = false, alone }: ErrorStateProps) => {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <StateMessage
        alone={alone}
        icon={isGone ? Ban : CloudAlert}
        title={isGone ? t('form.gone') : (title ?? t('state.loadFailed'))}
        {...(!isGone && { hint: t('state.checkConnection') })}
        action={
          <Button onClick={({ currentTarget }) => focusWhatComes(currentTarget, onRetry)}>
            {t('actions.tryAgain')}
          </Button>
        }
      />
    </div>
  );
};
