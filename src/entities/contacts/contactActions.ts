import { createAction } from '@reduxjs/toolkit';

/** So many rows of a spreadsheet are behind the import that runs. */
export const importProgressed = createAction<number>('contacts/importProgressed');
