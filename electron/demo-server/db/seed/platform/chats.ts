import { randomUUID } from 'node:crypto';
import type { UserRow } from '../../rows';
import type { SeededUsers } from '../company/users';
import { daysFromNow, madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';

type Line = readonly [UserRow, string];

const MINUTE_OF_DAY = 1 / (24 * 60);

const TALK = [
  'Bom dia! Alguém viu o pedido da cliente de ontem?',
  'Vi sim, já está com o financeiro.',
  'O comprovante chegou agora há pouco.',
  'Perfeito, vou confirmar com ela.',
  'A montagem ficou para quinta, entre 9h e 12h.',
  'Anotado. Aviso o cliente.',
] as const;

/** Internal chats of the shop; what Ana has not read yet lies in two of them. */
export const seedChats = (context: SeedContext, { ana, bruno, sueli, carla, colleagues }: SeededUsers): void => {
  const { tables } = context;
  const [diego, fernanda] = colleagues as [UserRow, UserRow];

  const add = (title: string, people: readonly UserRow[], lines: readonly Line[], daysAgo: number, unreadOfAna = 0) => {
    const owner = people[0]!;
    const { companyId } = owner;
    const stamps = madeDaysAgo(context, daysAgo);
    const chat = tables.chats.insert({ uuid: randomUUID(), title, ownerId: owner.id, companyId, ...stamps });
    for (const { id: userId } of people) {
      const unreads = userId === ana.id ? unreadOfAna : 0;
      tables.chatUsers.insert({ chatId: chat.id, userId, unreads, ...stamps });
    }
    for (const [index, [sender, message]] of lines.entries()) {
      const moment = daysFromNow(context, -daysAgo / 2 - (lines.length - index) * 3 * MINUTE_OF_DAY);
      tables.chatMessages.insert({
        chatId: chat.id,
        senderId: sender.id,
        message,
        createdAt: moment,
        updatedAt: moment,
      });
      tables.chats.update({ id: chat.id }, { lastMessage: `${sender.name}: ${message}`, updatedAt: moment });
    }
  };

  const long = Array.from({ length: 48 }, (_, index): Line => {
    const people = [sueli, ana, bruno];
    return [people[index % people.length]!, TALK[index % TALK.length]!];
  });
  add('Equipe de vendas', [sueli, ana, bruno, diego], [...long, [sueli, 'Ana, você pega a loja de sábado?']], 40, 2);
  add(
    'Bruno',
    [ana, bruno],
    [
      [ana, 'Consegue conferir um pagamento?'],
      [bruno, 'Já está na conta!'],
    ],
    20,
    1,
  );
  add('Avisos da gerência', [carla, ana, bruno, sueli, diego, fernanda], [[carla, 'Reunião na sexta, às 8h30.']], 12);
  add('Entregas', [fernanda, ana, diego], [[diego, 'O caminhão sai às 14h.']], 5);
};
