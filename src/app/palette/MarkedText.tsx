import { markedRanges } from '@/domain/foldedText';
import styles from './CommandPalette.module.css';

interface MarkedTextProps {
  readonly text: string;
  readonly query: string;
}

/** A text with the words and the number that were sought in the accent colour. */
export const MarkedText = ({ text, query }: MarkedTextProps) => {
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
