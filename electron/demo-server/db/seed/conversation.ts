import type { MessageRow, TicketRow } from '../rows';
import type { NewRow } from '../table';
import type { Content } from '../../services/messages/contents';
import {
  contactCard,
  editedText,
  extendedText,
  fileContent,
  liveLocation,
  location,
  reaction,
  severalCards,
  sticker,
  textContent,
} from '../../services/messages/contents';
import { inboundId, ownId } from '../../services/messages/messageIds';
import type { Line } from './dialogues/dialogue';
import type { Facts } from './facts';
import { fillIn } from './facts';
import { assetFile, locationThumbnail } from './mediaAssets';
import type { Random } from './random';

/** Position of the demo's shop. */
const SHOP = { latitude: -23.5614, longitude: -46.6559 };

/** Someone who writes on the customer's side of a conversation. */
export interface Speaker {
  contactId: number;
  number: string;
}

export interface Talk {
  ticket: Pick<TicketRow, 'id' | 'companyId' | 'queueId' | 'isGroup'>;
  /** Address of the conversation on the phone network. */
  remoteJid: string;
  speakers: readonly Speaker[];
  lines: readonly Line[];
  facts: Facts;
  /** Time of the last line, ms. */
  endsAt: number;
  /** Longest pause between two lines, ms. */
  longestPause: number;
  /** Number of the customer's last messages that are unread. */
  unread: number;
  random: Random;
}

type NewMessage = NewRow<MessageRow> & { id: string; createdAt: string; body: string };

const MISSED_CALL = (at: Date): Content => ({
  mediaType: 'call_log',
  body: `Chamada de voz/vídeo perdida às ${at.getHours()}:${at.getMinutes()}`,
  mediaUrl: null,
  payload: {},
});

const contentOf = (line: Line, text: string, at: Date, lastForeignId: string): Content => {
  if (line.file?.startsWith('sticker')) return sticker(assetFile(line.file));
  if (line.file) return fileContent(assetFile(line.file), { caption: text });
  switch (line.special) {
    case 'location':
      return location(SHOP.latitude, SHOP.longitude, locationThumbnail);
    case 'liveLocation':
      return liveLocation(SHOP.latitude, SHOP.longitude);
    case 'card':
      return contactCard(text, '5511955501234');
    case 'cards':
      return severalCards(['Paulo Arquiteto', 'Dona Lúcia']);
    case 'reaction':
      return reaction(text, lastForeignId);
    case 'missedCall':
      return MISSED_CALL(at);
    case 'edited':
      return editedText(text);
    case 'quote':
      return extendedText(text);
    default:
      return line.by === 'customer' ? textContent(text) : extendedText(text);
  }
};

/** Does a line count as unread? A customer's messages do, missed calls do not. */
export const isCountable = ({ by, special }: Line): boolean => by === 'customer' && special !== 'missedCall';

/** Hours between which people write. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;

/** The same time if it is in the daytime, else a time of the evening before. */
const inDaytime = (ms: number): number => {
  const at = new Date(ms);
  const hour = at.getHours();
  if (hour >= FIRST_HOUR && hour < LAST_HOUR) return ms;
  if (hour < FIRST_HOUR) at.setDate(at.getDate() - 1);
  return at.setHours(LAST_HOUR - 1);
};

/** Times of the lines, the last at `endsAt`, with pauses of varying length and no messages at night. */
const timesOf = ({ lines, endsAt, longestPause, random }: Talk): number[] => {
  const times = [endsAt];
  while (times.length < lines.length) {
    times.unshift(inDaytime(times[0]! - Math.round(2_000 + random.next() ** 3 * longestPause)));
  }
  return times;
};

/** The rows of a conversation, oldest first. */
export const messagesOf = (talk: Talk): NewMessage[] => {
  const { ticket, remoteJid, speakers, lines, facts, unread, random } = talk;
  const times = timesOf(talk);
  const lastCustomer = lines.findLastIndex(({ by }) => by === 'customer');
  const countable = lines.flatMap((line, index) => (isCountable(line) ? [index] : []));
  const unreadFrom = unread === 0 ? lines.length : countable.at(-unread)!;
  let lastFromCustomer = '';

  return lines.map((line, index) => {
    const fromMe = line.by === 'agent';
    const at = new Date(times[index]!);
    const text = line.texts.length === 0 ? '' : fillIn(random.pick(line.texts), facts, at);
    const content = contentOf(line, text, at, lastFromCustomer);
    const id = fromMe ? ownId() : inboundId();
    const speaker = random.pick(speakers);
    const message: NewMessage = {
      id,
      remoteJid: line.special === 'missedCall' ? null : remoteJid,
      participant: ticket.isGroup && !fromMe ? `${speaker.number}@s.whatsapp.net` : null,
      dataJson:
        line.special === 'missedCall'
          ? null
          : JSON.stringify({ key: { remoteJid, fromMe, id }, message: content.payload }),
      ack: ownMark(fromMe, line.special === 'missedCall', index < lastCustomer, content.mediaType),
      read: fromMe || line.special === 'missedCall' || index < unreadFrom,
      fromMe,
      body: content.body,
      mediaType: content.mediaType,
      mediaUrl: content.mediaUrl,
      isDeleted: line.special === 'deleted',
      isEdited: line.special === 'edited',
      quotedMsgId: line.special === 'quote' && lastFromCustomer !== '' ? lastFromCustomer : null,
      ticketId: ticket.id,
      contactId: fromMe ? null : speaker.contactId,
      companyId: ticket.companyId,
      queueId: ticket.queueId,
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    };
    if (!fromMe) lastFromCustomer = id;
    return message;
  });
};

const ownMark = (fromMe: boolean, isCall: boolean, answered: boolean, mediaType: string): number => {
  if (!fromMe) return isCall ? 1 : 0;
  if (!answered) return 3;
  return mediaType === 'audio' ? 5 : 4;
};
