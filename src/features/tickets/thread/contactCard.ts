export interface SharedContact {
  readonly name: string;
  readonly number: string;
}

const value = (line: string): string =>
  line
    .slice(line.indexOf(':') + 1)
    .replaceAll(/\\([,;\\])/g, '$1')
    .trim();

/** Reads name and number from the lines FN and TEL of a card; null when it cannot be read. */
export const readContactCard = (body: string): SharedContact | null => {
  const lines = body.split(/\r?\n/).map((line) => line.replace(/^item\d+\./i, ''));
  const name = lines.find((line) => /^FN[;:]/i.test(line));
  const number = lines.find((line) => /^TEL[;:]/i.test(line));
  if (!name && !number) return null;
  return { name: name ? value(name) : '', number: number ? value(number) : '' };
};
