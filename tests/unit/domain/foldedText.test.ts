import { describe, expect, it } from 'vitest';
import { findRanges, foldText, textFinder } from '@/domain/foldedText';
import { selectSearch } from '@/ui/form/selectSearch';

const found = (text: string, words: string) =>
  findRanges(text, foldText(words)).map(({ start, end }) => text.slice(start, end));

describe('searching a text', () => {
  it.each([
    ['O Sofá verde', 'sofa', ['Sofá']],
    ['SOFÁ, sofá e sofa\u0301', 'Sofá', ['SOFÁ', 'sofá', 'sofa\u0301']],
    ['ação e reação', 'ACAO', ['ação', 'ação']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['👍 certo 👍', '👍', ['👍', '👍']],
    ['sem nada', 'x', []],
    ['qualquer', '', []],
  ])('%s holds %s: %j', (text, words, expected) => {
    expect(found(text, words)).toEqual(expected);
  });
});

describe('filtering loaded data', () => {
  it.each([
    ['monica', 'Mônica Prado'],
    ['MÔNICA', 'monica prado'],
    ['orc', 'Orçamento enviado'],
    ['São', 'Nova conexao sao paulo'],
    ['98000-2222', '5511980002222'],
    ['(11) 98000', '+55 11 98000-2222'],
    ['\u202A+55 11 98000\u20112222\u202C', '5511980002222'],
    ['2222', '(11) 98000-2222'],
    ['', 'anything'],
    ['  ', ''],
  ])('%j finds %j', (typed, text) => {
    expect(textFinder(typed)(text)).toBe(true);
    expect(textFinder(typed)('zzz', null, text)).toBe(true);
  });

  it.each([
    ['monico', 'Mônica'],
    ['98000-2223', '5511980002222'],
    // The digits of a sentence are no number: these stand in two different words.
    ['1-2', 'Sala 1, andar 2'],
    ['+', '5511980002222'],
    ['a', ''],
  ])('%j does not find %j', (typed, text) => {
    expect(textFinder(typed)(text, undefined)).toBe(false);
  });

  it('a select finds its options in the same way', () => {
    expect(selectSearch.filterOption('monica', { label: 'Mônica' })).toBe(true);
    expect(selectSearch.filterOption('98000-2222', { label: '5511980002222' })).toBe(true);
    expect(selectSearch.filterOption('x', { label: 'Mônica' })).toBe(false);
    expect(selectSearch.filterOption('x', undefined)).toBe(false);
  });
});
