import { fillInSome, greetingAt, thanksOf } from '../db/seed/facts';
import { assetFile } from '../db/seed/mediaAssets';
import type { ContactRow, MessageRow, TicketRow } from '../db/rows';
import { extendedText, fileContent, sticker, textContent } from '../services/messages/contents';
import type { Content } from '../services/messages/contents';
import { isConnected } from '../services/network';
import type { SimulatorContext } from './simulatorContext';
import { newestMessages } from '../services/messages/newestMessages';

/** What a member writes, and what others may answer to it. */
const LINES: readonly (readonly [line: string, ...answers: string[]])[] = [
  ['{Saudacao}, pessoal!', '{Saudacao}!', 'Oi, gente!'],
  ['Alguém sabe se a entrega de hoje já saiu?', 'Boa pergunta, também quero saber', 'Acho que saiu cedo'],
  ['Quem fica na portaria para receber?', 'Eu posso receber', 'Hoje sou eu'],
  ['Chegou tudo certo por aqui, {obrigado}', 'Que bom!', 'Aqui também'],
  ['Podemos marcar a visita para quinta?', 'Para mim está ótimo', 'Pode ser, de manhã'],
  ['O elevador de serviço está reservado até as 11h', 'Bom saber, {obrigado}', 'Perfeito'],
  ['Alguém tem o contato do montador?', 'Eu tenho, já te passo', 'Também preciso'],
  ['A chave do salão está com o porteiro', 'Combinado, pego lá', '{Obrigado} por avisar'],
];
/** Number of the last messages whose texts are not repeated. */
const MEMORY = 6;
/** Texts that a colleague writes into the wrong conversation and deletes. */
const SLIPS = ['Dona Lúcia, segue o orçamento: R$ 2.490,00', 'Diego, você fecha o caixa hoje?'] as const;
/** Time until such a text is deleted, ms. */
const SLIP_MS = 6_000;
const SLIP_SHARE = 0.2;

/** Deletes texts in the wrong conversation after `SLIP_MS`. */
const createTakeBack =
  ({ db, tables, clock, store, attentionFrom }: SimulatorContext) =>
  (): void => {
    const rows = db.all(
      `SELECT * FROM messages WHERE ticketId IN (SELECT id FROM tickets WHERE isGroup = 1 AND updatedAt >= :from)
     AND createdAt BETWEEN :from AND :until AND fromMe = 1 AND isDeleted = 0
     AND body IN (SELECT value FROM json_each(:slips))`,
      {
        from: attentionFrom(),
        until: new Date(clock.now().getTime() - SLIP_MS).toISOString(),
        slips: JSON.stringify(SLIPS),
      },
    );
    if (rows.length === 0) return;
    db.transaction(() => {
      for (const message of tables.messages.readAll(rows)) store.markDeleted(message);
    });
  };

/** Groups in which several people talk, quote each other and send voice messages and stickers. */
export const createGroupTalk = (context: SimulatorContext) => {
  const { db, tables, clock, random, receiver, store } = context;

  const oneGroup = (companyId: number): TicketRow | null => {
    const groups = tables.tickets.findAll({ companyId, isGroup: true }).filter(({ status }) => status !== 'closed');
    return groups.length === 0 ? null : random.pick(groups);
  };

  const newestOf = ({ id }: TicketRow): MessageRow[] =>
    newestMessages(tables, { ticketId: id, isDeleted: false }, MEMORY);

  /** A contact who has written in the group before; not the one who wrote last, unless there is no other. */
  const memberOf = (ticket: TicketRow): ContactRow | null => {
    const rows = db.all(
      'SELECT * FROM contacts WHERE id IN (SELECT contactId FROM messages WHERE ticketId = :id AND fromMe = 0) LIMIT 20',
      { id: ticket.id },
    );
    const [newest] = newestOf(ticket);
    return random.prefer(tables.contacts.readAll(rows), ({ id }) => id !== newest?.contactId);
  };

  /** A text as this member writes it now. */
  const asWritten = (text: string, { name }: ContactRow): string =>
    fillInSome(text, { ...thanksOf(name), ...greetingAt(clock.now()) });

  /** What others may answer to a message; nothing to one of their own, or to one that is no line of ours. */
  const answersTo = (message: MessageRow | undefined, member: ContactRow): string[] => {
    if (!message?.contactId || message.contactId === member.id) return [];
    const author = tables.contacts.get(message.contactId);
    if (!author) return [];
    return LINES.find(([line]) => asWritten(line, author) === message.body)?.slice(1) ?? [];
  };

  const draw = (newest: readonly MessageRow[], member: ContactRow): { content: Content; quotes: boolean } => {
    const dice = random.next();
    if (dice < 0.1) return { content: fileContent(assetFile('vozCliente')), quotes: false };
    if (dice < 0.2) return { content: sticker(assetFile('stickerValeu')), quotes: false };
    const answers = answersTo(newest[0], member);
    if (dice < 0.8 && answers.length > 0) {
      return { content: extendedText(asWritten(random.pick(answers), member)), quotes: true };
    }
    const said = new Set(newest.map(({ body }) => body));
    const lines = LINES.map(([line]) => asWritten(line, member)).filter((line) => !said.has(line));
    return { content: textContent(random.pick(lines)), quotes: false };
  };

  const letSpeak = (ticket: TicketRow, whatsappId: number, member: ContactRow): void => {
    const newest = newestOf(ticket);
    const { content, quotes } = draw(newest, member);
    const group = tables.contacts.get(ticket.contactId)!;
    receiver.receive({
      whatsappId,
      from: { number: member.number, name: member.name },
      group: { number: group.number, name: group.name },
      content,
      quotedMsgId: quotes ? newest[0]!.id : null,
    });
  };

  return {
    /** Makes something happen in a group. False when there is no group or it has no members. */
    act: (companyId: number): boolean => {
      const ticket = oneGroup(companyId);
      const connection = ticket?.whatsappId ? tables.whatsapps.get(ticket.whatsappId) : null;
      const member = ticket && memberOf(ticket);
      if (!ticket || !member || !isConnected(connection)) return false;
      if (ticket.userId !== null && random.chance(SLIP_SHARE)) {
        db.transaction(() => store.own(ticket, extendedText(random.pick(SLIPS))));
      } else letSpeak(ticket, connection.id, member);
      return true;
    },

    takeBack: createTakeBack(context),
  };
};

export type GroupTalk = ReturnType<typeof createGroupTalk>;
