import { describe, expect, it } from 'vitest';
import { agentOf } from '@/domain/conversations/access';
import { belongsToBoard, boardQuery, columnOf, otherColumnsOf, tagsAfterMove } from '@/domain/conversations/kanban';
import { aTicket, aUser } from '@tests/support/records';

const me = agentOf(aUser());
const seesAll = agentOf(aUser({ allTicket: 'enabled', queues: undefined }));

describe('[KAN-02] the board', () => {
  it('[KAN-07] is asked for by the queues and the right of the user record, whatever the role', () => {
    expect(boardQuery(me)).toEqual({ queueIds: [1], showAll: false });
    expect(boardQuery({ ...me, profile: 'admin' })).toEqual({ queueIds: [1], showAll: false });
    expect(boardQuery(seesAll)).toEqual({ queueIds: [], showAll: true });
  });

  it.each([
    ['waiting in an own queue', me, {}, true],
    ['waiting without a queue', me, { queueId: null }, true],
    ['waiting in a foreign queue', me, { queueId: 2 }, false],
    ['open and own', me, { status: 'open', userId: 10 }, true],
    ['open and own in a foreign queue', me, { status: 'open', userId: 10, queueId: 2 }, false],
    ['open and of somebody else', me, { status: 'open', userId: 11 }, false],
    ['closed and own', me, { status: 'closed', userId: 10 }, false],
    ['of an unknown status', me, { status: 'archived', userId: 10 }, false],
    [
      'of somebody else in a foreign queue, for who sees all',
      seesAll,
      { status: 'open', userId: 11, queueId: 2 },
      true,
    ],
    ['waiting in a foreign queue, for who sees all', seesAll, { queueId: 2 }, true],
    ['closed, for who sees all', seesAll, { status: 'closed' }, false],
  ])('a ticket %s: %#', (_, user, facts, isCard) => {
    expect(belongsToBoard(aTicket(facts), user)).toBe(isCard);
  });
});

describe('the columns of a card', () => {
  const tag = (id: number) => ({ id, name: `T${id}`, color: `#00000${id}` });
  const columns = [tag(1), tag(2), tag(3), tag(4)];

  it('[KAN-13] come in the order of the board: the first holds the card, the others are its chips', () => {
    const card = { tags: [tag(4), tag(3), tag(9), tag(2)] };
    expect(columnOf(card, columns)).toBe(2);
    expect(otherColumnsOf(card, columns)).toEqual([tag(3), tag(4)]);
  });

  it('[KAN-03] without a tag of a column there is none: the card is in the first one', () => {
    for (const card of [{ tags: [tag(9)] }, { tags: [] }, {}]) {
      expect(columnOf(card, columns)).toBeNull();
      expect(otherColumnsOf(card, columns)).toEqual([]);
    }
  });

  it('[KAN-13] after a move only the target remains, beside ordinary tags', () => {
    const wide = { ...tag(2), kanban: 1, ticketsCount: 7 };
    expect(tagsAfterMove({ tags: [tag(1), tag(9), tag(3)] }, [tag(1), wide, tag(3)], 2)).toEqual([tag(9), tag(2)]);
    expect(tagsAfterMove({ tags: [tag(1), tag(9)] }, columns, null)).toEqual([tag(9)]);
    expect(tagsAfterMove({}, columns, 3)).toEqual([tag(3)]);
  });
});
