import type { SeededUsers } from '../company/users';
import { createRandom } from '../random';
import { madeAt } from '../seedContext';
import type { SeedContext } from '../seedContext';

const NOTES = [
  'Cliente pediu retorno às 15h',
  'Prioridade alta: segunda reclamação do mesmo pedido',
  'Prefere ser chamada pelo primeiro nome',
  'Já negociado: frete grátis nesta compra',
  'Aguardando resposta da transportadora',
  'Mandar a foto do tampo para a assistência antes de marcar a visita',
  'Indicou dois vizinhos, oferecer o cupom VIZINHO10',
  'Portaria só recebe até as 17h, avisar o motorista',
  'Combinado pagamento em duas vezes: metade agora, metade na entrega.\nConfirmar com o financeiro.',
  'Não ligar no horário de almoço',
  'Arquiteta parceira, usar a tabela profissional',
  'Pediu desconto; autorizado até 7% pela Carla',
] as const;

/** Share of attended tickets with notes, and the most notes on one. */
const NOTED = 0.3;
const MOST = 3;

/** Notes of agents on their tickets, a few by the manager. */
export const seedNotes = ({ db, tables }: SeedContext, { ana, carla }: SeededUsers): void => {
  const random = createRandom(41);
  const tickets = tables.tickets.readAll(
    db.all('SELECT * FROM tickets WHERE companyId = :companyId AND userId IS NOT NULL ORDER BY id', {
      companyId: ana.companyId,
    }),
  );
  for (const { id: ticketId, contactId, userId, createdAt, updatedAt } of tickets) {
    if (!random.chance(NOTED)) continue;
    const [from, until] = [Date.parse(createdAt), Date.parse(updatedAt)];
    const first = random.below(NOTES.length);
    for (let count = random.between(1, MOST); count > 0; count -= 1) {
      const moment = new Date(from + ((until - from) * (MOST + 1 - count)) / (MOST + 1)).toISOString();
      tables.ticketNotes.insert({
        note: NOTES[(first + count) % NOTES.length]!,
        ticketId,
        contactId,
        userId: random.chance(0.2) ? carla.id : userId,
        ...madeAt(moment),
      });
    }
  }
};
