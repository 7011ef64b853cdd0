import { describe, expect, it } from 'vitest';
import { tagSchema } from '@/protocol/records/tags';
import { rest } from '@/protocol/rest';
import { many, paged, sentence } from '@/protocol/rest/call';

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

  it.each([null, '', '<html>', 7, {}])('anything else is an empty page: %j', (body) => {
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

  it('a page of messages carries its ticket', () => {
    const body = { messages: [], count: 0, hasMore: false, ticket: { id: 3, uuid: 'u' } };
    expect(rest.messages.page.read(body)).toMatchObject({ records: [], ticket: { id: 3, uuid: 'u' } });
  });

  it('settings of other providers are left out', () => {
    const body = [
      { id: 1, key: 'call', value: 'enabled' },
      { id: 2, key: 'tokenixc', value: 'secret' },
    ];
    expect(rest.settings.list.read(body)).toEqual([{ id: 1, key: 'call', value: 'enabled' }]);
  });
});

it('parts of a path are encoded', () => {
  expect(rest.auth.resetPassword.path('a@b.co', 'c/d', 'p#1?%')).toBe('/resetpasswords/a%40b.co/c%2Fd/p%231%3F%25');
});
