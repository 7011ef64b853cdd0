import { randomUUID } from 'node:crypto';
import type { UserRow } from '../../rows';
import type { SeededUsers } from '../company/users';
import { daysFromNow, madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';

type Line = readonly [UserRow, string];

const MINUTE_OF_DAY = 1 / (24 * 60);
const LINES_A_DAY = 8;
/** How long before the end a line was written: three minutes apart, eight on a day. */
const minutesBefore = (line: number): number => Math.floor(line / LINES_A_DAY) * 24 * 60 + (line % LINES_A_DAY) * 3;

/** The sales team's chat over several days: speaker and text. */
const TALK: readonly (readonly [speaker: 'sueli' | 'ana' | 'bruno' | 'diego', text: string])[] = [
  ['sueli', 'Bom dia! Semana de promoção de salas, deem uma olhada no encarte.'],
  ['ana', 'Bom dia! Já vi. O Aruanã entra também?'],
  ['sueli', 'Entra, com 10% no Pix.'],
  ['bruno', 'E o frete grátis vale só para a capital?'],
  ['sueli', 'Só capital. Interior continua na tabela.'],
  ['ana', 'Combinado, obrigada.'],
  ['bruno', 'Gente, o mostruário do Aruanã chegou com o pé trocado.'],
  ['sueli', 'Abre um chamado com a fábrica, por favor.'],
  ['bruno', 'Aberto. Prometeram trocar até sexta.'],
  ['ana', 'Alguém viu o pedido da dona Sônia, de ontem?'],
  ['bruno', 'Vi sim, estava no financeiro. Já liberaram.'],
  ['ana', 'Consegui fechar o guarda-roupa da dona Sônia 🎉'],
  ['sueli', 'Boa, Ana! 👏'],
  ['diego', 'Pessoal, as entregas da zona leste saem só à tarde hoje.'],
  ['ana', 'Aviso os meus três clientes de lá.'],
  ['bruno', 'Eu tenho um na Mooca, aviso também.'],
  ['ana', 'Alguém cobre meu almoço às 12h30?'],
  ['bruno', 'Eu cubro.'],
  ['ana', 'Valeu! Volto às 13h30.'],
  ['sueli', 'A meta da semana está em 72%. Falta pouco!'],
  ['bruno', 'Tenho uma proposta de 12 cadeiras que deve fechar amanhã.'],
  ['sueli', 'Se precisar de desconto acima de 8%, me chama.'],
  ['bruno', 'Chamo sim.'],
  ['ana', 'A cliente da Vila Mariana quer trocar a cor do rack. Ainda dá tempo?'],
  ['diego', 'Dá, ele sai do depósito só na quinta.'],
  ['ana', 'Ótimo, vou confirmar com ela.'],
  ['sueli', 'Lembrem de pôr a tag em todo orçamento, por favor.'],
  ['bruno', 'Faço isso agora nos meus.'],
  ['diego', 'O caminhão quebrou na Marginal. As entregas de hoje à tarde vão atrasar umas duas horas.'],
  ['ana', 'Nossa. Aviso os clientes?'],
  ['sueli', 'Avisem, e ofereçam remarcar para amanhã de manhã.'],
  ['bruno', 'Avisei todos os meus. Um preferiu remarcar.'],
  ['diego', 'Anotado. O caminhão já voltou a rodar.'],
  ['ana', 'Fechei o painel Mantiqueira com a arquiteta nova.'],
  ['sueli', 'Excelente! Cadastra ela como parceira.'],
  ['ana', 'Já cadastrei.'],
  ['bruno', 'O cliente das 12 cadeiras assinou!'],
  ['sueli', 'Meta batida, gente! 🥳 Sexta o café é por minha conta.'],
  ['diego', 'Opa, levo o pão de queijo.'],
  ['ana', 'Bom dia! Alguém tem o catálogo novo em PDF?'],
  ['bruno', 'Está na lista de arquivos, com o nome Catálogo.'],
  ['ana', 'Achei, obrigada!'],
  ['diego', 'Amanhã o depósito fecha às 16h, para o inventário.'],
  ['bruno', 'Então separo os meus pedidos hoje.'],
  ['sueli', 'Façam isso, por favor. E quem tem troca pendente, me avise.'],
  ['ana', 'Eu tenho uma: o tampo da mesa do seu Roberto.'],
  ['diego', 'O tampo já chegou, sai na quinta.'],
  ['ana', 'Que bom, vou avisar.'],
];

/** Internal chats of the shop; two of them have messages that Ana has not read. */
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
      const moment = daysFromNow(context, -daysAgo / 2 - minutesBefore(lines.length - index) * MINUTE_OF_DAY);
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

  const team = { sueli, ana, bruno, diego };
  const long = TALK.map(([speaker, text]): Line => [team[speaker], text]);
  add('Equipe de vendas', [sueli, ana, bruno, diego], [...long, [sueli, 'Ana, você pega a loja de sábado?']], 40, 2);
  add(
    'Ana e Bruno',
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
