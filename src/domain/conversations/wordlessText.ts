/** Kinds of content without words that a list's text alone gives away. */
export type WordlessKind = 'contact' | 'location' | 'audio' | 'sticker' | 'media';

/**
 * Lists carry only the text of a last message. For content without text, servers put a placeholder there that reveals its
 * kind. Null: it is real text.
 */
export const wordlessKind = (text: string): WordlessKind | null => {
  if (text.startsWith('BEGIN:VCARD')) return 'contact';
  if (text.startsWith('data:image/')) return 'location';
  if (text === 'Áudio') return 'audio';
  if (text === 'sticker') return 'sticker';
  if (text === '-') return 'media';
  return null;
};
