import { visibleText } from '../conversations/messageText';
import { withoutOverrides } from './spoofSafeText';

const FORMAT_PAIRS = /(?<![\p{L}\p{N}])([*_~])(\S(?:[^*_~\n]*\S)?)\1(?![\p{L}\p{N}])/gu;

/**
 * A text for lists and quotes: without line breaks, formatting marks or invisible marks. It may be the name of a file, which must
 * not be rendered backwards.
 */
export const oneLine = (text: string): string =>
  withoutOverrides(visibleText(text)).replace(FORMAT_PAIRS, '$2').replaceAll(/\s+/g, ' ').trim();
