import { expect, it } from 'vitest';
import { isExecutable, safeFileName } from '@native/main/system/fileName';

it.each([
  ['a'.repeat(150), 'a'.repeat(150)],
  ['a'.repeat(151), 'a'.repeat(150)],
  [`${'a'.repeat(200)}.pdf`, `${'a'.repeat(146)}.pdf`],
  [`${'a'.repeat(200)}.${'b'.repeat(30)}`, `${'a'.repeat(129)}.${'b'.repeat(20)}`],
  ['  nota.pdf  ', 'nota.pdf'],
  ['.. nota.pdf', 'nota.pdf'],
  ['...', 'arquivo'],
  ['', 'arquivo'],
  ['con', 'arquivo-con'],
  ['CON.txt', 'arquivo-CON.txt'],
  ['contrato.txt', 'contrato.txt'],
  ['a/b\\c:d.txt', 'a_b_c_d.txt'],
])('[NTV-17] [SEC-04] %j is stored as %j', (suggested, name) => {
  expect(safeFileName(suggested)).toBe(name);
});

it.each([
  ['a.exe', true],
  ['a.EXE. ', true],
  ['a.pdf', false],
  ['exe', false],
  ['a.', false],
  ['', false],
])('[NTV-17] a click on %j may run it: %s', (name, may) => {
  expect(isExecutable(name)).toBe(may);
});
