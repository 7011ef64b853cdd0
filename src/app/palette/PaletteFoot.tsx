import { useTranslation } from '@/i18n/useTranslation';
import { SHORTCUTS } from '@/bridge/shortcuts';
import { isMac, keyNames } from '@/ui/shortcuts/keys';
import styles from './CommandPalette.module.css';
import type { PeopleSearch } from './usePeopleSearch';

interface PaletteFootProps {
  readonly query: string;
  readonly status: PeopleSearch['status'];
  /** How many lines stand above. */
  readonly found: number;
}

/** How the search goes, and the keys of the palette. */
export const PaletteFoot = ({ query, status, found }: PaletteFootProps) => {
  const { t } = useTranslation('shell');
  const isNothing = found === 0 && status !== 'searching' && status !== 'failed';
  return (
    <>
      <output className={styles.status}>
        {status === 'searching' && t('palette.searching')}
        {status === 'failed' && t('palette.failed')}
        {isNothing && t('palette.nothing', { text: query.trim() })}
      </output>
      <div className={styles.foot} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <span>{t('palette.choose')}</span>
        <kbd>Enter</kbd>
        <span>{t('palette.open')}</span>
        <span className={styles.all}>{t('palette.allShortcuts')}</span>
        {keyNames(SHORTCUTS.showShortcuts.keys, isMac()).map((name) => (
          <kbd key={name}>{name}</kbd>
        ))}
      </div>
    </>
  );
};
