import { describe, expect, it } from 'vitest';
import { brokenPaths } from '../../scripts/lib/documentPaths.mjs';

const FILES = [
  'README.md',
  'docs/architecture.md',
  'docs/images/tickets.png',
  'electron/main/index.ts',
  'src/domain/limits.ts',
  'src/entities/tags/tagSlice.ts',
  'src/i18n/locales/en/shell.json',
  'src/i18n/locales/pt/shell.json',
  'src/ui/layout/Count.module.css',
];
const broken = (text: string) => brokenPaths('docs/architecture.md', text, FILES);

describe('paths named in documents', () => {
  it.each([
    'The limits are in `src/domain/limits.ts`, also called `domain/limits.ts` or `domain/limits`.',
    'The start is `index.ts` in `electron/main`.',
    'Texts: `src/i18n/locales/{pt,en}/shell.json`.',
    '![The tickets](images/tickets.png) and [the start](../README.md#two-commands)',
    '```\nelectron/main           the machine\nsrc/ui                  pieces\n  layout                bars and pages\n```',
    'Calls such as `GET /tickets/update`, actions such as `area:verb`, words such as `and/or`, sites such as [this](https://example.com).',
    'What is built or kept elsewhere: `dist/main.js`, `~/.config/Balcao/settings.json`.',
  ])('accepts %j', (text) => {
    expect(broken(text)).toEqual([]);
  });

  it.each([
    ['The limits are in `src/domain/bounds.ts`.', 'src/domain/bounds.ts'],
    ['The limits are in `domain/bounds`.', 'domain/bounds'],
    ['It starts in `begin.ts`.', 'begin.ts'],
    ['Texts: `src/i18n/locales/{pt,fr}/shell.json`.', 'src/i18n/locales/{pt,fr}/shell.json'],
    ['![The tickets](images/kanban.png)', 'images/kanban.png'],
    ['See [the start](READYOU.md).', 'READYOU.md'],
    ['```ts\n// entities/tags/tags.ts; also a line elsewhere\n```', 'entities/tags/tags.ts'],
    ['```\nsrc/ui                  pieces\n  panels                bars and pages\n```', 'src/ui/panels'],
  ])('finds missing paths in %j', (text, path) => {
    expect(broken(text)).toEqual([path]);
  });
});
