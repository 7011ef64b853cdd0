import type { SentText } from './echo';

interface Dated {
  readonly createdAt?: string | undefined;
}

/** The index of the first message that came after a text was sent; the number of messages if there is none. */
const placeOf = (messages: readonly Dated[], { after, sentAt }: SentText): number => {
  const sent = after === null ? (sentAt ?? 0) : Date.parse(after);
  return messages.findLastIndex(({ createdAt }) => !(Date.parse(createdAt ?? '') > sent)) + 1;
};

/**
 * The position of each outbox text among `messages` (oldest first): below all messages, except a text with an unknown
 * outcome, which stays above later messages. `above` returns the texts above the message at an index.
 */
export const inWritingOrder = <Text extends SentText & { readonly state: string }>(
  messages: readonly Dated[],
  outbox: readonly Text[],
): { readonly above: (index: number) => readonly Text[]; readonly below: readonly Text[] } => {
  const places = new Map<Text, number>();
  for (const text of outbox) if (text.state === 'unconfirmed') places.set(text, placeOf(messages, text));
  const at = (index: number): readonly Text[] => outbox.filter((text) => places.get(text) === index);
  return {
    above: (index) => (places.size === 0 ? [] : at(index)),
    below: outbox.filter((text) => (places.get(text) ?? messages.length) === messages.length),
  };
};
