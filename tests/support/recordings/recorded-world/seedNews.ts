import type { ServerContext } from '@native/demo-server/context';

const COMPANY = { companyId: 1 };
const TALK = 24;

function seedAnnouncements({ tables: { announcements } }: ServerContext): void {
  const media = { mediaPath: '1795240849968_banner_novo.png', mediaName: 'banner novo.png' };
  announcements.insert({ ...COMPANY, id: 1, title: 'Manutenção programada', text: 'Texto', priority: 1, status: true });
  announcements.insert({ ...COMPANY, ...media, id: 2, title: 'Nova versão', text: 'Texto', priority: 2, status: true });
  announcements.insert({ ...COMPANY, id: 3, title: 'Dica da semana', text: 'Texto', priority: 3, status: false });
}

/** Announcements and internal chats of the recorded server. */
export function seedNews(context: ServerContext): void {
  seedAnnouncements(context);
  const { chats, chatUsers, chatMessages } = context.tables;
  const team = { id: 1, uuid: 'e3607ef1-b238-4cdf-b1b0-f8729d5411cc', title: 'Equipe de suporte', ownerId: 6 };
  chats.insert({ ...COMPANY, ...team, lastMessage: 'Ana Atendente: mensagem interna 24' });
  for (const userId of [6, 7, 8]) chatUsers.insert({ chatId: 1, userId, unreads: userId === 8 ? 25 : 0 });
  chatMessages.insert({ chatId: 1, senderId: 6, message: 'Bom dia, equipe!' });
  for (let line = 1; line <= TALK; line++) {
    chatMessages.insert({ chatId: 1, senderId: line % 3 === 0 ? 7 : 6, message: `mensagem interna ${line}` });
  }
  const pair = { id: 2, uuid: 'aed60f9a-fad3-45d7-a210-855d6b4b677a', title: 'Ana e Bruno', ownerId: 7 };
  chats.insert({ ...COMPANY, ...pair });
  for (const userId of [7, 8]) chatUsers.insert({ chatId: 2, userId });
}

type Arrange = (context: ServerContext) => void;

/** Records of the area that are not in the seed, by the path that names them. */
export const NEWS_STRANGERS: Readonly<Record<string, Arrange>> = {
  '/chats/5': ({ tables }) => tables.chats.insert({ ...COMPANY, id: 5, uuid: 'apagar', title: 'Apagar', ownerId: 6 }),
};
