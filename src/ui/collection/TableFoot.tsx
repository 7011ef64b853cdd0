import { useTranslation } from '@/i18n/useTranslation';
import styles from './InfiniteTable.module.css';

interface TableFootProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** The line below the last loaded row: more is coming, or could not be loaded. */
export const TableFoot = ({ failed, onRetry }: TableFootProps) => {
  const { t } = useTranslation('common');
  return (
    <output className={styles.foot}>
      {t(failed ? 'state.loadFailed' : 'list.loadingMore')}
      {failed && (
        <button type="button" onClick={onRetry}>
          {t('actions.tryAgain')}
        </button>
      )}
    </output>
  );
};
