import { Fragment, type ReactNode } from 'react';
import { findRanges } from '@/domain/foldedText';

/** A text with the searched words marked. */
export const markWords = (text: string, needle: string): ReactNode => {
  const ranges = findRanges(text, needle);
  if (ranges.length === 0) return text;
  return ranges.map(({ start, end }, index) => (
    <Fragment key={start}>
      {text.slice(ranges[index - 1]?.end ?? 0, start)}
      <mark>{text.slice(start, end)}</mark>
      {index === ranges.length - 1 && text.slice(end)}
    </Fragment>
  ));
};
