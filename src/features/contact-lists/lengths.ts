/** Characters of an item's number (CLIST-08). */
export const NUMBER_LENGTH = { min: 8, max: 50 } as const;

/** The kinds of spreadsheets servers read (CLIST-10). */
export const isSpreadsheet = ({ name }: Pick<File, 'name'>): boolean => /\.xlsx?$/i.test(name);
