import { nanoid } from '@reduxjs/toolkit';
import type { FileOptionToSave } from '@/api/fileLists';
import type { FileOption } from '@/protocol/records/fileLists';
import { sendableType } from '@/domain/conversations/fileKind';

/** One file of a list as the dialog shows it. */
export interface FileRow {
  /** Identifies a row of the dialog. */
  readonly row: string;
  /** Of an option the server has; null for a new one. */
  readonly id: number | null;
  readonly name: string;
  /** Name of the file: the chosen one's, or the stored one's. */
  readonly path: string;
  readonly mediaType: string;
  /** Chosen here and still to be uploaded. */
  readonly file: File | null;
}

const withoutEnding = (fileName: string): string => fileName.replace(/\.[^.]+$/, '') || fileName;

/** Servers store a file under its name with `_` for blanks and replace only the first slash, so only plain names are accepted. */
const plainName = ({ name }: File): string => name.replaceAll(/[/\\]/g, '-');

const fileFacts = (file: File) => ({ path: plainName(file), mediaType: sendableType(file.type), file });

export const storedRow = ({ id, name, path, mediaType }: FileOption): FileRow => ({
  row: String(id),
  id,
  name,
  path: path ?? '',
  mediaType: mediaType ?? '',
  file: null,
});

export const newRow = (file: File): FileRow => ({
  row: nanoid(),
  id: null,
  name: withoutEnding(file.name),
  ...fileFacts(file),
});

export const withFile = (row: FileRow, file: File): FileRow => ({ ...row, ...fileFacts(file) });

/** What is sent of a row. */
export const optionOf = ({ id, name, path, mediaType }: FileRow): FileOptionToSave => ({
  ...(id !== null && { id }),
  name: name.trim(),
  path,
  mediaType,
});

/** The rows with the ids the server gave; it answers new options in any order, so that names and files tell them apart. */
export const withOptionIds = (rows: readonly FileRow[], options: readonly FileOption[]): FileRow[] => {
  const taken = new Set(rows.map(({ id }) => id));
  return rows.map((row) => {
    if (row.id !== null) return row;
    const { name, path } = optionOf(row);
    const free = options.filter(({ id }) => !taken.has(id));
    const match = free.find((option) => option.name === name && option.path === path);
    const found = match ?? free.find((option) => option.name === name);
    if (!found) return row;
    taken.add(found.id);
    return { ...row, id: found.id };
  });
};
