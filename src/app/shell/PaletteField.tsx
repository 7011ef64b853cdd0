import { useTranslation } from 'react-i18next';
import { SHORTCUTS } from '@/bridge/shortcuts';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';
import { Search } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { isMac, keyNames } from '@/ui/shortcuts/keys';
import { shortcutText } from '@/ui/shortcuts/shortcutText';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import styles from './shell.module.css';

interface PaletteFieldProps {
  /** An icon alone. */
  readonly compact: boolean;
}

/** Opens the command palette; it looks like the field the palette begins with. */
export const PaletteField = ({ compact }: PaletteFieldProps) => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const open = () => void dispatch(dialogOpened({ type: 'palette' }));
  useShortcut('openPalette', open);
  if (compact) {
    return (
      <IconButton icon={Search} label={t('palette.title')} shortcut={shortcutText('openPalette')} onClick={open} />
    );
  }
  return (
    <button type="button" className={styles.field} aria-label={t('palette.title')} onClick={open}>
      <Search size={15} />
      <span className={styles.words}>{t('palette.field')}</span>
      <span className={styles.keys} aria-hidden="true">
        {keyNames(SHORTCUTS.openPalette.keys, isMac()).join(isMac() ? '' : ' ')}
      </span>
    </button>
  );
};
