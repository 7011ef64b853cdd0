import * as contents from '@native/demo-server/services/messages/contents';
import type { Stage } from '../stage';
import type { Triggers } from './trigger';

const OWN_MESSAGE = '3EB0F8FB0FF31BBB579B7E';
const MARK_STEP = 500;

/** Lets a sent message become delivered. */
const deliver = async (stage: Stage): Promise<void> => {
  await stage.settle();
  stage.advance(MARK_STEP + 1);
  stage.advance(MARK_STEP + 1);
};

const text = (body: string) => ({ read: 1, fromMe: true, mediaUrl: '', body, quotedMsg: null });

const file = (url: string, mimeType: string) => ({ url, mimeType, name: url.slice(1) });

const picture = (): FormData => {
  const form = new FormData();
  form.append('fromMe', 'true');
  form.append('medias', new Blob(['picture'], { type: 'image/jpeg' }), 'foto.jpg');
  form.append('body', 'foto.jpg');
  return form;
};

const lastText = ({ context }: Stage, ticketId: number) =>
  context.tables.messages.findAll({ ticketId, mediaType: 'conversation' }, { orderBy: 'createdAt DESC', limit: 1 })[0]!;

const ownMessage = ({ context }: Stage) => {
  context.tables.messages.update({ id: OWN_MESSAGE }, { isDeleted: false });
  return context.tables.messages.find({ id: OWN_MESSAGE })!;
};

/** Triggers of messages, by their names in the recordings. */
export const conversationTriggers: Triggers = {
  'inbound customer message on an open ticket, before any room was joined': (stage) =>
    stage.inbound(2, contents.textContent('oi')),
  'inbound message on an open ticket of the agent; agent has joined joinTickets': (stage) => {
    stage.listeners.agent?.socket.emit('leaveChatBox', '1');
    stage.inbound(1, contents.textContent('mensagem sem chatbox'));
  },
  'joinChatBox was sent by the agent with a NUMBER': async (stage) => {
    stage.listeners.agent?.socket.emit('joinChatBox', 2);
    await stage.call('agent', 'POST', '/messages/2', text('teste de sala (número)'));
    await deliver(stage);
  },
  'agent sends a text message': async (stage) => {
    await stage.call('agent', 'POST', '/messages/1', text('mensagem com acks'));
    await deliver(stage);
  },
  "the customer's phone reports read (ack 4)": (stage) => stage.store.mark(ownMessage(stage), 4),
  "the customer's phone reports played (ack 5)": (stage) => stage.store.mark(ownMessage(stage), 5),
  'agent opens the conversation': (stage) => stage.call('agent', 'GET', '/messages/1?pageNumber=1'),
  'agent sends an image': async (stage) => {
    await stage.call('agent', 'POST', '/messages/1', picture());
    await deliver(stage);
  },
  'agent deletes own message': (stage) => stage.call('agent', 'DELETE', `/messages/${ownMessage(stage).id}`),
  'inbound text on the open ticket being viewed': (stage) => stage.inbound(1, contents.textContent('tudo certo?')),
  'customer edits a message': (stage) => stage.store.edit(lastText(stage, 1), contents.editedText('tudo certo mesmo?')),
  'inbound text quoting a previous message': (stage) =>
    stage.inbound(1, contents.extendedText('sobre isto'), lastText(stage, 1).id),
  'inbound image': (stage) =>
    stage.inbound(1, contents.fileContent(file('/public/1.jpeg', 'image/jpeg'), { caption: 'veja' })),
  'inbound audio': (stage) => stage.inbound(1, contents.fileContent(file('/public/1.oga', 'audio/ogg'))),
  'inbound location': (stage) => stage.inbound(1, contents.location(-23.5, -46.6, 'iVBORw0KGgo=')),
  'inbound contact card': (stage) => stage.inbound(1, contents.contactCard('Maria', '5511988887777')),
  'missed voice/video call': async (stage) => {
    const { number, name } = stage.context.tables.contacts.find({ id: 1 })!;
    stage.receiver.missedCall(1, { number, name });
    await deliver(stage);
  },
  'inbound message from a new contact': (stage) => {
    const from = { number: '5511977000111', name: 'Cliente Novo', picture: 'http://localhost/nopicture.png' };
    stage.receiver.receive({ whatsappId: 1, from, content: contents.textContent('olá, sou novo') });
  },
  'inbound message on a closed ticket': (stage) => stage.inbound(11, contents.textContent('voltei')),
  'inbound message on a pending ticket of a queue of the agent': (stage) =>
    stage.inbound(16, contents.textContent('alguém?')),
  'inbound message on a pending ticket of a queue the agent lacks': (stage) =>
    stage.inbound(18, contents.textContent('alguém?')),
  'client emits userStatus': (stage) => void stage.listeners.agent?.socket.emit('userStatus'),
  'client emits leaveChatBox, then an inbound message arrives': (stage) => {
    stage.listeners.agent?.socket.emit('leaveChatBox', '1');
    stage.inbound(1, contents.textContent('depois do leave'));
  },
};
