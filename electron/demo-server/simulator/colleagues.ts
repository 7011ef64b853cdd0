import type { ChatMessageRow, ChatRow } from '../db/newsRows';
import { createChats } from '../services/chats';
import { pauseFor } from './pace';
import type { Tempo } from './pace';
import type { SimulatorContext } from './simulatorContext';

const LINES = [
  'Alguém pode olhar os pendentes da loja?',
  'A cliente da Lapa quer saber da montagem.',
  'Chegou o mostruário novo, está no depósito.',
  'Vou almoçar e volto às 13h.',
  'O entregador já saiu com as três encomendas.',
  'Combinado, deixei anotado no atendimento.',
] as const;
const ANSWERS = ['Certo, vou ver.', 'Obrigado pelo aviso!', 'Pode deixar comigo.', 'Já resolvo isso.'] as const;

/** Picks an item by a text, so that a restarted server picks the same one. */
const pickFor = <Item>(text: string, items: readonly Item[]): Item =>
  items[Math.floor(pauseFor(text, [0, items.length]))]!;

/** Simulated colleagues write in the internal chats of connected users and answer them. */
export const createColleagues = ({ tables, db, hub, clock, connected }: SimulatorContext) => {
  const chats = createChats({ db, tables, hub });
  /** When a company's first user connected; colleagues wait a while before they write. */
  const seen = new Map<number, number>();

  const lastOf = (companyId: number): ChatMessageRow | null => {
    const row = db.get(
      `SELECT m.* FROM chat_messages m JOIN chats c ON c.id = m.chatId AND c.companyId = :companyId
       ORDER BY m.createdAt DESC, m.id DESC LIMIT 1`,
      { companyId },
    );
    return row ? tables.chatMessages.read(row) : null;
  };

  const write = (chat: ChatRow, present: ReadonlySet<number>, last: ChatMessageRow, isAnswer: boolean): void => {
    const members = tables.chatUsers.findAll({ chatId: chat.id }).map(({ userId }) => userId);
    const away = members.filter((userId) => !present.has(userId));
    if (away.length === 0 || away.length === members.length) return;
    const sign = `colleague-${last.id}`;
    const { companyId, id } = chat;
    chats.send({ companyId, id: pickFor(sign, away) }, id, pickFor(`${sign}-words`, isAnswer ? ANSWERS : LINES));
  };

  const talk = (companyId: number, present: ReadonlySet<number>, { answer, colleague }: Tempo): void => {
    const now = clock.now().getTime();
    const since = seen.get(companyId) ?? now;
    seen.set(companyId, since);
    const last = lastOf(companyId);
    if (!last) return;
    const spoken = Date.parse(last.createdAt);
    // Messages from a time without connected users get no answer.
    const isAnswer = present.has(last.senderId) && spoken >= since;
    const pause = pauseFor(`colleague-${last.id}`, isAnswer ? answer : colleague);
    if (now < Math.max(spoken, since) + pause) return;
    // Without an answer, the next check starts over.
    seen.set(companyId, now);
    const open = tables.chats
      .findAll({ companyId })
      .filter(({ id }) => tables.chatUsers.findAll({ chatId: id }).some(({ userId }) => present.has(userId)));
    const chat = isAnswer ? tables.chats.find({ id: last.chatId }) : open.length > 0 && pickFor(`${last.id}`, open);
    if (chat) write(chat, present, last, isAnswer);
  };

  return {
    act: (tempo: Tempo): void => {
      const users = connected();
      const companies = new Set(users.map(({ companyId }) => companyId));
      for (const companyId of seen.keys()) if (!companies.has(companyId)) seen.delete(companyId);
      const present = new Set(users.map(({ id }) => id));
      for (const companyId of companies) talk(companyId, present, tempo);
    },
  };
};
