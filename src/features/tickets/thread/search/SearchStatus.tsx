import { useTranslation } from 'react-i18next';
import styles from './SearchBar.module.css';
import type { useConversationSearch } from './useConversationSearch';

interface SearchStatusProps {
  readonly search: ReturnType<typeof useConversationSearch>;
}

/** How many hits there are and which one is shown, or what becomes of the search. */
export const SearchStatus = ({ search }: SearchStatusProps) => {
  const { t } = useTranslation('conversation');
  const { isSearching, isSeeking, failed, count, position, hasMore } = search;
  const say = () => {
    if (!isSearching) return '';
    if (isSeeking) return t('search.seeking');
    if (count > 0) return t(hasMore ? 'search.positionSoFar' : 'search.position', { position, count });
    return failed ? t('search.stopped') : t('search.nothing');
  };
  return <output className={styles.status}>{say()}</output>;
};
