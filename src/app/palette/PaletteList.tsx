/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag makes a list of rows that belongs to a text box */
import { useEffect } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { SHORTCUTS } from '@/bridge/shortcuts';
import { fromMark, markedRanges, textFinder, wordsOf } from '@/domain/text/foldedText';
import { classNames } from '@/ui/classNames';
import { isMac, keyNames } from '@/ui/shortcuts/keys';
import styles from './CommandPalette.module.css';
import type { PaletteEntry } from './entries';
import { useFocusedTicket } from './useTicketEntries';

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- its keys are those of the field */

interface MarkedTextProps {
  readonly text: string;
  readonly query: string;
}

/** A text with the searched words and number in the accent colour. */
const MarkedText = ({ text, query }: MarkedTextProps) => {
  const ranges = markedRanges(text, query);
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <mark className={styles.found}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.end)}
    </>
  );
};

/** Why a row matches: its number and its last message, where they hold words that name and hint do not contain. */
const reasonsOf = ({ label, hint, number, message }: PaletteEntry, query: string): readonly string[] => {
  const unnamed = wordsOf(query).filter((word) => !textFinder(word)(label, hint));
  if (unnamed.length === 0) return [];
  if (number && textFinder(query)(number)) return [number];
  const unnumbered = unnamed.filter((word) => !textFinder(word)(number));
  const reasons = [unnumbered.length < unnamed.length && number, unnumbered.length > 0 && message];
  return reasons.flatMap((reason) => reason || []);
};

interface PaletteRowProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly query: string;
  readonly marked: boolean;
  readonly onMark: () => void;
  readonly onChoose: () => void;
}

const PaletteRow = ({ id, entry, query, marked, onMark, onChoose }: PaletteRowProps) => {
  const { sign, label, hint, number, numbered = false, shortcut } = entry;
  const reasons = reasonsOf(entry, query);
  return (
    <div
      id={id}
      className={classNames(styles.row, marked && styles.marked)}
      role="option"
      aria-selected={marked}
      tabIndex={-1}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onMark}
      onClick={onChoose}
    >
      <span className={styles.sign}>{sign}</span>
      <span className={styles.label}>
        <MarkedText text={label} query={query} />
      </span>
      {hint && (
        <span className={styles.hint}>
          <MarkedText text={fromMark(hint, query)} query={query} />
        </span>
      )}
      {reasons.map((reason) => (
        <span key={reason} className={styles.hint}>
          <MarkedText text={fromMark(reason, query)} query={query} />
        </span>
      ))}
      {numbered && number && !reasons.includes(number) && <span className={styles.number}>{number}</span>}
      {shortcut && (
        <span className={styles.keys}>
          {keyNames(SHORTCUTS[shortcut].keys, isMac()).map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
        </span>
      )}
    </div>
  );
};

/** Id of a row, for the field's active descendant. */
export const paletteRowId = (listId: string, index: number): string => `${listId}-${index}`;

interface PaletteListProps {
  readonly listId: string;
  /** Ordered by group. */
  readonly entries: readonly PaletteEntry[];
  readonly query: string;
  /** Index of the marked entry. */
  readonly marked: number;
  readonly onMark: (index: number) => void;
  readonly onChoose: (entry: PaletteEntry) => void;
}

/** The found entries under the headings of their groups; the focus stays in the field. */
export const PaletteList = ({ listId, entries, query, marked, onMark, onChoose }: PaletteListProps) => {
  const { t } = useTranslation('shell');
  useEffect(() => {
    document.getElementById(paletteRowId(listId, marked))?.scrollIntoView({ block: 'nearest' });
  }, [listId, marked]);
  const isTicketOpen = useFocusedTicket() !== null;
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
