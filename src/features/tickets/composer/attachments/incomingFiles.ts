/** The parts of a paste or drop that are read. */
export type Incoming = Pick<DataTransfer, 'files' | 'getData'>;

/**
 * The files of a paste. Office programs add a picture of a copied text to its plain text and HTML: then the user means the
 * text, and there are no files.
 */
export const pastedFiles = (data: Incoming): readonly File[] =>
  data.getData('text/plain') !== '' && data.getData('text/html') !== '' ? [] : [...data.files];

/** Files in the form that drafts take; pictures from the clipboard have no name. */
export const toAttach = (files: readonly File[]): { readonly content: Blob; readonly name: string }[] =>
  files.map((file) => ({ content: file, name: file.name || `${Date.now()}` }));
