import { describe, expect, it } from 'vitest';
import {
  findRanges,
  foldText,
  fromMark,
  markedRanges,
  rankOf,
  searchForms,
  textFinder,
  wordsOf,
} from '@/domain/text/foldedText';
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
  ])('[TRIAGE-11] [FIND-01] %s holds %s: %j', (text, words, expected) => {
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
  ])('[TRIAGE-11] %j finds %j', (typed, text) => {
    expect(textFinder(typed)(text)).toBe(true);
    expect(textFinder(typed)('zzz', null, text)).toBe(true);
  });

  it.each([
    ['monico', 'Mônica'],
    ['98000-2223', '5511980002222'],
    // Digits in a sentence are no number: these are in two different words.
    ['1-2', 'Sala 1, andar 2'],
    ['+', '5511980002222'],
    ['a', ''],
  ])('[TRIAGE-11] %j does not find %j', (typed, text) => {
    expect(textFinder(typed)(text, undefined)).toBe(false);
  });

  it.each([
    ['sofá 12', ['sofá 12']],
    ['', ['']],
    ['5511980002222', ['5511980002222']],
    ['98000-2222', ['98000-2222', '980002222']],
    ['+55 (11) 98000.2222', ['+55 (11) 98000.2222', '5511980002222']],
  ])('[TRIAGE-11] servers are asked for %j as %j', (typed, forms) => {
    expect(searchForms(typed)).toEqual(forms);
  });

  it('[TRIAGE-11] a select matches its options in the same way', () => {
    expect(selectSearch.filterOption('monica', { label: 'Mônica' })).toBe(true);
    expect(selectSearch.filterOption('98000-2222', { label: '5511980002222' })).toBe(true);
    expect(selectSearch.filterOption('x', { label: 'Mônica' })).toBe(false);
    expect(selectSearch.filterOption('x', undefined)).toBe(false);
  });
});

describe('a mixed list', () => {
  it.each([
    ['name', 'mon', { label: 'Mônica Prado' }, 0],
    ['start of a word', 'prado', { label: 'Mônica Prado' }, 1],
    ['words in another order', 'prado monica', { label: 'Mônica Prado' }, 1],
    ['number as displayed', '98000-2222', { label: 'Mônica', number: '+55 11 98000-2222' }, 2],
    ['part of a word', 'nica', { label: 'Mônica Prado' }, 3],
    ['hint', 'vend', { label: 'Mônica', hint: '#8 · Vendas' }, 3],
    ['message', 'sofa', { label: 'Mônica', message: 'O sofá chegou' }, 4],
    ['nothing', 'sofa', { label: 'Mônica', hint: '#8', number: '+55 11 98000-2222', message: 'Oi' }, null],
  ])('[TRIAGE-11] ranks by %s', (_, typed, row, rank) => {
    expect(rankOf(row, typed)).toBe(rank);
  });

  it.each([
    ['Mônica Prado', 'prado monica', ['Mônica', 'Prado']],
    ['(Mônica)', '#monica', ['Mônica']],
    ['#8 · 8 anos', '#8', ['#8']],
    ['+55 11 98000-2222', '980002222', ['98000-2222']],
    ['+55 11 98000-2222', '98000-2222', ['98000-2222']],
    ['+55 11 98000-2222', '11 98000', ['11 98000']],
    ['Bom dia', 'x', []],
  ])('[TRIAGE-11] in %s, what %s found is marked', (text, typed, marked) => {
    expect(markedRanges(text, typed).map(({ start, end }) => text.slice(start, end))).toEqual(marked);
  });
});

describe('a query of several words', () => {
  it.each([
    ['all words begin words of the name', 'prado x', { label: 'Mônica Prado' }, null],
    ['signs around the name and the words do not count', '(prado', { label: '“Mônica” — (Prado)' }, 1],
    ['signs before the name do not count', '#monica', { label: '(Mônica)' }, 0],
    ['blanks around the query do not count', '  monica ', { label: 'Mônica Prado' }, 0],
    ['several blanks separate words', ' prado   monica ', { label: 'Mônica Prado' }, 1],
    ['both parts of a number are in it', '2222 98000', { label: 'Mônica', number: '+55 11 98000-2222' }, 2],
    ['one part of a number is not in it', '2222 77', { label: 'Mônica', number: '+55 11 98000-2222' }, null],
    ['one word is in the name, another in the hint', 'nica vendas', { label: 'Mônica', hint: '#8 · Vendas' }, 3],
    ['one word is nowhere', 'nica compras', { label: 'Mônica', hint: '#8 · Vendas' }, null],
    ['one word is in the message', 'nica sofa', { label: 'Mônica', message: 'O sofá chegou' }, 4],
    ['one word is not even in the message', 'nica mesa', { label: 'Mônica', message: 'O sofá chegou' }, null],
  ])('[TRIAGE-11] ranks when %s', (_, typed, row, rank) => {
    expect(rankOf(row, typed)).toBe(rank);
  });

  it.each([
    ['abcd', 'abc bcd', ['abcd']],
    ['abcd', 'ab cd', ['ab', 'cd']],
    ['abcabc', 'abc ab', ['abc', 'abc']],
    ['Sala 12', '3', []],
    // Digits in two different words.
    ['Sala 1, andar 2', '12', []],
    ['+55 11 98000-2222', '+', ['+']],
    ['Pedido 12', '12', ['12']],
    ['+55 11 98000-2222', '77', []],
    ['Bom dia', '  dia  ', ['dia']],
    ['', 'a', []],
  ])('[TRIAGE-11] in %j, what %j found is marked without overlaps', (text, typed, marked) => {
    expect(markedRanges(text, typed).map(({ start, end }) => text.slice(start, end))).toEqual(marked);
  });

  it.each([
    ['O sofá está na loja', 'loja', 'O sofá está na loja'],
    ['Bom dia, o sofá verde ainda está na loja', 'ESTA', '…ainda está na loja'],
    // Not from the first word that occurs, which may be a short one.
    ['Bom dia, o sofá verde ainda está na loja', 'o loja', '…está na loja'],
    ['Link: https://loja.example/catalogo/sofas na loja', 'sofas', '…sofas na loja'],
    ['12345678901234567890 sofá', 'sofa', '…sofá'],
    ['1234567890123456789 sofá', 'sofa', '1234567890123456789 sofá'],
    ['O sofá verde ainda está na loja', 'mesa', 'O sofá verde ainda está na loja'],
  ])('[TRIAGE-11] the row of %j begins for %j as %j', (text, typed, shown) => {
    expect(fromMark(text, typed)).toBe(shown);
  });

  it('has no words while only blanks are typed', () => {
    expect(wordsOf('  ')).toEqual([]);
    expect(wordsOf('  um   dois ')).toEqual(['um', 'dois']);
    expect(textFinder('')(null, undefined)).toBe(true);
  });
});
