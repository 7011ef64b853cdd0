import { describe, expect, it, vi } from 'vitest';
import { tagSchema } from '@/protocol/records/tags';
import { field, many, nothing, one, paged, sentence } from '@/protocol/answers';

const tag = { id: 1, name: 'VIP', color: '#ff0000' };
const readPage = paged(tagSchema, 'tags');

describe('pages', () => {
  it.each([
    ['under the name of the area', { tags: [tag], count: 9, hasMore: true }, { hasMore: true, count: 9 }],
    ['under records', { records: [tag], count: '9', hasMore: false }, { hasMore: false, count: 9 }],
    ['with a list as count', { tags: [tag], count: [{ id: 1, count: '4' }], hasMore: false }, { count: 1 }],
    ['without hasMore and count', { tags: [tag] }, { hasMore: false }],
    ['as a plain list', [tag], { hasMore: false, count: 1 }],
  ])('[COMPAT-01] [TLIST-07] [LIST-02] a list comes %s', (_title, body, rest_) => {
    expect(readPage(body)).toMatchObject({ records: [tag], ...rest_ });
  });

  it.each([null, '', '<html>', 7, {}])('[SEC-09] any other answer is an empty page: %j', (body) => {
    expect(readPage(body)).toEqual({ records: [], hasMore: false });
  });
});

describe('other answers', () => {
  it.each([[[tag]], [{ lista: [tag] }], [{ tags: [tag] }]])('[COMPAT-01] a whole list is found in %j', (body) => {
    expect(many(tagSchema, 'lista', 'tags')(body)).toEqual([tag]);
  });

  it.each([
    [{ message: 'Prompt deleted' }, 'Prompt deleted'],
    [{ mensagem: 'Arquivo Anexado' }, 'Arquivo Anexado'],
    ['', null],
    [{ id: 1 }, null],
  ])('[COMPAT-01] a sentence is read from %j', (body, words) => {
    expect(sentence(body)).toBe(words);
  });
});

describe('an answer', () => {
  it('of one record is the record, or null', () => {
    expect(one(tagSchema)(tag)).toEqual(tag);
    expect(one(tagSchema)('<html>')).toBeNull();
    expect(nothing({ message: 'ok' })).toBeNull();
  });

  it('[SEC-09] reports how many records of a list or page were unreadable', () => {
    const onDropped = vi.fn();
    many(tagSchema, 'tags')({ tags: [tag, {}] }, onDropped);
    readPage({ tags: [tag, {}, null] }, onDropped);
    expect(onDropped.mock.calls).toEqual([[1], [2]]);
  });

  it.each([
    ['text', '<html>', 1],
    ['another shape', { message: 'ok' }, 1],
    ['a record without an identity', { name: 'VIP' }, 1],
    ['nothing at all', null, 0],
    ['an empty body', '', 0],
    ['a body that is absent', undefined, 0],
  ])('[SEC-09] that is %s is read as nothing, and reported unless it is empty', (_, body, count) => {
    const dropped = vi.fn();
    expect(one(tagSchema)(body, dropped)).toBeNull();
    expect(many(tagSchema, 'lista')(body, dropped)).toEqual([]);
    expect(readPage(body, dropped)).toEqual({ records: [], hasMore: false });
    expect(dropped.mock.calls).toEqual(Array.from({ length: count * 3 }, () => [1]));
  });

  it('[SEC-09] that is read is not reported, nor is an empty list', () => {
    const dropped = vi.fn();
    one(tagSchema)(tag, dropped);
    many(tagSchema, 'lista')({ lista: [] }, dropped);
    readPage([], dropped);
    expect(dropped).not.toHaveBeenCalled();
  });

  it('has its list under the first name that holds one', () => {
    const other = { ...tag, id: 2 };
    expect(readPage({ tags: 'none', records: [tag] }).records).toEqual([tag]);
    expect(readPage({ tags: [tag], records: [other] }).records).toEqual([tag]);
    expect(many(tagSchema)({ records: [tag] })).toEqual([]);
  });

  it('[LIST-02] [LIST-03] announces another page only by a plain yes, and a total only by a readable number', () => {
    expect(readPage({ tags: [], hasMore: 'true' })).toEqual({ records: [], hasMore: false });
    expect(readPage({ tags: [], count: 'many' })).toEqual({ records: [], hasMore: false });
    expect(readPage({ tags: [], count: 0 })).toEqual({ records: [], hasMore: false, count: 0 });
    expect(readPage({ tags: [], count: [] })).toEqual({ records: [], hasMore: false, count: 0 });
  });

  it('without an object has no values', () => {
    expect([null, undefined, 'text', 7].map((body) => field(body, 'length'))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(field({ a: 1 }, 'a')).toBe(1);
    expect([sentence(null), sentence({ message: 7 }), sentence({ message: null, mensagem: 'Ok' })]).toEqual([
      null,
      null,
      'Ok',
    ]);
  });
});

it('a page of an unknown total has no total at all', () => {
  expect(Object.keys(readPage({ tags: [] }))).toEqual(['records', 'hasMore']);
});
