import type { ChatMessageRow, ChatRow } from '../db/newsRows';
import { fillInSome, thanksOf } from '../db/seed/facts';
import { createChats } from '../services/chats';
import { pauseFor } from './pace';
import type { Tempo } from './pace';
import type { SimulatorContext } from './simulatorContext';

/** Each stands alone: none answers another, and none depends on the time of day. */
const LINES = [
  'Alguém pode olhar quem está aguardando na loja?',
  'A cliente da Lapa quer saber da montagem. Quem está com ela?',
  'Chegou o mostruário novo, está no depósito.',
  'O entregador já saiu com as três encomendas.',
  'Atualizei a tabela de preços na lista de arquivos.',
  'O guarda-roupa Jequitibá voltou ao estoque, são seis unidades.',
  'Gente, deixei nas observações o que combinei com o seu Roberto.',
  'O fornecedor confirmou os sofás para a semana que vem.',
  'Alguém tem a foto do rack Cerrado na cor clara?',
  'O Pix da dona Lúcia caiu, podem liberar a entrega.',
  'Fechei mais um conjunto de jantar Ipê 🎉',
  'Lembrem de conferir o endereço antes de agendar a entrega.',
] as const;
const ANSWERS = ['Certo, vou ver.', '{Obrigado} pelo aviso!', 'Pode deixar comigo.', 'Já resolvo isso.'] as const;
/** Number of a chat's last messages whose texts are not repeated. */
const MEMORY = 8;

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
    const sender = pickFor(sign, away);
    const { name } = tables.users.get(sender)!;
    const newest = tables.chatMessages.findAll({ chatId: id }, { orderBy: 'createdAt DESC, id DESC', limit: MEMORY });
    const said = new Set(newest.map(({ message }) => message));
    const words = (isAnswer ? ANSWERS : LINES)
      .map((text) => fillInSome(text, thanksOf(name)))
      .filter((text) => isAnswer || !said.has(text));
    chats.send({ companyId, id: sender }, id, pickFor(`${sign}-words`, words));
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
    const chat = isAnswer ? tables.chats.get(last.chatId) : open.length > 0 && pickFor(`${last.id}`, open);
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
