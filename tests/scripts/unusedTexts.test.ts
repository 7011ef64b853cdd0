import { describe, expect, it } from 'vitest';
import { unusedTexts } from '../../scripts/lib/unusedTexts.mjs';

const unused = (key: string, source: string): string[] => unusedTexts([['tags', key]], [source]);

describe('texts that nothing shows', () => {
  it.each([
    ['page.title', "t('page.title')"],
    ['page.title', "textKey: 'tags:page.title'"],
    ['page.count_one', "t('page.count', { count })"],
    ['kind.image', 't(`kind.${kind}`)'],
    ['kind.image.short', 't(`kind.${kind}.short`)'],
    ['wait.hours', '`${name} ${t(`wait.${unit}`, { count })}`'],
    ['kind.not-found', 'textKey: `tags:kind.${kind}`'],
  ])('%s is shown by %s', (key, source) => {
    expect(unused(key, source)).toEqual([]);
  });

  it.each([
    ['page.title', "t('page.titles')"],
    ['page.title', "t('users:page.title')"],
    ['kind.image', 't(`${kind}`)'],
    ['kind.image', 't(`kinds.${kind}`)'],
  ])('%s is not shown by %s', (key, source) => {
    expect(unused(key, source)).toEqual([`tags:${key}`]);
  });
});
