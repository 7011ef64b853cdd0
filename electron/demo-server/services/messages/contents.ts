/** The content of a message before it belongs to a conversation. */
export interface Content {
  mediaType: string;
  body: string;
  /** Path below /public. */
  mediaUrl: string | null;
  /** The part of `dataJson` that the phone network would have delivered. */
  payload: Record<string, unknown>;
}

/** A file below /public. */
export interface MediaFile {
  /** Path below /public. */
  url: string;
  mimeType: string;
  name: string;
}

/** Body of a media message without a caption. */
const NO_CAPTION = '-';
/** Body of every voice and audio message. */
const AUDIO_BODY = 'Áudio';
const STICKER_BODY = 'sticker';

const plain = (mediaType: string, body: string, payload: Content['payload']): Content => ({
  mediaType,
  body,
  mediaUrl: null,
  payload,
});

/** A text as a customer's phone sends it. */
export const textContent = (text: string): Content => plain('conversation', text, { conversation: text });

/** A text as the company sends it, or a text that quotes another. */
export const extendedText = (text: string): Content =>
  plain('extendedTextMessage', text, { extendedTextMessage: { text } });

/** New text of an earlier message: same id, sent as another `create`. */
export const editedText = (text: string): Content =>
  plain('editedMessage', text, {
    editedMessage: { message: { protocolMessage: { editedMessage: { conversation: text } } } },
  });

export const reaction = (emoji: string, messageId: string): Content =>
  plain('reactionMessage', emoji, { reactionMessage: { text: emoji, key: { id: messageId } } });

/** A location with its small map: three parts separated by bars, with the spaces that real servers leave in. */
export const location = (latitude: number, longitude: number, thumbnailPng: string): Content =>
  plain(
    'locationMessage',
    `data:image/png;base64, ${thumbnailPng} | https://maps.google.com/maps?q=${latitude}%2C${longitude}&z=17&hl=pt-BR|${latitude}, ${longitude} `,
    { locationMessage: { degreesLatitude: latitude, degreesLongitude: longitude } },
  );

export const liveLocation = (latitude: number, longitude: number): Content =>
  plain('liveLocationMessage', `Latitude: ${latitude} - Longitude: ${longitude}`, {
    liveLocationMessage: { degreesLatitude: latitude, degreesLongitude: longitude },
  });

export const contactCard = (name: string, number: string): Content => {
  const vcard = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${name};;;`,
    `FN:${name}`,
    `item1.TEL;waid=${number}:+${number}`,
    'item1.X-ABLabel:Celular',
    'END:VCARD',
  ].join('\n');
  return plain('contactMessage', vcard, { contactMessage: { displayName: name, vcard } });
};

export const severalCards = (names: readonly string[]): Content =>
  plain('contactsArrayMessage', 'varios contatos', {
    contactsArrayMessage: {
      displayName: `${names.length} contatos`,
      contacts: names.map((displayName) => ({ displayName })),
    },
  });

export const sticker = ({ url, mimeType }: MediaFile): Content => ({
  mediaType: 'image',
  body: STICKER_BODY,
  mediaUrl: url,
  payload: { stickerMessage: { mimetype: mimeType } },
});

/** How a file is sent, by its MIME type; unknown types as a picture. */
const fileKind = (mimeType: string): 'video' | 'audio' | 'document' | 'image' => {
  const [family = ''] = mimeType.split('/');
  if (family === 'video' || family === 'audio') return family;
  return family === 'application' || family === 'text' ? 'document' : 'image';
};

interface FileOptions {
  caption?: string | undefined;
  /** Audio as a voice note. */
  voice?: boolean;
  /** Body used for a missing caption; '-' when absent. */
  captionless?: string;
}

/** A file with its caption; the MIME type determines its kind. */
export const fileContent = (
  file: MediaFile,
  { caption = '', voice = true, captionless = NO_CAPTION }: FileOptions = {},
): Content => {
  const { url, mimeType, name } = file;
  const body = caption === '' ? captionless : caption;
  const details = { mimetype: mimeType, ...(caption === '' ? {} : { caption }) };
  const [family = ''] = mimeType.split('/');
  switch (fileKind(mimeType)) {
    case 'audio':
      return {
        mediaType: 'audio',
        body: AUDIO_BODY,
        mediaUrl: url,
        payload: { audioMessage: { mimetype: mimeType, ptt: voice } },
      };
    case 'video':
      return { mediaType: 'video', body, mediaUrl: url, payload: { videoMessage: details } };
    case 'document':
      return { mediaType: family, body, mediaUrl: url, payload: { documentMessage: { ...details, fileName: name } } };
    default:
      return { mediaType: 'image', body, mediaUrl: url, payload: { imageMessage: details } };
  }
};
