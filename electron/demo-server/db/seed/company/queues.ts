import type { DaySchedule, QueueRow } from '../../rows';
import { madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';
import type { SeededCompanies } from './companies';

const WEEK: readonly (readonly [weekday: string, weekdayEn: string])[] = [
  ['Segunda-feira', 'monday'],
  ['Terça-feira', 'tuesday'],
  ['Quarta-feira', 'wednesday'],
  ['Quinta-feira', 'thursday'],
  ['Sexta-feira', 'friday'],
  ['Sábado', 'saturday'],
  ['Domingo', 'sunday'],
];

const hours = ([weekday, weekdayEn]: readonly [string, string]): DaySchedule => {
  if (weekdayEn === 'sunday') return { weekday, weekdayEn, startTime: '', endTime: '' };
  return { weekday, weekdayEn, startTime: '08:00', endTime: weekdayEn === 'saturday' ? '13:00' : '18:00' };
};

export interface SeededQueues {
  support: QueueRow;
  sales: QueueRow;
  finance: QueueRow;
  delivery: QueueRow;
  repair: QueueRow;
  other: QueueRow;
}

/** Queues with greetings, opening hours and bot options. */
export const seedQueues = (context: SeedContext, { main, other }: SeededCompanies): SeededQueues => {
  const { tables } = context;
  const stamps = madeDaysAgo(context, 470);
  const addTo = (companyId: number) => {
    let orderQueue = 0;
    return (name: string, color: string, greetingMessage: string): QueueRow => {
      orderQueue += 1;
      return tables.queues.insert({
        name,
        color,
        greetingMessage,
        outOfHoursMessage: 'No momento estamos fora do horário de atendimento. Responderemos assim que possível!',
        schedules: WEEK.map(hours),
        orderQueue,
        companyId,
        ...stamps,
      });
    };
  };

  const add = addTo(main.id);
  const queues = {
    support: add('Atendimento', '#2563eb', 'Olá! Você está no atendimento da Casa Aurora. Como podemos ajudar?'),
    sales: add('Vendas', '#16a34a', 'Que bom ver você por aqui! Conte o que procura e o ambiente que quer montar.'),
    finance: add('Financeiro', '#dc2626', 'Setor financeiro. Informe o número do pedido ou o CPF do titular.'),
    delivery: add('Entregas', '#d97706', 'Setor de entregas. Informe o número do pedido para consultarmos a data.'),
    repair: add('Assistência técnica', '#7c3aed', 'Assistência técnica. Envie fotos do produto, por favor.'),
    other: addTo(other.id)('Balcão', '#0d9488', 'Olá! Bem-vindo à Loja Beta.'),
  };

  const option = (queue: QueueRow, key: string, title: string, message: string, parentId: number | null = null) =>
    tables.queueOptions.insert({ queueId: queue.id, option: key, title, message, parentId, ...stamps });
  const invoice = option(queues.finance, '1', 'Segunda via', 'Qual documento você precisa?');
  option(queues.finance, '1', 'Boleto', 'Enviaremos o boleto neste número em alguns minutos.', invoice.id);
  option(queues.finance, '2', 'Nota fiscal', 'Enviaremos a nota fiscal por aqui.', invoice.id);
  option(queues.finance, '2', 'Falar com atendente', 'Aguarde, já vamos atender você.');
  option(queues.delivery, '1', 'Onde está meu pedido?', 'Informe o número do pedido, com 5 dígitos.');
  option(queues.delivery, '2', 'Reagendar entrega', 'Qual dia da semana é melhor para você?');
  return queues;
};
