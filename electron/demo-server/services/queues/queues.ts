import type { ServerContext } from '../../context';
import type { QueueRow } from '../../db/rows';
import type { NewRow } from '../../db/table';
import { AppError, ServerFailure } from '../../http/errors';
import type { Actor } from '../../http/tokens';
import { createAnnounce } from '../../realtime/announce';
import { refuseBeyondPlan } from '../company/planLimits';
import { ownRecord } from '../records';

export type QueueInput = NewRow<QueueRow>;

export const createQueues = (context: ServerContext) => {
  const { tables, dialect, db } = context;

  const own = (actor: Actor, id: number): QueueRow =>
    ownRecord(tables.queues, actor, id, 'Não é possível consultar registros de outra empresa', 400);

  /** ⚠ On servers like A the database refuses a name or colour that another company uses. */
  const refuseTaken = (companyId: number, part: 'name' | 'color', value: string | undefined, self?: number): void => {
    if (value === undefined) return;
    const taken = tables.queues.findAll({ [part]: value }).filter(({ id }) => id !== self);
    if (taken.some((queue) => queue.companyId === companyId)) {
      throw new AppError(400, `ERR_QUEUE_${part.toUpperCase()}_ALREADY_EXISTS`);
    }
    if (taken.length > 0 && dialect.queuesUniqueEverywhere) throw new ServerFailure(`${part} of another company`);
  };

  const announce = createAnnounce(context, (companyId) => `company-${companyId}-queue`);

  return {
    list: (actor: Actor): QueueRow[] =>
      tables.queues.findAll({ companyId: actor.companyId }, { orderBy: 'orderQueue NULLS LAST, id' }),

    show: own,

    /** ⚠ Its event is an `update` too. */
    create: ({ companyId }: Actor, input: QueueInput): QueueRow => {
      refuseBeyondPlan(context, companyId, 'queues');
      refuseTaken(companyId, 'name', input.name);
      refuseTaken(companyId, 'color', input.color);
      const queue = tables.queues.insert({ greetingMessage: '', outOfHoursMessage: '', ...input, companyId });
      announce(queue, { action: 'update', queue });
      return queue;
    },

    update: (actor: Actor, id: number, input: QueueInput): QueueRow => {
      own(actor, id);
      refuseTaken(actor.companyId, 'name', input.name, id);
      refuseTaken(actor.companyId, 'color', input.color, id);
      tables.queues.update({ id }, input);
      const queue = own(actor, id);
      announce(queue, { action: 'update', queue });
      return queue;
    },

    /** Deletes the queue's options too; its tickets and messages continue without a queue. */
    remove: (actor: Actor, id: number): void => {
      own(actor, id);
      if (tables.prompts.count({ queueId: id }) > 0) throw new ServerFailure('a prompt uses the queue');
      db.transaction(() => {
        tables.queues.remove({ id });
        announce(actor, { action: 'delete', queueId: id });
      });
    },
  };
};
