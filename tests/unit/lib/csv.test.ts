import { expect, it } from 'vitest';
import { toCsv } from '@/lib/csv';

it('[CONT-08] [CONT-09] fields with semicolons, lines with CRLF, a byte order mark; quoted and safe from formulas', () => {
  const rows = [
    ['name', 'number', 'email'],
    ['Ana; "Bia"', '5511', 'line\nbreak'],
    ['=1+1', '+55', '@x'],
    ['-x', 'a=b', ''],
    // Each of these alone would end a field, a quote or a line.
    ['a;b', 'a"b', 'a\rb'],
    ['\t=1', '\r=1', ' =1'],
  ];
  expect(toCsv(rows)).toBe(
    '\uFEFFname;number;email\r\n"Ana; ""Bia""";5511;"line\nbreak"\r\n\'=1+1;\'+55;\'@x\r\n\'-x;a=b;\r\n"a;b";"a""b";"a\rb"\r\n\'\t=1;"\'\r=1"; =1\r\n',
  );
});
