/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag makes a list of rows that belongs to a text box */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaletteEntry } from './entries';
import styles from './CommandPalette.module.css';
import { PaletteRow } from './PaletteRow';
import { useOpenTicket } from './useTicketEntries';

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
  const isTicketOpen = useOpenTicket() !== null;
  const groups = [...new Set(entries.map(({ group }) => group))];
  const indexed = entries.map((entry, index) => ({ entry, index }));
  return (
    <div id={listId} className={styles.list} role="listbox" tabIndex={-1} aria-label={t('palette.results')}>
      {groups.map((group) => {
        const rows = indexed.filter(({ entry }) => entry.group === group);
        const title = t(`palette.group.${group === 'ticket' && !isTicketOpen ? 'tickets' : group}`);
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
