/** Characters of an item's number. */
export const NUMBER_LENGTH = { min: 8, max: 50 } as const;

/** The kinds of spreadsheets servers read. */
export const isSpreadsheet = ({ name }: Pick<File, 'name'>): boolean => /\.xlsx?$/i.test(name);
