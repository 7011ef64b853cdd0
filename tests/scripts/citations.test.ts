import { describe, expect, it } from 'vitest';
import { citationsIn } from '../../scripts/lib/citations.mjs';

describe('citations in comments', () => {
  it.each([
    ['/** Moves a card (KAN-08). */', 'KAN-08'],
    ['// Updates lack nested parts (C10).', 'C10'],
    ['  * and waits for the echo, see A11Y-03.', 'A11Y-03'],
    ['const wait = 5;\t// ms, PERF-03', 'PERF-03'],
    ['/* Servers join late (socket.md). */', 'socket.md'],
    ['// The tenant key, § 3.', '§'],
  ])('finds the citation of %s', (comment, citation) => {
    expect(citationsIn(`const first = 1;\n${comment}\n`)).toEqual([{ line: 2, citation }]);
  });

  it.each([
    "it('[KAN-08] moving a card removes the old tag', () => {});",
    "const address = 'https://example.com/KAN-08';",
    '// UTF-8 with the marks of ISO-8601, encrypted with AES-256.',
    '// Events may come late: docs/servers.md#late-and-missing-events',
    '/** Moves a card and removes the tag of its old column. */',
  ])('accepts %s', (line) => {
    expect(citationsIn(line)).toEqual([]);
  });
});
