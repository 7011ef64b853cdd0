import { assetFile } from '../db/seed/mediaAssets';
import type { ContactRow, TicketRow } from '../db/rows';
import { extendedText, fileContent, sticker, textContent } from '../services/messages/contents';
import type { Content } from '../services/messages/contents';
import { isConnected } from '../services/network';
import type { SimulatorContext } from './simulatorContext';

const LINES = [
  'Bom dia, pessoal!',
  'Alguém sabe se a entrega de hoje já saiu?',
  'Quem fica na portaria para receber?',
  'Chegou tudo certo por aqui, obrigado',
  'Podemos marcar a visita para quinta?',
] as const;
const REPLIES = ['Isso mesmo', 'Para mim também', 'Eu posso receber', 'Boa pergunta, também quero saber'] as const;
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
  const { db, tables, random, receiver, store } = context;

  const oneGroup = (companyId: number): TicketRow | null => {
    const groups = tables.tickets.findAll({ companyId, isGroup: true }).filter(({ status }) => status !== 'closed');
    return groups.length === 0 ? null : random.pick(groups);
  };

  /** A contact who has written in the group before. */
  const memberOf = ({ id }: TicketRow): ContactRow | null => {
    const rows = db.all(
      'SELECT * FROM contacts WHERE id IN (SELECT contactId FROM messages WHERE ticketId = :id AND fromMe = 0) LIMIT 20',
      { id },
    );
    return rows.length === 0 ? null : tables.contacts.read(random.pick(rows));
  };

  const lastOf = ({ id }: TicketRow) =>
    tables.messages.findAll({ ticketId: id, isDeleted: false }, { orderBy: 'createdAt DESC, rowid DESC', limit: 1 })[0];

  const draw = (quotable: boolean): { content: Content; quotes: boolean } => {
    const dice = random.next();
    if (dice < 0.15) return { content: fileContent(assetFile('vozCliente')), quotes: false };
    if (dice < 0.25) return { content: sticker(assetFile('stickerValeu')), quotes: false };
    if (dice < 0.6 && quotable) return { content: extendedText(random.pick(REPLIES)), quotes: true };
    return { content: textContent(random.pick(LINES)), quotes: false };
  };

  const letSpeak = (ticket: TicketRow, whatsappId: number, member: ContactRow): void => {
    const last = lastOf(ticket);
    const { content, quotes } = draw(last !== undefined);
    const group = tables.contacts.find({ id: ticket.contactId })!;
    receiver.receive({
      whatsappId,
      from: { number: member.number, name: member.name },
      group: { number: group.number, name: group.name },
      content,
      quotedMsgId: quotes ? last!.id : null,
    });
  };

  return {
    /** Makes something happen in a group. False when there is no group or it has no members. */
    act: (companyId: number): boolean => {
      const ticket = oneGroup(companyId);
      const connection = ticket?.whatsappId ? tables.whatsapps.find({ id: ticket.whatsappId }) : null;
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
