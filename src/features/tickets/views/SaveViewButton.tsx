import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { MOST_VIEWS } from '@/domain/savedViews';
import { isEmptySearch } from '@/domain/ticketSearch';
import { isCurrentView, selectViews } from '@/entities/savedViews/savedViews';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Bookmark } from '@/ui/icons';
import styles from '../search/SearchFields.module.css';

/** Saves the filters of the search as a view, or says why that cannot be. Nothing while nothing is searched for. */
export const SaveViewButton = () => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const isEmpty = useAppSelector(({ tickets }) => isEmptySearch(tickets.search));
  const views = useAppSelector(selectViews);
  const same = useAppSelector((state) => selectViews(state).find((view) => isCurrentView(state, view)));
  if (isEmpty) return null;
  if (same) return <p className={styles.saved}>{t('views.savedAs', { name: same.name })}</p>;
  if (views.length >= MOST_VIEWS) return <p className={styles.saved}>{t('views.full', { most: MOST_VIEWS })}</p>;
  return (
    <Button
      className={styles.save}
      type="link"
      size="small"
      icon={<Bookmark size={14} />}
      onClick={() => dispatch(dialogOpened({ type: 'saveView' }))}
    >
      {t('views.save')}
    </Button>
  );
};
