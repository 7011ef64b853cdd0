/** How servers send a file on, by its MIME type. */
export type FileKind = 'image' | 'video' | 'audio' | 'document';

const SENDABLE: readonly string[] = ['image', 'video', 'audio', 'application', 'text'];
const UNKNOWN_TYPE = 'application/octet-stream';

const familyOf = (type: string): string => type.split('/', 1)[0] ?? '';

/**
 * The MIME type to upload a file with. Servers send unknown types on as pictures, which no phone can show, so such a file is
 * sent as a document.
 */
export const sendableType = (type: string): string => (SENDABLE.includes(familyOf(type)) ? type : UNKNOWN_TYPE);

/** The kind of a file by its MIME type, or by the `mediaType` of a message, which is the type's first half. */
export const fileKindOf = (type: string): FileKind => {
  const family = familyOf(type);
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'document';
};

/** WhatsApp shows captions for all files except audio. */
export const takesCaption = (type: string): boolean => fileKindOf(type) !== 'audio';
