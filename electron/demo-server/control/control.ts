import type { NetworkFaults, ServerContext } from '../context';
import type { MessageRow, TicketRow } from '../db/rows';
import type { AssetName } from '../db/seed/mediaAssets';
import { assetFile } from '../db/seed/mediaAssets';
import { orNotFound, notFound } from '../http/errors';
import type { SocketHub } from '../realtime/hub';
import { editedText, extendedText, fileContent, sticker, textContent } from '../services/messages/contents';
import type { Content } from '../services/messages/contents';
import { createMessageStore } from '../services/messages/messageStore';
import { createReceiver } from '../services/messages/receiveMessage';
import type { Sender } from '../services/messages/receiveMessage';
import { isConnected } from '../services/network';
import type { Pace } from '../simulator/pace';
import type { Simulator } from '../simulator/simulator';
import { createColleague } from './colleague';
import type { ColleagueAction } from './colleague';
import { createFaults } from './faults';
import type { Faults } from './faults';
import { announceLogin } from '../services/users/sessions';

/** A customer's message: who, over which connection, and a text or one of the demo's files. */
export interface ControlledMessage {
  /** An existing contact; or give `number` and `name`. */
  contactId?: number | undefined;
  number?: string | undefined;
  name?: string | undefined;
  /** The contact's latest ticket's connection, else the first connected one of the company, when absent. */
  whatsappId?: number | undefined;
  /** Needed only when neither contact nor connection determines it; 1 when absent. */
  companyId?: number | undefined;
  text?: string | undefined;
  file?: AssetName | undefined;
  quotedMsgId?: string | undefined;
}

/** The stored data behind the answers, for tests. */
export interface Snapshot {
  tickets: TicketRow[];
  messages: MessageRow[];
}

/**
 * What tests and trainers can trigger (option `control`). Everything goes through the services of real messages, so that clients
 * see no difference. In process: `server.control`; else POST /__demo/control/{name}.
 */
export interface Control {
  /** Returns the stored message; null when it answered a rating. */
  receive(message: ControlledMessage): MessageRow | null;
  missedCall(message: Omit<ControlledMessage, 'text' | 'file' | 'quotedMsgId'>): void;
  /** Another account accepts, transfers, closes, deletes a ticket or writes in it. */
  act(colleagueAction: ColleagueAction): void;
  /** Sets the delivery mark of an own message, 0 to 5. */
  setAck(messageId: string, ack: number): void;
  /** New text for a message, as if its author had edited it on the phone. */
  editMessage(messageId: string, text: string): void;
  deleteMessage(messageId: string): void;
  /** Ends all sockets: 'close' as if the server wanted it (socket.io does not reconnect by itself), 'drop' as a broken connection. */
  endSockets(how: 'close' | 'drop'): void;
  /** Notifies the open sockets of an account that it was used elsewhere. */
  loginElsewhere(email: string): void;
  /** Access tokens issued so far become invalid, as if they had expired. */
  expireTokens(): void;
  /** Lifetime of access tokens issued from now on, seconds. */
  setAccessLife(seconds: number): void;
  /** Something happens to a connection's phone. */
  phone(whatsappId: number, what: 'scan' | 'drop' | 'logOut'): void;
  setPace(pace: Pace): void;
  snapshot(companyId: number): Snapshot;
  faults: Faults;
  network: NetworkFaults;
}

interface ControlParts {
  sockets: SocketHub;
  simulator: Simulator;
}

const contentOf = ({ text = '', file, quotedMsgId }: ControlledMessage): Content => {
  if (file?.startsWith('sticker')) return sticker(assetFile(file));
  if (file) return fileContent(assetFile(file), { caption: text });
  return quotedMsgId === undefined ? textContent(text) : extendedText(text);
};

export const createControl = (context: ServerContext, { sockets, simulator }: ControlParts): Control => {
  const { db, tables, tokens, hub, network, pairing } = context;
  const receiver = createReceiver(context);
  const store = createMessageStore(context);

  const messageOf = (id: string): MessageRow => orNotFound(tables.messages.get(id), 'no such message');

  const senderOf = ({ contactId, number, name }: ControlledMessage): Sender => {
    const contact = contactId === undefined ? null : tables.contacts.get(contactId);
    if (contact) return { number: contact.number, name: contact.name };
    if (number === undefined) throw notFound('no such contact');
    return { number, name: name ?? number };
  };

  const connectionOf = ({ whatsappId, contactId, companyId = 1 }: ControlledMessage): number => {
    if (whatsappId !== undefined) return whatsappId;
    const [ticket] =
      contactId === undefined ? [] : tables.tickets.findAll({ contactId }, { orderBy: 'updatedAt DESC', limit: 1 });
    if (ticket?.whatsappId) return ticket.whatsappId;
    const connected = tables.whatsapps.findAll({ companyId }).find(isConnected);
    if (!connected) throw notFound('no connected connection');
    return connected.id;
  };

  return {
    receive: (message) =>
      receiver.receive({
        whatsappId: connectionOf(message),
        from: senderOf(message),
        content: contentOf(message),
        quotedMsgId: message.quotedMsgId ?? null,
      }),
    missedCall: (message) => receiver.missedCall(connectionOf(message), senderOf(message)),
    act: createColleague(context),
    setAck: (messageId, ack) => db.transaction(() => store.mark(messageOf(messageId), ack)),
    editMessage: (messageId, text) => db.transaction(() => store.edit(messageOf(messageId), editedText(text))),
    deleteMessage: (messageId) => db.transaction(() => store.markDeleted(messageOf(messageId))),
    endSockets: (how) => sockets.disconnectAll(how === 'drop'),
    loginElsewhere: (email) => announceLogin(hub, orNotFound(tables.users.find({ email }), 'no such account')),
    expireTokens: () => tokens.expireAccess(),
    setAccessLife: (seconds) => tokens.setAccessLife(seconds),
    phone: (whatsappId, what) => pairing[what](whatsappId),
    setPace: (pace) => simulator.setPace(pace),
    snapshot: (companyId) => ({
      tickets: tables.tickets.findAll({ companyId }),
      messages: tables.messages.findAll({ companyId }, { orderBy: 'createdAt, rowid' }),
    }),
    faults: createFaults(),
    network: network.faults,
  };
};
