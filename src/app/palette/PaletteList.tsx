/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag makes a list of rows that belongs to a text box */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PALETTE_GROUPS, type PaletteEntry } from './entries';
import styles from './CommandPalette.module.css';
import { PaletteRow } from './PaletteRow';

/** Id of a row, for the field's active descendant. */
export const paletteRowId = (listId: string, index: number): string => `${listId}-${index}`;

interface PaletteListProps {
  readonly listId: string;
  /** Group by group. */
  readonly entries: readonly PaletteEntry[];
  readonly query: string;
  /** Place of the marked entry. */
  readonly marked: number;
  readonly onMark: (index: number) => void;
  readonly onChoose: (entry: PaletteEntry) => void;
}

/** What was found, under the heading of its group; the focus stays in the field. */
export const PaletteList = ({ listId, entries, query, marked, onMark, onChoose }: PaletteListProps) => {
  const { t } = useTranslation('shell');
  useEffect(() => {
    document.getElementById(paletteRowId(listId, marked))?.scrollIntoView({ block: 'nearest' });
  }, [listId, marked]);
  const indexed = entries.map((entry, index) => ({ entry, index }));
  return (
    <div id={listId} className={styles.list} role="listbox" tabIndex={-1} aria-label={t('palette.results')}>
      {PALETTE_GROUPS.map((group) => {
        const rows = indexed.filter(({ entry }) => entry.group === group);
        if (rows.length === 0) return null;
        const title = t(`palette.group.${group}`);
        return (
          <div key={group} role="group" aria-label={title}>
            <p className={styles.group} aria-hidden="true">
              {title}
            </p>
            {rows.map(({ entry, index }) => (
              <PaletteRow
                key={entry.id}
                id={paletteRowId(listId, index)}
                entry={entry}
                query={query}
                marked={index === marked}
                onMark={() => onMark(index)}
                onChoose={() => onChoose(entry)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
};
