import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ChevronDown, ChevronUp, Search, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { useFocusFallback, useReturnFocus } from '@/ui/focus';
import { usePane } from '../../layout/paneContext';
import { useConversation } from '../conversationContext';
import styles from './SearchBar.module.css';
import { useConversationSearch } from './useConversationSearch';

interface SearchPartProps {
  readonly search: ReturnType<typeof useConversationSearch>;
}

/** The position among the hits, or the state of the search. */
const SearchStatus = ({ search }: SearchPartProps) => {
  const { t } = useTranslation('conversation');
  const { isSearching, isSeeking, failed, count, position, hasMore } = search;
  const say = () => {
    if (!isSearching) return '';
    if (isSeeking) return t('search.seeking');
    if (failed) return t('search.stopped');
    return count > 0
      ? t(hasMore ? 'search.positionSoFar' : 'search.position', { position, count })
      : t('search.nothing');
  };
  return <output className={styles.status}>{say()}</output>;
};

/** The buttons to older and newer hits. */
const SearchSteps = ({ search }: SearchPartProps) => {
  const { t } = useTranslation('conversation');
  const mayGoOlder = search.count > search.position || (search.count > 0 && search.hasMore);
  return (
    <>
      <IconButton
        icon={ChevronUp}
        size={28}
        label={t('search.older')}
        shortcut="Enter"
        disabled={!mayGoOlder}
        onClick={search.goOlder}
      />
      <IconButton
        icon={ChevronDown}
        size={28}
        label={t('search.newer')}
        shortcut="Shift+Enter"
        disabled={search.position <= 1}
        onClick={search.goNewer}
      />
    </>
  );
};

interface SearchBarProps {
  readonly ticketId: number;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onShow: (messageId: string) => void;
  readonly onNeedle: (needle: string) => void;
  readonly onClose: () => void;
}

/** The search inside the open conversation. Enter goes to older hits, Shift+Enter to newer ones. */
export const SearchBar = ({ ticketId, field, onShow, onNeedle, onClose }: SearchBarProps) => {
  const { t } = useTranslation('conversation');
  const { paired } = usePane();
  const { contactName } = useConversation();
  const search = useConversationSearch(ticketId, { onShow, onNeedle });
  useReturnFocus();
  useFocusFallback(field);
  useEffect(() => field.current?.focus(), [field]);
  useEffect(() => () => onNeedle(''), [onNeedle]);

  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (event.target === field.current && event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (event.shiftKey) search.goNewer();
      else search.goOlder();
    }
  };
  return (
    // Handles keys for the whole bar; each action also has its own control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <search
      className={styles.bar}
      aria-label={t(paired ? 'search.regionOf' : 'search.region', { name: contactName })}
      onKeyDown={steer}
    >
      <Search size={15} className={styles.sign} />
      <input
        ref={field}
        type="text"
        className={styles.field}
        value={search.text}
        placeholder={t('search.placeholder')}
        aria-label={t('search.text')}
        spellCheck={false}
        onChange={(event) => search.setText(event.target.value)}
      />
      <SearchStatus search={search} />
      <SearchSteps search={search} />
      <IconButton icon={X} size={28} label={t('search.close')} shortcut="Esc" onClick={onClose} />
    </search>
  );
};
