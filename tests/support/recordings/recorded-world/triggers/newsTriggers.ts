import type { Stage } from '../stage';
import type { Triggers } from './trigger';

const NEWS = { title: 'Evento', text: 'texto', priority: 1, status: true };
const CHAT = { title: 'Evento Chat', users: [{ id: 7 }] };

const seedAnnouncement = ({ context }: Stage): void => {
  context.tables.announcements.insert({ ...NEWS, id: 4, companyId: 1 });
};

const seedChat = ({ context: { tables } }: Stage): void => {
  tables.chats.insert({ id: 3, uuid: 'evento', title: CHAT.title, ownerId: 6, companyId: 1 });
  for (const userId of [6, 7]) tables.chatUsers.insert({ chatId: 3, userId });
};

const pictureForm = (): FormData => {
  const form = new FormData();
  form.append('typeArch', 'announcements');
  form.append('file', new Blob(['picture'], { type: 'image/png' }), 'imagem.png');
  return form;
};

/** Triggers of announcements and internal chats, by their names in the recordings. */
export const newsTriggers: Triggers = {
  'announcement created': (stage) => stage.call('super', 'POST', '/announcements', NEWS),
  'announcement updated': (stage) => {
    seedAnnouncement(stage);
    return stage.call('super', 'PUT', '/announcements/4', { ...NEWS, title: 'Evento 2', priority: 2 });
  },
  'announcement media uploaded': (stage) => {
    seedAnnouncement(stage);
    return stage.call('super', 'POST', '/announcements/4/media-upload', pictureForm());
  },
  'announcement deleted': (stage) => {
    seedAnnouncement(stage);
    return stage.call('super', 'DELETE', '/announcements/4');
  },
  'chat created': (stage) => stage.call('admin', 'POST', '/chats', CHAT),
  'chat message sent': (stage) => {
    seedChat(stage);
    return stage.call('admin', 'POST', '/chats/3/messages', { message: 'olá no chat' });
  },
  'chat marked as read': (stage) => {
    seedChat(stage);
    return stage.call('agent', 'POST', '/chats/3/read', { userId: 7 });
  },
  'chat updated': (stage) => {
    seedChat(stage);
    return stage.call('admin', 'PUT', '/chats/3', { title: 'Evento Chat 2', users: [{ id: 7 }, { id: 8 }] });
  },
  'chat deleted': (stage) => {
    seedChat(stage);
    return stage.call('admin', 'DELETE', '/chats/3');
  },
};
