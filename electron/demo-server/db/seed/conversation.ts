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
import { dayOtherThan, fillIn } from './facts';
import { assetFile, locationThumbnail } from './mediaAssets';
import type { Random } from './random';
import { madeAt } from './seedContext';

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

const contentOf = (line: Line, text: string, at: Date, answeredId: string): Content => {
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
      return reaction(text, answeredId);
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

/** Hour from which people write and the shop answers, and hours until which customers write. */
const MORNING = 8;
const NIGHT = 21;
const SATURDAY = 6;
/** Hour at which the shop closes; on Sundays it does not open. */
const closingHour = (at: Date): number => {
  if (at.getDay() === 0) return MORNING;
  return at.getDay() === SATURDAY ? 13 : 18;
};

/** The same time if it is before the hour the day ends, else the last such time before. */
const notAfter = (ms: number, endOf: (at: Date) => number): number => {
  const at = new Date(ms);
  for (;;) {
    const end = endOf(at);
    if (at.getHours() >= MORNING && at.getHours() < end) return at.getTime();
    if (at.getHours() < MORNING || end === MORNING) {
      at.setDate(at.getDate() - 1);
      at.setHours(23);
    } else at.setHours(end - 1);
  }
};

/** The same time if people write then, else the evening before: agents while the shop is open, customers in the daytime. */
const awake = (ms: number, by: Line['by']): number => notAfter(ms, by === 'agent' ? closingHour : () => NIGHT);

/** The same time if somebody writes then, else another hour of a day before, not always the last one. */
export const writingTime = (ms: number, by: Line['by']): number => {
  const at = new Date(awake(ms, by));
  if (at.getTime() !== ms) at.setHours(MORNING + (at.getMinutes() % (at.getHours() - MORNING + 1)));
  return at.getTime();
};

/** The shortest pause between two lines, ms. */
const SHORTEST_PAUSE = 10_000;
const MINUTE = 60_000;

/** Times of the lines, the last at `endsAt`, with pauses of varying length and no messages at night. */
const timesOf = ({ lines, endsAt, longestPause, random }: Talk): number[] => {
  const times = [endsAt];
  for (let index = lines.length - 2; index >= 0; index -= 1) {
    const pause = Math.round(SHORTEST_PAUSE + random.next() ** 3 * longestPause);
    const least = (lines[index + 1]!.after ?? 0) * MINUTE;
    times.unshift(awake(times[0]! - Math.max(pause, least + (pause % MINUTE)), lines[index]!.by));
  }
  return times;
};

const isPicture = ({ file }: Line, { mediaType }: Content): boolean =>
  (mediaType === 'image' || mediaType === 'video') && !file?.startsWith('sticker');

/** The rows of a conversation, oldest first. */
export const messagesOf = (talk: Talk): NewMessage[] => {
  const { ticket, remoteJid, speakers, lines, unread, random } = talk;
  const times = timesOf(talk);
  const facts = { ...talk.facts, dia: dayOtherThan(talk.facts.dia, times) };
  const lastCustomer = lines.findLastIndex(({ by }) => by === 'customer');
  const countable = lines.flatMap((line, index) => (isCountable(line) ? [index] : []));
  const unreadFrom = unread === 0 ? lines.length : countable.at(-unread)!;
  /** Ids of what may be answered: the latest message of each side, and the customer's latest picture. */
  const latest = { customer: '', agent: '', picture: '' };
  let spoken = random.below(speakers.length);

  return lines.map((line, index) => {
    const fromMe = line.by === 'agent';
    const at = new Date(times[index]!);
    const text = line.texts.length === 0 ? '' : fillIn(random.pick(line.texts), facts, at);
    const content = contentOf(line, text, at, latest[fromMe ? 'customer' : 'agent']);
    const id = fromMe ? ownId() : inboundId();
    // In a group, the next one speaks: nobody answers their own question.
    if (!fromMe) spoken += 1;
    const speaker = speakers[spoken % speakers.length]!;
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
      quotedMsgId: line.special === 'quote' ? latest.picture || latest.customer || null : null,
      ticketId: ticket.id,
      contactId: fromMe ? null : speaker.contactId,
      companyId: ticket.companyId,
      queueId: ticket.queueId,
      ...madeAt(at.toISOString()),
    };
    latest[line.by] = id;
    if (!fromMe && isPicture(line, content)) latest.picture = id;
    return message;
  });
};

const ownMark = (fromMe: boolean, isCall: boolean, answered: boolean, mediaType: string): number => {
  if (!fromMe) return isCall ? 1 : 0;
  if (!answered) return 3;
  return mediaType === 'audio' ? 5 : 4;
};
