import { expect, it } from 'vitest';
import { oneLine } from '@/domain/text/oneLine';

it.each([
  ['*Bom* _dia_ ~hoje~', 'Bom dia hoje'],
  ['*a*', 'a'],
  ['*dois termos*', 'dois termos'],
  ['* a*', '* a*'],
  ['*a *', '*a *'],
  ['x*a*', 'x*a*'],
  ['*a*x', '*a*x'],
  ['1*a*', '1*a*'],
  ['*a_', '*a_'],
  ['*uma\nlinha*', '*uma linha*'],
  ['  uma \n\t outra  ', 'uma outra'],
  ['\u200eBem-vindo', 'Bem-vindo'],
  ['', ''],
])('%j in one line is %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

it('[SEC-04] a file name in a list or quote is not rendered backwards', () => {
  expect(oneLine('fatura_\u202Efdp.exe')).toBe('fatura_[U+202E]fdp.exe');
});
