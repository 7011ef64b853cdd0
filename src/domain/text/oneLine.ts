import { visibleText } from '../conversations/messageText';

const FORMAT_PAIRS = /(?<![\p{L}\p{N}])([*_~])(\S(?:[^*_~\n]*\S)?)\1(?![\p{L}\p{N}])/gu;

/** A text for lists and quotes: without line breaks, formatting marks or invisible marks. */
export const oneLine = (text: string): string =>
  visibleText(text).replace(FORMAT_PAIRS, '$2').replaceAll(/\s+/g, ' ').trim();
