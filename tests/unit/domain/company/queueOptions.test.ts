import { describe, expect, it } from 'vitest';
import type { QueueOption } from '@/protocol/records/queues';
import { findPositionFault, nextPosition, optionsBelow } from '@/domain/company/queueOptions';

const option = (id: number, key: string | null, parentId: number | null = null): QueueOption => ({
  id,
  title: `Opção ${id}`,
  option: key,
  parentId,
});
const roots = [option(1, '1'), option(2, ' 2 '), option(3, null)];

describe('the options below one', () => {
  it('[QUEUE-09] [QUEUE-10] are recognised by their parent, null at the root, even when a server sends all of them', () => {
    const all = [...roots, option(4, '1', 1), option(5, '2', 1), option(6, '1', 4), { id: 7, title: 'Sem pai' }];
    expect(optionsBelow(all, null).map(({ id }) => id)).toEqual([1, 2, 3, 7]);
    expect(optionsBelow(all, 1).map(({ id }) => id)).toEqual([4, 5]);
    expect(optionsBelow(all, 6)).toEqual([]);
  });

  it('[QUEUE-09] [QUEUE-10] are listed once each', () => {
    expect(optionsBelow([option(1, '1'), option(1, '9')], null)).toEqual([option(1, '9')]);
  });
});

describe('the position of an option', () => {
  it.each([
    ['3', null, null],
    ['2', null, 'taken'],
    [' 1', null, 'taken'],
    ['1', 1, null],
    ['0', null, 'reserved'],
    [' # ', 1, 'reserved'],
  ])('%j for option %s: %s', (position, ownId, fault) => {
    expect(findPositionFault(position, roots, ownId)).toBe(fault);
  });

  it.each([
    [[], '1'],
    [roots, '3'],
    [[option(1, 'A'), option(2, '1.5'), option(3, '-4')], '1'],
    [[option(1, '9'), option(2, '2')], '10'],
  ])('of a new option is one more than the highest', (siblings, next) => {
    expect(nextPosition(siblings)).toBe(next);
  });
});
