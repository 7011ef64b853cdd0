/** The parts of a paste or drop that are read. */
export type Incoming = Pick<DataTransfer, 'files' | 'getData'>;

/**
 * The files of a paste. Office programs add a picture of a copied text to its plain text and HTML: then the user means the
 * text, and there are no files.
 */
export const pastedFiles = (data: Incoming): readonly File[] =>
  data.getData('text/plain') !== '' && data.getData('text/html') !== '' ? [] : [...data.files];

/** What was dropped. A folder comes among the files, unreadable or empty: only its entry reveals it. */
export const droppedFiles = ({ files, items }: Pick<DataTransfer, 'files' | 'items'>) => {
  const entries = [...items].filter(({ kind }) => kind === 'file').map((item) => item.webkitGetAsEntry());
  const isFolder = (index: number): boolean => entries[index]?.isDirectory === true;
  const real = [...files].filter((_, index) => !isFolder(index));
  return { files: real, hasFolders: real.length < files.length };
};

/** Files in the form that drafts take; pictures from the clipboard have no name. */
export const toAttach = (files: readonly File[]): { readonly content: Blob; readonly name: string }[] =>
  files.map((file) => ({ content: file, name: file.name || `${Date.now()}` }));
