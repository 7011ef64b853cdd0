import { freeze } from '@reduxjs/toolkit';

type Id = number | string;

interface Identified {
  readonly id: Id;
}

/**
 * The loaded messages of a conversation, each once, in the order in which they were put there. A table never changes: `putMessage`
 * answers another one.
 *
 * Immer takes a table as one value, as it does an `IdTable`. An object by id would be copied name by name with every live message: a
 * thousand took a millisecond.
 */
export interface MessageTable<Message> {
  readonly list: () => readonly Message[];
  /** The place of a message in the list, from 0; -1 without it. */
  readonly placeOf: (id: Id) => number;
  /** The table with this message in the place of the one with its id, or at the end. */
  withMessage(message: Message): MessageTable<Message>;
}

/** As Immer does it with the rest of the state, which is not frozen in the installed app. */
const kept = <Message>(message: Message): Message => (import.meta.env.PROD ? message : freeze(message, true));

const placesOf = (messages: readonly Identified[]): Map<Id, number> =>
  new Map(messages.map(({ id }, place) => [id, place]));

class Table<Message extends Identified> implements MessageTable<Message> {
  private readonly messages: readonly Message[];
  /** Shared by the tables of which one came of the other: of these places, those in a table's own list count. */
  private readonly places: Map<Id, number>;

  constructor(messages: readonly Message[], places = placesOf(messages)) {
    this.messages = messages;
    this.places = places;
  }

  list(): readonly Message[] {
    return this.messages;
  }

  placeOf(id: Id): number {
    const place = this.places.get(id) ?? -1;
    return place < this.messages.length ? place : -1;
  }

  withMessage(message: Message): MessageTable<Message> {
    const { messages, places } = this;
    const known = this.placeOf(message.id);
    if (known !== -1 && messages[known] === message) return this;
    const next = [...messages];
    next[known === -1 ? messages.length : known] = kept(message);
    if (known !== -1) return new Table(next, places);
    // Another table that came of this one may have a message of its own at this place, as many do that came of the empty one.
    if (messages.length === 0 || places.size !== messages.length) return new Table(next);
    places.set(message.id, messages.length);
    return new Table(next, places);
  }
}

export const NO_MESSAGES: MessageTable<never> = new Table<never>([]);

/** All messages, in the order of the table. */
export const messagesIn = <Message>(table: MessageTable<Message>): readonly Message[] => table.list();

export const messageAt = <Message extends Identified>(
  table: MessageTable<Message>,
  id: Message['id'],
): Message | undefined => {
  const place = table.placeOf(id);
  return place === -1 ? undefined : table.list()[place];
};

/** The table with this message in the place of the one with its id, or at the end. */
export const putMessage = <Message extends Identified>(
  table: MessageTable<Message>,
  message: Message,
): MessageTable<Message> => table.withMessage(message);

/** A table of these messages. Of several with the same id the last one is there, at the place of the first. */
export const messageTableOf = <Message extends Identified>(messages: readonly Message[]): MessageTable<Message> =>
  new Table([...new Map(messages.map((message) => [message.id, kept(message)])).values()]);

/** The table with each message as `map` answers it, which keeps its id; the same table where all stay the same. */
export const mapMessages = <Message extends Identified>(
  table: MessageTable<Message>,
  map: (message: Message) => Message,
): MessageTable<Message> => {
  const next = table.list().map(map);
  return next.every((message, place) => message === table.list()[place]) ? table : new Table(next);
};
