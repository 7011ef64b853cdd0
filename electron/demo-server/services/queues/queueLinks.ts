import type { ServerContext } from '../../context';
import type { QueueRow, Stamps, UserQueueRow, WhatsappQueueRow } from '../../db/rows';
import { ServerFailure } from '../../http/errors';

/** A queue read through a many-to-many link contains the link row, as the real servers send it. */
interface Linked<L extends Stamps> {
  queue: QueueRow;
  link: L;
}

const byId = (a: Linked<Stamps>, b: Linked<Stamps>): number => a.queue.id - b.queue.id;

const queueRef = ({ id, name, color }: QueueRow) => ({ id, name, color });

/** Reads and rewrites which queues belong to users and connections. */
export const createQueueLinks = ({ tables }: Pick<ServerContext, 'tables'>) => {
  const linked = <L extends Stamps & { queueId: number }>(links: L[]): Linked<L>[] =>
    links
      .flatMap((link) => {
        const queue = tables.queues.get(link.queueId);
        return queue ? [{ queue, link }] : [];
      })
      .toSorted(byId);

  const ofUser = (userId: number) => linked(tables.userQueues.findAll({ userId }));
  const ofWhatsapp = (whatsappId: number) => linked(tables.whatsappQueues.findAll({ whatsappId }));

  const ownQueueIds = (companyId: number, queueIds: readonly number[]): Set<number> => {
    for (const id of queueIds) if (!tables.queues.find({ id, companyId })) throw new ServerFailure(`no queue ${id}`);
    return new Set(queueIds);
  };

  const userQueueRef = ({ queue, link }: Linked<UserQueueRow>) => ({ ...queueRef(queue), UserQueue: link });
  const userQueue = ({ queue, link }: Linked<UserQueueRow>) => ({ ...queue, UserQueue: link });
  const whatsappQueueRef = ({ queue, link }: Linked<WhatsappQueueRow>) => ({
    ...queueRef(queue),
    greetingMessage: queue.greetingMessage,
    WhatsappQueue: link,
  });
  const whatsappQueue = ({ queue, link }: Linked<WhatsappQueueRow>) => ({ ...queue, WhatsappQueue: link });
  const whatsappQueueWithOptions = ({ queue, link }: Linked<WhatsappQueueRow>) => ({
    ...queueRef(queue),
    greetingMessage: queue.greetingMessage,
    integrationId: queue.integrationId,
    promptId: queue.promptId,
    options: tables.queueOptions.findAll({ queueId: queue.id }),
    WhatsappQueue: link,
  });

  return {
    userQueueRefs: (userId: number) => ofUser(userId).map(userQueueRef),
    userQueues: (userId: number) => ofUser(userId).map(userQueue),
    whatsappQueueRefs: (whatsappId: number) => ofWhatsapp(whatsappId).map(whatsappQueueRef),
    whatsappQueues: (whatsappId: number) => ofWhatsapp(whatsappId).map(whatsappQueue),
    /** Queues of a connection with their bot options, as the "show" call sends them. */
    whatsappQueuesWithOptions: (whatsappId: number) => ofWhatsapp(whatsappId).map(whatsappQueueWithOptions),
    /** @throws ServerFailure when a queue is unknown or of another company */
    setUserQueues: (userId: number, companyId: number, queueIds: readonly number[]): void => {
      tables.userQueues.remove({ userId });
      for (const queueId of ownQueueIds(companyId, queueIds)) tables.userQueues.insert({ userId, queueId });
    },
    /** @throws ServerFailure when a queue is unknown or of another company */
    setWhatsappQueues: (whatsappId: number, companyId: number, queueIds: readonly number[]): void => {
      tables.whatsappQueues.remove({ whatsappId });
      for (const queueId of ownQueueIds(companyId, queueIds)) tables.whatsappQueues.insert({ whatsappId, queueId });
    },
  };
};
