import type { FileList } from '@/protocol/records/fileLists';
import { storedRow, type OptionRow } from './optionRows';

export interface FileListValues {
  readonly name: string;
  readonly message: string;
  readonly options: readonly OptionRow[];
}

/** Fewest characters of a list's name. */
export const LEAST_NAME_LENGTH = 3;

export const valuesOf = (list: FileList | null): FileListValues => ({
  name: list?.name ?? '',
  message: list?.message ?? '',
  options: (list?.options ?? []).map(storedRow),
});
