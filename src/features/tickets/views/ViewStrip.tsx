import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { SavedView } from '@/domain/conversations/savedViews';
import { isCurrentView, selectViewCount, selectViews } from '@/entities/conversations/savedViews/savedViews';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { ListTree } from '@/ui/icons';
import { Count } from '@/ui/layout/Count';
import { IconButton } from '@/ui/layout/IconButton';
import styles from './ViewStrip.module.css';

interface ViewButtonProps {
  readonly view: SavedView;
  /** The list of the search is on screen. */
  readonly isSearchShown: boolean;
  readonly onOpen: (view: SavedView) => void;
}

const ViewButton = ({ view, isSearchShown, onOpen }: ViewButtonProps) => {
  const { t } = useTranslation('tickets');
  const button = useRef<HTMLButtonElement>(null);
  const count = useAppSelector((state) => selectViewCount(state, view));
  const isShown = useAppSelector((state) => isSearchShown && isCurrentView(state, view));
  // Scroll again when the number appears, since it widens the button.
  const shownCount = isShown ? count : undefined;
  useEffect(() => {
    if (shownCount !== undefined) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shownCount]);
  return (
    <li>
      <button
        ref={button}
        type="button"
        data-view={view.id}
        className={classNames(styles.view, isShown && styles.shown)}
        aria-current={isShown ? 'true' : undefined}
        title={view.name}
        aria-label={count === null ? view.name : `${view.name}, ${t('list.ticketCount', { count })}`}
        onClick={() => onOpen(view)}
      >
        <span className={styles.name}>{view.name}</span>
        {count !== null && <Count value={count} tone="neutral" />}
      </button>
    </li>
  );
};

interface ViewStripProps {
  readonly isSearchShown: boolean;
  readonly onOpen: (view: SavedView) => void;
}

/** The saved views below the tabs, with their numbers of tickets; renders nothing while there are none. */
export const ViewStrip = ({ isSearchShown, onOpen }: ViewStripProps) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const views = useAppSelector(selectViews);
  if (views.length === 0) return null;
  return (
    <nav className={styles.strip} aria-label={t('views.title')}>
      <ul className={styles.views}>
        {views.map((view) => (
          <ViewButton key={view.id} view={view} isSearchShown={isSearchShown} onOpen={onOpen} />
        ))}
      </ul>
      <IconButton
        icon={ListTree}
        size={28}
        label={t('views.arrange')}
        onClick={() => dispatch(dialogOpened({ type: 'views' }))}
      />
    </nav>
  );
};
