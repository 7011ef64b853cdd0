import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as collections from '@/entities/collections';
import { matchesSearch, emptySearch } from '@/domain/conversations/ticketSearch';
import { agentOf } from '@/domain/conversations/access';
import { matchingReplies } from '@/features/tickets/composer/quick-replies/quickReplyQuery';
import { tagChoices } from '@/features/tickets/tags/tagChoices';
import { selectSearch } from '@/ui/form/selectSearch';
import { aTicket, aUser } from '@tests/support/records';

/** The field of each list by which its rows are found. */
const FIELDS = [
  ['announcements', 'title'],
  ['campaigns', 'name'],
  ['chats', 'title'],
  ['companies', 'name'],
  ['contactListItems', 'name'],
  ['contactLists', 'name'],
  ['contacts', 'name'],
  ['fileLists', 'name'],
  ['helps', 'title'],
  ['invoices', 'detail'],
  ['plans', 'name'],
  ['prompts', 'name'],
  ['queueIntegrations', 'name'],
  ['queues', 'name'],
  ['quickMessages', 'shortcode'],
  ['schedules', 'title'],
  ['tags', 'name'],
  ['users', 'name'],
] as const;

/** Any collection; each has records and queries of its own. */
const matchers = new Map(
  Object.entries(collections).map(([name, { matches }]) => [
    name,
    matches as unknown as (...args: object[]) => boolean,
  ]),
);
const matcherOf = (name: string) => matchers.get(name)!;

describe('[TRIAGE-11] what is found among loaded data, whatever accents and case', () => {
  it('is found in every list', () => {
    expect(FIELDS.map(([name]) => name)).toEqual(Object.keys(collections).toSorted());
  });

  it.each(FIELDS)('[TAG-02] [LIST-01] in %s by %s', (name, field) => {
    const matches = matcherOf(name);
    const query = (searchParam: string) => ({
      searchParam,
      tagIds: [],
      contactListId: 1,
      contactId: null,
      userIds: [],
    });
    const record = { id: 1, contactListId: 1, tags: [], [field]: 'Mônica Avó' };
    expect(['monica', 'MÔNICA', 'avo'].map((words) => matches(record, query(words)))).toEqual([true, true, true]);
    expect(matches(record, query('monika'))).toBe(false);
  });

  it('numbers, as they are displayed', () => {
    const record = { id: 1, contactListId: 1, name: 'Rita', tags: [], number: '5511980002222' };
    for (const name of ['contacts', 'contactListItems'] as const) {
      const found = (searchParam: string) => matcherOf(name)(record, { searchParam, tagIds: [], contactListId: 1 });
      expect([found('98000-2222'), found('+55 (11) 98000-2222'), found('98000-2223')]).toEqual([true, true, false]);
    }
    const company = { id: 1, name: 'Casa Aurora', email: '', phone: '5511980002222' };
    const found = (searchParam: string) => matcherOf('companies')(company, { searchParam });
    expect([found('98000-2222'), found('98000-2223')]).toEqual([true, false]);
    expect(selectSearch.filterOption('980002222', { label: '+55 11 98000-2222' })).toBe(true);
  });

  it('[INPUT-08] [TLIST-09] in the choices of fields, tags, quick replies and tickets', () => {
    expect(selectSearch.filterOption('MONICA', { label: 'Mônica' })).toBe(true);
    expect(selectSearch.filterOption('monica', { label: 'Bruno' })).toBe(false);

    const tags = ['Orçamento', 'Boleto'].map((name, index) => ({ id: index, name, color: '#000' }));
    expect(tagChoices(tags, [], 'orcamento')).toEqual([{ kind: 'tag', tag: tags[0], chosen: false }]);

    const answers = ['Prazo', 'Promoção'].map((shortcode, id) => ({ id, shortcode, message: '' }));
    expect(matchingReplies(answers as never, 'PROMOCAO').map(({ shortcode }) => shortcode)).toEqual(['Promoção']);

    const contact = { id: 9, name: 'Mônica', number: '5511980002222' };
    for (const text of ['monica', '98000-2222'])
      expect(matchesSearch({ ...emptySearch, text }, aTicket({ contact }), agentOf(aUser()), false)).toBe(true);
  });
});

it('[TRIAGE-11] every field with choices to search folds accents and case, or leaves the search to the server', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const texts = files.map((file) => readFileSync(`src/${file}`, 'utf8'));
  const searched = texts.flatMap((text) => text.match(/\bshowSearch(?:=|: ).*/g) ?? []);
  expect(searched.length).toBeGreaterThan(15);
  expect(searched.filter((line) => !/selectSearch|filterOption: false/.test(line))).toEqual([]);
  // A field for several choices can be searched always.
  const several = texts.filter((text) => text.includes('mode="multiple"'));
  expect(several.length).toBeGreaterThan(5);
  const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;
  expect(several.filter((text) => count(text, /mode="multiple"/g) > count(text, /showSearch/g))).toEqual([]);
});
