import { describe, expect, it } from 'vitest';
import { findRanges, foldText } from '@/domain/foldedText';

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
