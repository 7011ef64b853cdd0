import { visibleText } from '@/domain/conversations/messageText';

export interface SharedContact {
  readonly name: string;
  readonly number: string;
}

const value = (line: string): string =>
  visibleText(
    line
      .slice(line.indexOf(':') + 1)
      .replaceAll(/\\([,;\\])/g, '$1')
      .trim(),
  ).trim();

/** Reads name and number from the lines FN and TEL of a card; null when it cannot be read. */
export const readContactCard = (body: string): SharedContact | null => {
  const lines = body.split(/\r?\n/).map((line) => line.replace(/^item\d+\./i, ''));
  const read = (field: RegExp): string => value(lines.find((line) => field.test(line)) ?? '');
  const [name, number] = [read(/^FN[;:]/i), read(/^TEL[;:]/i)];
  return name || number ? { name, number } : null;
};

/** A card in words: name and number, one of which may be missing. */
export const contactCardText = ({ name, number }: SharedContact): string => [name, number].filter(Boolean).join('\n');
