/** What a paste or a drop carries, as far as it is read. */
export type Incoming = Pick<DataTransfer, 'files' | 'getData'>;

/**
 * The files of a paste. Office programs put a picture of a copied text beside the text itself, as plain text and as HTML:
 * then the text is meant.
 */
export const pastedFiles = (data: Incoming): readonly File[] =>
  data.getData('text/plain') !== '' && data.getData('text/html') !== '' ? [] : [...data.files];

/** Files in the form in which drafts take them; pictures from the clipboard come without a name. */
export const toAttach = (files: readonly File[]): { readonly content: Blob; readonly name: string }[] =>
  files.map((file) => ({ content: file, name: file.name || `${Date.now()}` }));
