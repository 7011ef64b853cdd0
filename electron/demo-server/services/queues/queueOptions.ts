import type { ServerContext } from '../../context';
import type { QueueOptionRow } from '../../db/rows';
import type { NewRow } from '../../db/table';
import { AppError, ServerFailure } from '../../http/errors';
import type { Actor } from '../../http/tokens';

export interface OptionFilter {
  queueId?: number | undefined;
  /** -1: roots only; above 0: children of that option; absent: all. */
  parentId?: number | undefined;
  queueOptionId?: number | undefined;
}

/** The bot menu of a queue, flat; clients build the tree. No event follows any change. */
export const createQueueOptions = ({ tables }: Pick<ServerContext, 'tables'>) => {
  const isOwnQueue = (actor: Actor, queueId: number | null): boolean =>
    queueId !== null && tables.queues.find({ id: queueId, companyId: actor.companyId }) !== null;

  const own = (actor: Actor, id: number): QueueOptionRow => {
    const option = tables.queueOptions.get(id);
    if (!option || !isOwnQueue(actor, option.queueId)) throw new AppError(400, 'ERR_QUEUE_NOT_FOUND');
    return option;
  };

  const withParent = (option: QueueOptionRow) => ({ ...option, parent: null });

  return {
    list: (actor: Actor, { queueId, parentId, queueOptionId }: OptionFilter): QueueOptionRow[] =>
      tables.queueOptions
        .findAll({ queueId, id: queueOptionId, parentId: parentId === -1 ? null : parentId || undefined })
        .filter((option) => isOwnQueue(actor, option.queueId)),

    show: (actor: Actor, id: number) => withParent(own(actor, id)),

    create: (actor: Actor, input: NewRow<QueueOptionRow>): QueueOptionRow => {
      if (!isOwnQueue(actor, input.queueId ?? null)) throw new ServerFailure('no such queue');
      return tables.queueOptions.insert(input);
    },

    update: (actor: Actor, id: number, input: NewRow<QueueOptionRow>) => {
      own(actor, id);
      if (input.queueId !== undefined && input.queueId !== null && !isOwnQueue(actor, input.queueId))
        throw new ServerFailure('no such queue');
      tables.queueOptions.update({ id }, input);
      return withParent(own(actor, id));
    },

    /** Its descendants are deleted with it. */
    remove: (actor: Actor, id: number): void => {
      own(actor, id);
      tables.queueOptions.remove({ id });
    },
  };
};
