import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { CloudAlert } from '../icons';
import { StateMessage } from './StateMessage';

interface ErrorStateProps {
  readonly onRetry: () => void;
  /** What failed; by default the text of a list that failed to load. */
  readonly title?: string;
}

/** Content could not be loaded: what happened, and a way to try again. */
export const ErrorState = ({ onRetry, title }: ErrorStateProps) => {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <StateMessage
        icon={CloudAlert}
        title={title ?? t('state.loadFailed')}
        hint={t('state.checkConnection')}
        action={<Button onClick={onRetry}>{t('actions.tryAgain')}</Button>}
      />
    </div>
  );
};
