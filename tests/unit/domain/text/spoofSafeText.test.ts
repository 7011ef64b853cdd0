import { describe, expect, it } from 'vitest';
import { spoofSafeFileName, spoofSafeText, withoutOverrides } from '@/domain/text/spoofSafeText';
import { canOpenOutside, concealedTarget, externalUrl } from '@/domain/text/externalUrl';

describe('file names', () => {
  it.each([
    ['fatura_\u202Efdp.exe', 'fatura_[U+202E]fdp.exe'],
    ['foto\u200B.png', 'foto[U+200B].png'],
    ['nota\u00ADfiscal.pdf', 'nota[U+00AD]fiscal.pdf'],
    ['recibo․exe', 'recibo[U+2024]exe'],
    ['ｂoleto.pdf', '[U+FF42]oleto.pdf'],
    ['bаnco.pdf', 'b[U+0430]nco.pdf'],
    ['recibo.рԁf', 'recibo.[U+0440][U+0501]f'],
    ['recibo.ехе', 'recibo.[U+0435][U+0445][U+0435]'],
    ['linha\nnova.txt', 'linha[U+000A]nova.txt'],
    // Letters of each script that has the forms of Latin ones.
    ['b\u03B1nco.pdf', 'b[U+03B1]nco.pdf'],
    ['c\u0578nta.pdf', 'c[U+0578]nta.pdf'],
    ['\u13A0nexo.pdf', '[U+13A0]nexo.pdf'],
    ['\uA4D0oleto.pdf', '[U+A4D0]oleto.pdf'],
    // Substitutes for letters, dot and slash.
    ['\u{1D41B}oleto.pdf', '[U+1D41B]oleto.pdf'],
    ['\u3002\uFF61\uFE68.pdf', '[U+3002][U+FF61][U+FE68].pdf'],
    ['a\u2044b\u2215c\u29F5d\u29F8e.pdf', 'a[U+2044]b[U+2215]c[U+29F5]d[U+29F8]e.pdf'],
    // What nobody sees: fillers, line ends, and direction marks of each kind.
    ['\u034F\u115F\u1160\u2800\u3164\uFFA0.pdf', '[U+034F][U+115F][U+1160][U+2800][U+3164][U+FFA0].pdf'],
    ['\u2028\u2029\u200F\u061C\u2067.pdf', '[U+2028][U+2029][U+200F][U+061C][U+2067].pdf'],
  ])('[SEC-04] %j is shown as %s', (name, shown) => {
    expect(spoofSafeFileName(name)).toBe(shown);
  });

  it.each([
    'orçamento nº 12 – 2ª via.pdf',
    'Ação & Cia (1).docx',
    '👩‍👩‍👧 férias.jpg',
    'отчёт.pdf',
    '見積書.xlsx',
    'λόγος.txt',
  ])('[SEC-04] %s stays as it is', (name) => {
    expect(spoofSafeFileName(name)).toBe(name);
  });
});

describe('links', () => {
  it.each([
    ['https://bаnco.com.br/x', 'xn--bnco-53d.com.br'],
    ['https://bαnco.com.br/', 'xn--bnco-0ld.com.br'],
    ['https://bancо.com.br/', 'xn--banc-85d.com.br'],
    ['https://bancօ.com.br/', 'xn--banc-yif.com.br'],
    ['https://bɑnco.com.br/', 'xn--bnco-q5b.com.br'],
    ['https://banco.com.br@evil.test/', 'evil.test'],
    ['https://banco.com.br:443@evil.test/', 'evil.test'],
    ['https://ｂanco.com.br', 'banco.com.br'],
    ['https://banco。com。br', 'banco.com.br'],
    ['https://0x7f.1/', '127.0.0.1'],
    ['https://2130706433/', '127.0.0.1'],
    ['https://ban\u00ADco.com.br/', 'banco.com.br'],
  ])('[SEC-04] %j shows its target: %s', (text, host) => {
    expect(concealedTarget(text, new URL(text).href)).toBe(host);
  });

  it.each([
    'https://aurora.com.br/sofá?cor=verde#topo',
    'HTTPS://Aurora.com.br',
    'http://localhost:8080/x',
    'https://pãodeaçúcar.com.br',
    'mailto:ana@aurora.com.br',
    'tel:+551140028922',
  ])('[SEC-04] %s hides nothing', (text) => {
    expect(concealedTarget(text, new URL(text).href)).toBeNull();
  });

  it('[SEC-04] a mail address with foreign letters shows its true form', () => {
    const text = 'mailto:ana@bаnco.com.br';
    expect(concealedTarget(text, new URL(text).href)).toBe('ana@b%D0%B0nco.com.br');
  });

  it('[SEC-04] hidden characters of an address are shown', () => {
    expect(spoofSafeText('https://a.com/\u202Egpj.exe')).toBe('https://a.com/[U+202E]gpj.exe');
  });

  it.each([
    ['https://a.com', true],
    ['http://a.com', true],
    ['mailto:a@a.com', true],
    ['tel:+5511', true],
    ['ftp://a.com', false],
    ['sms:+5511', false],
    ['whatsapp://send?phone=5511', false],
    ['blob:https://a.com/1', false],
    ['file:///etc/passwd', false],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['data:text/html,x', false],
    ['//a.com', false],
    ['a.com', false],
    ['', false],
  ])('[SEC-04] may %s be opened outside: %s', (address, may) => {
    expect(canOpenOutside(address)).toBe(may);
  });
});

it('[SEC-04] text is never forced to run backwards, and marks that languages need are kept', () => {
  expect(withoutOverrides('a\u202Eb\u202C \u2067עברית\u2069')).toBe('a[U+202E]b[U+202C] \u2067עברית\u2069');
  expect(withoutOverrides('\u202A\u202B\u202D')).toBe('[U+202A][U+202B][U+202D]');
});

describe('an address that is none', () => {
  it('[SEC-04] is shown as it is, and never opened', () => {
    expect(concealedTarget('texto', 'sem endereço')).toBe('sem endereço');
    expect(externalUrl('sem endereço')).toBeNull();
    expect(externalUrl('javascript:alert(1)')).toBeNull();
    expect(externalUrl('HTTPS://A.com')).toBe('https://a.com/');
  });

  it('[SEC-04] a text without a host hides the true one', () => {
    expect(concealedTarget('?', 'https://a.com/')).toBe('a.com');
    expect(concealedTarget('https://', 'https://a.com/')).toBe('a.com');
    expect(concealedTarget('clique@aqui', 'https://a.com/')).toBe('a.com');
  });
});
