import { describe, expect, it } from 'vitest';
import { commonActions, rowsBetween } from '@/domain/conversations/batch';
import { aTicket, aUser } from '@tests/support/records';

const agent = aUser();
const waiting = aTicket({ id: 1 });
const open = aTicket({ id: 2, status: 'open', userId: agent.id });
const closed = aTicket({ id: 3, status: 'closed', userId: agent.id });
const foreign = aTicket({ id: 4, queueId: 9 });

describe('[TRIAGE-04] the actions several tickets allow', () => {
  it('are those that every one of them allows', () => {
    expect(commonActions([waiting, { ...waiting, id: 9 }], agent)).toEqual(['accept', 'transfer', 'tag']);
    expect(commonActions([open], agent)).toEqual(['return', 'transfer', 'tag', 'resolve']);
    expect(commonActions([closed], agent)).toEqual(['tag']);
    expect(commonActions([waiting, open], agent)).toEqual(['transfer', 'tag']);
    expect(commonActions([open, closed], agent)).toEqual(['tag']);
  });

  it('are none when one of them may not be opened, and none without tickets', () => {
    expect(commonActions([waiting, foreign], agent)).toEqual([]);
    expect(commonActions([waiting, foreign], aUser({ profile: 'admin' }))).toEqual(['accept', 'transfer', 'tag']);
    expect(commonActions([], agent)).toEqual([]);
  });
});

describe('[TRIAGE-04] a range of rows', () => {
  const ids = [5, 3, 9, 1];

  it('includes both ends, in list order', () => {
    expect(rowsBetween(ids, 3, 1)).toEqual([3, 9, 1]);
    expect(rowsBetween(ids, 9, 5)).toEqual([5, 3, 9]);
    expect(rowsBetween(ids, 9, 9)).toEqual([9]);
  });

  it('is a single row when its start is unknown or gone', () => {
    expect(rowsBetween(ids, null, 9)).toEqual([9]);
    expect(rowsBetween(ids, 77, 9)).toEqual([9]);
  });
});

it('a range whose end is gone is that row alone', () => {
  expect(rowsBetween([5, 3, 9, 1], 3, 77)).toEqual([77]);
  expect(rowsBetween([5, 3, 9, 1], 5, 3)).toEqual([5, 3]);
});
