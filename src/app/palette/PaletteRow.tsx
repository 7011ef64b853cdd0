/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- its keys are those of the field */
import { SHORTCUTS } from '@/bridge/shortcuts';
import { markedRanges, textFinder, wordsOf } from '@/domain/foldedText';
import { classNames } from '@/ui/classNames';
import { isMac, keyNames } from '@/ui/shortcuts/keys';
import styles from './CommandPalette.module.css';
import type { PaletteEntry } from './entries';

interface MarkedTextProps {
  readonly text: string;
  readonly query: string;
}

/** A text with the words and the number that were sought in the accent colour. */
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

interface PaletteRowProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly query: string;
  readonly marked: boolean;
  readonly onMark: () => void;
  readonly onChoose: () => void;
}

export const PaletteRow = ({ id, entry, query, marked, onMark, onChoose }: PaletteRowProps) => {
  const { sign, label, hint, number, message, shortcut } = entry;
  // What the row was found by is on screen: its number or its last message, where name and hint do not show it.
  const isNamed = wordsOf(query).every((word) => textFinder(word)(label, hint));
  const isByNumber = !isNamed && textFinder(query)(number);
  const reason = isByNumber ? number : isNamed ? undefined : (message ?? number);
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
          <MarkedText text={hint} query={query} />
        </span>
      )}
      {reason && (
        <span className={styles.hint}>
          <MarkedText text={reason} query={query} />
        </span>
      )}
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
