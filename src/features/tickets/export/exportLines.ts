import type { Message } from '@/protocol/records/messages';
import { withoutOverrides } from '@/domain/text/spoofSafeText';
import { visibleText } from '@/domain/conversations/messageText';
import { dayAndTime } from '@/lib/moments';
import { deliveryStage } from '../shared/deliveryStage';
import { captionOf, fileNameOf, fileTitleOf, messageKind } from '@/domain/conversations/messageContent';
import { contactCardText, readContactCard } from '../thread/contactCard';
import { locationText, readLocation } from '../thread/location';

/** Returns a document's text by its i18n key. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Content above the messages. */
export interface ExportHead {
  readonly company: string;
  readonly contact: string;
  readonly number: string;
  readonly ticket: string;
  readonly period: string;
  readonly madeAt: string;
}

/** One message of the document. */
export interface ExportLine {
  readonly id: string;
  readonly own: boolean;
  readonly at: string;
  readonly author: string;
  /** The quoted message on one line; empty for none. */
  readonly quote: string;
  /** The kind of message, for example "Foto" or "Mensagem apagada"; empty for a text. */
  readonly kind: string;
  readonly text: string;
  /** For example "editada" or "Lida". */
  readonly marks: readonly string[];
  /** The message's file on the server and its original name; null without one. */
  readonly file: { readonly source: string; readonly name: string } | null;
}

export interface ExportNames {
  readonly company: string;
  readonly contact: string;
  readonly isGroup: boolean;
}

/** The longest quote, characters. */
const QUOTE_LENGTH = 80;

const plain = (text: string): string => withoutOverrides(visibleText(text));

const contentOf = (message: Message, words: Words): Pick<ExportLine, 'kind' | 'text' | 'file'> => {
  if (message.isDeleted) return { kind: words('tickets:message.deleted'), text: '', file: null };
  const kind = messageKind(message);
  if (kind === 'text') return { kind: '', text: plain(message.body), file: null };
  if (kind === 'reaction')
    return { kind: words('tickets:preview.reaction', { emoji: plain(message.body) }), text: '', file: null };
  const label = words(`tickets:preview.${kind}`);
  if (kind === 'call') return { kind: label, text: '', file: null };
  if (kind === 'location') {
    const place = readLocation(message.body);
    const text = place ? locationText(place) : plain(message.body);
    return { kind: label, text: withoutOverrides(text), file: null };
  }
  if (kind === 'contact') {
    const card = readContactCard(message.body);
    const text = card ? contactCardText(card) : '';
    return { kind: label, text: withoutOverrides(text), file: null };
  }
  const source = message.mediaUrl ?? '';
  const name = fileTitleOf(message);
  const text = kind === 'sticker' ? '' : captionOf(message);
  return { kind: `${label}: ${name}`, text: plain(text), file: { source, name: fileNameOf(source) } };
};

const authorOf = (
  { fromMe, contact }: Pick<Message, 'fromMe' | 'contact'>,
  { company, contact: name, isGroup }: ExportNames,
): string => plain(fromMe ? company : (isGroup && contact?.name) || name);

const quoteOf = (message: Message, names: ExportNames, words: Words): string => {
  const { quotedMsg } = message;
  if (!quotedMsg || message.isDeleted) return '';
  const { kind, text } = contentOf({ ...quotedMsg, quotedMsg: null }, words);
  const said = [kind, text].filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').slice(0, QUOTE_LENGTH);
  return `${words('tickets:message.quoted', { name: authorOf(quotedMsg, names) })}: ${said}`;
};

/** The lines of a document, in order. Deleted messages are marked as deleted, without their text. */
export const exportLines = (messages: readonly Message[], names: ExportNames, words: Words): readonly ExportLine[] =>
  messages.map((message) => {
    const stage = message.isDeleted ? null : deliveryStage(message);
    return {
      id: message.id,
      own: message.fromMe,
      at: dayAndTime(message.createdAt),
      author: authorOf(message, names),
      quote: quoteOf(message, names, words),
      ...contentOf(message, words),
      marks: [
        ...(message.isEdited && !message.isDeleted ? [words('tickets:message.edited')] : []),
        ...(stage ? [words(`tickets:mark.${stage}`)] : []),
      ],
    };
  });

/** The lines above the messages, as pairs of label and value. */
export const headLines = (head: ExportHead, count: number, words: Words): readonly (readonly [string, string])[] => [
  [words('export:head.company'), head.company],
  [words('export:head.contact'), plain(head.contact)],
  [words('export:head.number'), head.number],
  [words('export:head.ticket'), head.ticket],
  [words('export:head.period'), head.period],
  [words('export:head.count'), String(count)],
  [words('export:head.madeAt'), head.madeAt],
];
