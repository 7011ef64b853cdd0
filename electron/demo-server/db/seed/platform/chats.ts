import { randomUUID } from 'node:crypto';
import type { UserRow } from '../../rows';
import type { SeededUsers } from '../company/users';
import { daysFromNow, madeAt, madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';

type Line = readonly [UserRow, string];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Hour at which a day's talk begins, and the pause between two lines, minutes. */
const FIRST_HOUR = 9;
const PAUSE = 4;

/** The sales team's chat, day by day: speaker and text. */
const TALK: readonly (readonly (readonly [speaker: 'sueli' | 'ana' | 'bruno' | 'diego', text: string])[])[] = [
  [
    ['sueli', 'Bom dia! Semana de promoção de salas, deem uma olhada no encarte.'],
    ['ana', 'Bom dia! Já vi. O Aruanã entra também?'],
    ['sueli', 'Entra, com 10% no Pix.'],
    ['diego', 'E o frete grátis vale só para a capital?'],
    ['sueli', 'Só capital. Interior continua na tabela.'],
    ['ana', 'Combinado, obrigada.'],
    ['diego', 'Gente, o mostruário do Aruanã chegou com o pé trocado.'],
    ['sueli', 'Abre um chamado com a fábrica, por favor.'],
    ['diego', 'Aberto. Prometeram trocar até sexta.'],
  ],
  [
    ['ana', 'Alguém viu o pedido da dona Sônia, de ontem?'],
    ['diego', 'Vi sim, estava no financeiro. Já liberaram.'],
    ['ana', 'Consegui fechar o guarda-roupa da dona Sônia 🎉'],
    ['sueli', 'Boa, Ana! 👏'],
  ],
  [
    ['bruno', 'Pessoal, as entregas da zona leste saem só à tarde hoje.'],
    ['ana', 'Aviso os meus três clientes de lá.'],
    ['diego', 'Eu tenho um na Mooca, aviso também.'],
    ['ana', 'Alguém cobre meu almoço às 12h30?'],
    ['diego', 'Eu cubro.'],
    ['ana', 'Valeu! Volto às 13h30.'],
  ],
  [
    ['sueli', 'A meta da semana está em 72%. Falta pouco!'],
    ['diego', 'Tenho uma proposta de 12 cadeiras que deve fechar amanhã.'],
    ['sueli', 'Se precisar de desconto acima de 8%, me chama.'],
    ['diego', 'Chamo sim.'],
    ['ana', 'A cliente da Vila Mariana quer trocar a cor do rack. Ainda dá tempo?'],
    ['bruno', 'Dá, ele sai do depósito só na quinta.'],
    ['ana', 'Ótimo, vou confirmar com ela.'],
    ['sueli', 'Lembrem de pôr a tag em todo orçamento, por favor.'],
    ['diego', 'Faço isso agora nos meus.'],
  ],
  [
    ['bruno', 'O caminhão quebrou na Marginal. As entregas de hoje à tarde vão atrasar umas duas horas.'],
    ['ana', 'Nossa. Aviso os clientes?'],
    ['sueli', 'Avisem, e ofereçam remarcar para amanhã de manhã.'],
    ['diego', 'Avisei todos os meus. Um preferiu remarcar.'],
    ['bruno', 'Anotado. O caminhão já voltou a rodar.'],
  ],
  [
    ['ana', 'Fechei o painel Mantiqueira com a arquiteta nova.'],
    ['sueli', 'Excelente! Cadastra ela como parceira.'],
    ['ana', 'Já cadastrei.'],
    ['diego', 'O cliente das 12 cadeiras assinou!'],
    ['sueli', 'Meta batida, gente! 🥳 Sexta o café é por minha conta.'],
    ['bruno', 'Opa, levo o pão de queijo.'],
  ],
  [
    ['ana', 'Bom dia! Alguém tem o catálogo novo em PDF?'],
    ['diego', 'Está na lista de arquivos, com o nome Catálogo.'],
    ['ana', 'Achei, obrigada!'],
    ['bruno', 'Amanhã o depósito fecha às 16h, para o inventário.'],
    ['diego', 'Então separo os meus pedidos hoje.'],
    ['sueli', 'Façam isso, por favor. E quem tem troca pendente, me avise.'],
    ['ana', 'Eu tenho uma: o tampo da mesa do seu Roberto.'],
    ['bruno', 'O tampo já chegou, sai na quinta.'],
    ['ana', 'Que bom, vou avisar.'],
    ['sueli', 'Ana, você pega a loja de sábado?'],
  ],
];

/** Internal chats of the shop; two of them have messages that Ana has not read. */
export const seedChats = (context: SeedContext, { ana, bruno, sueli, carla, colleagues }: SeededUsers): void => {
  const { tables } = context;
  const [diego, fernanda, igor] = colleagues as [UserRow, UserRow, UserRow];

  /** Adds a chat whose days of talk end half of `daysAgo` ago; nobody works on Sundays. */
  const add = (
    title: string,
    people: readonly UserRow[],
    talks: readonly (readonly Line[])[],
    daysAgo: number,
    unreadOfAna = 0,
  ) => {
    const owner = people[0]!;
    const { companyId } = owner;
    const stamps = madeDaysAgo(context, daysAgo);
    const chat = tables.chats.insert({ uuid: randomUUID(), title, ownerId: owner.id, companyId, ...stamps });
    for (const { id: userId } of people) {
      const unreads = userId === ana.id ? unreadOfAna : 0;
      tables.chatUsers.insert({ chatId: chat.id, userId, unreads, ...stamps });
    }
    const starts: number[] = [];
    for (let at = Date.parse(daysFromNow(context, -daysAgo / 2)); starts.length < talks.length; at -= DAY) {
      if (new Date(at).getDay() !== 0) starts.unshift(new Date(at).setHours(FIRST_HOUR, 10, 0, 0));
    }
    for (const [day, lines] of talks.entries()) {
      for (const [index, [sender, message]] of lines.entries()) {
        const moment = new Date(starts[day]! + index * PAUSE * MINUTE).toISOString();
        tables.chatMessages.insert({ chatId: chat.id, senderId: sender.id, message, ...madeAt(moment) });
        tables.chats.update({ id: chat.id }, { lastMessage: `${sender.name}: ${message}`, updatedAt: moment });
      }
    }
  };

  const team = { sueli, ana, bruno, diego };
  const long = TALK.map((lines) => lines.map(([speaker, text]): Line => [team[speaker], text]));
  add('Equipe de vendas', [sueli, ana, bruno, diego], long, 40, 2);
  add(
    'Ana e Bruno',
    [ana, bruno],
    [
      [
        [ana, 'Consegue conferir um pagamento?'],
        [bruno, 'Já está na conta!'],
      ],
    ],
    20,
    1,
  );
  add('Avisos da gerência', [carla, ana, bruno, sueli, diego, fernanda], [[[carla, 'Reunião na sexta, às 8h30.']]], 12);
  add('Entregas', [igor, ana, diego], [[[igor, 'O caminhão sai às 14h.']]], 5);
};
