import { describe, expect, it } from 'vitest';
import { tagSchema } from '@/protocol/records/tags';
import { many, paged, sentence } from '@/protocol/answers';

const tag = { id: 1, name: 'VIP', color: '#ff0000' };
const readPage = paged(tagSchema, 'tags');

describe('pages', () => {
  it.each([
    ['under the name of the area', { tags: [tag], count: 9, hasMore: true }, { hasMore: true, count: 9 }],
    ['under records', { records: [tag], count: '9', hasMore: false }, { hasMore: false, count: 9 }],
    ['with a list as count', { tags: [tag], count: [{ id: 1, count: '4' }], hasMore: false }, { count: 1 }],
    ['without hasMore and count', { tags: [tag] }, { hasMore: false }],
    ['as a plain list', [tag], { hasMore: false, count: 1 }],
  ])('[COMPAT-01] a list comes %s', (_title, body, rest_) => {
    expect(readPage(body)).toMatchObject({ records: [tag], ...rest_ });
  });

  it.each([null, '', '<html>', 7, {}])('any other answer is an empty page: %j', (body) => {
    expect(readPage(body)).toEqual({ records: [], hasMore: false });
  });
});

describe('other answers', () => {
  it.each([[[tag]], [{ lista: [tag] }], [{ tags: [tag] }]])('a whole list is found in %j', (body) => {
    expect(many(tagSchema, 'lista', 'tags')(body)).toEqual([tag]);
  });

  it.each([
    [{ message: 'Prompt deleted' }, 'Prompt deleted'],
    [{ mensagem: 'Arquivo Anexado' }, 'Arquivo Anexado'],
    ['', null],
    [{ id: 1 }, null],
  ])('a sentence is read from %j', (body, words) => {
    expect(sentence(body)).toBe(words);
  });
});
