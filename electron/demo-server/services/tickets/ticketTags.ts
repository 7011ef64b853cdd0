import type { ServerContext } from '../../context';
import type { TagRow, TicketTagRow } from '../../db/rows';
import { ServerFailure } from '../../http/errors';
import type { Actor } from '../../http/tokens';

/** A failure that only the calls for ticket tags have: 500 with a sentence of its own. */
export class TicketTagFailure extends Error {}

/** Tags on tickets. No change emits an event. */
export const createTicketTags = ({ db, tables }: Pick<ServerContext, 'db' | 'tables'>) => {
  const ownTicket = ({ companyId }: Actor, id: number) => tables.tickets.find({ id, companyId });
  const ownTag = ({ companyId }: Actor, id: number): TagRow | null => tables.tags.find({ id, companyId });

  const withTags = (ticketId: number) =>
    tables.ticketTags
      .findAll({ ticketId })
      .map((TicketTag) => Object.assign(tables.tags.get(TicketTag.tagId)!, { TicketTag }));

  return {
    /** ⚠ A tag added twice is stored twice. */
    add: (actor: Actor, ticketId: number, tagId: number): TicketTagRow => {
      if (!ownTicket(actor, ticketId) || !ownTag(actor, tagId))
        throw new TicketTagFailure('Failed to store ticket tag.');
      return tables.ticketTags.insert({ ticketId, tagId });
    },

    /** ⚠ Removes only kanban tags; other tags stay. An unknown ticket is no failure. */
    removeColumns: (actor: Actor, ticketId: number): void => {
      if (!ownTicket(actor, ticketId)) return;
      db.run('DELETE FROM ticket_tags WHERE ticketId = :ticketId AND tagId IN (SELECT id FROM tags WHERE kanban = 1)', {
        ticketId,
      });
    },

    /** Replaces the whole set. ⚠ Returns the ticket with the tags it had before. */
    replace: (actor: Actor, ticketId: number, tagIds: readonly number[]) =>
      db.transaction(() => {
        const ticket = ownTicket(actor, ticketId);
        if (!ticket) throw new ServerFailure('unknown ticket');
        const before = withTags(ticketId);
        tables.ticketTags.remove({ ticketId });
        for (const tagId of new Set(tagIds)) {
          if (!ownTag(actor, tagId)) throw new ServerFailure('unknown tag');
          tables.ticketTags.insert({ ticketId, tagId });
        }
        return { ...ticket, tags: before };
      }),
  };
};
