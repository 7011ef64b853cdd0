import type { WhatsappRow } from '../../rows';
import { madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';
import type { SeededCompanies } from './companies';
import type { SeededQueues } from './queues';

export interface SeededConnections {
  /** The default connection, connected, with every queue in its menu. */
  store: WhatsappRow;
  /** Connected, without a menu: its tickets go to sales. */
  online: WhatsappRow;
}

const CODE =
  '2@Yb4mWq1uS8fQ0nE2kZr7hJ5tLx3vCg9oPdA6iXsBeTjRwMaUyNlFzKHcGqDpVo1I,Kk8rT5vQz2LwXn4bYc7GdFh1JmSp0aUe9ItRoWyEqAs=';
const SESSION = '{"creds":{},"keys":{}}';

/** Connections in several states: two connected, one waiting for its QR code, one disconnected. */
export const seedConnections = (
  context: SeedContext,
  { main, other }: SeededCompanies,
  queues: SeededQueues,
): SeededConnections => {
  const { tables } = context;
  const stamps = madeDaysAgo(context, 460);
  const add = (values: Partial<WhatsappRow>, linked: readonly { id: number }[] = []): WhatsappRow => {
    const whatsapp = tables.whatsapps.insert({ ...values, ...stamps });
    for (const { id } of linked) tables.whatsappQueues.insert({ whatsappId: whatsapp.id, queueId: id, ...stamps });
    return whatsapp;
  };
  const connected = { status: 'CONNECTED', qrcode: '', session: SESSION };
  const { support, sales, finance, delivery, repair } = queues;

  const seeded = {
    store: add(
      {
        ...connected,
        name: 'Loja Principal',
        companyId: main.id,
        isDefault: true,
        greetingMessage: 'Olá! Bem-vindo à Casa Aurora Móveis. Escolha o setor:',
        complationMessage: 'Atendimento encerrado. A Casa Aurora agradece o contato!',
        outOfHoursMessage: 'Nosso horário é de segunda a sexta, das 8h às 18h, e sábado até as 13h.',
        ratingMessage: 'Como foi o nosso atendimento?',
        token: 'demo-loja-principal',
        transferQueueId: support.id,
        timeToTransfer: 30,
      },
      [support, sales, finance, delivery, repair],
    ),
    online: add(
      {
        ...connected,
        name: 'Vendas Online',
        companyId: main.id,
        greetingMessage: 'Olá! Aqui é o time de vendas on-line da Casa Aurora.',
        complationMessage: 'Obrigado pelo contato! Qualquer dúvida, é só chamar.',
      },
      [sales],
    ),
  };
  add(
    {
      ...connected,
      name: 'Beta WhatsApp',
      companyId: other.id,
      isDefault: true,
      ratingMessage: 'Como foi o nosso atendimento?',
    },
    [queues.other],
  );
  add({ name: 'Assistência Técnica', companyId: main.id, status: 'qrcode', qrcode: CODE }, [repair]);
  add({ name: 'Filial Campinas', companyId: main.id, status: 'DISCONNECTED', qrcode: '', session: '' }, [support]);
  return seeded;
};
