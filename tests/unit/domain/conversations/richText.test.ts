import { describe, expect, it } from 'vitest';
import { findLinks } from '@/domain/conversations/links';
import { readRichText, type RichNode } from '@/domain/conversations/richText';

const flat = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      if (node.type === 'link') return `<${node.href}>`;
      return `[${node.type} ${flat(node.children)}]`;
    })
    .join('');

describe('links in customer text', () => {
  it.each([
    ['veja https://aurora.com.br/sofa', 'https://aurora.com.br/sofa'],
    ['em http://aurora.com.br.', 'http://aurora.com.br/'],
    ['(https://a.com/x_(y))', 'https://a.com/x_(y)'],
    ['www.aurora.com.br', 'https://www.aurora.com.br/'],
    ['fale com ana@aurora.com.br hoje', 'mailto:ana@aurora.com.br'],
    ['tel:+551140028922', 'tel:+551140028922'],
    ['*https://a.com/um_dois*', 'https://a.com/um_dois'],
  ])('%s leads to %s', (text, href) => {
    expect(findLinks(text).map((link) => link.href)).toEqual([href]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'ftp://a.com', 'https://', 'x@y'])(
    '[SEC-04] %s stays text',
    (text) => {
      expect(findLinks(text)).toEqual([]);
    },
  );

  it('exclude the punctuation that ends the sentence', () => {
    const [link] = findLinks('Viu https://a.com/b?');
    expect('Viu https://a.com/b?'.slice(link?.start, link?.end)).toBe('https://a.com/b');
  });
});

describe('styles', () => {
  it.each([
    ['*forte* e _leve_', '[bold forte] e [italic leve]'],
    ['~velho~ `x = 1`', '[strike velho] [code x = 1]'],
    ['*_os dois_*', '[bold [italic os dois]]'],
    ['```uma\n*linha*```', '[code uma\n*linha*]'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['nome_de_arquivo', 'nome_de_arquivo'],
    ['*aberto', '*aberto'],
    ['*não\nfecha*', '*não\nfecha*'],
    ['*veja https://a.com/*x*', '[bold veja <https://a.com/*x>]'],
  ])('[SEC-03] %s is read as %s', (text, expected) => {
    expect(flat(readRichText(text))).toBe(expected);
  });

  it('[SEC-03] keep markup as plain characters', () => {
    expect(readRichText('<img src=x onerror=alert(1)>')).toEqual([
      { type: 'text', text: '<img src=x onerror=alert(1)>' },
    ]);
  });

  // So long that scanning the text again for each of its marks would take hours.
  it('[SEC-03] a hostile text of 600,000 characters is read without repeated passes', () => {
    const text = '*a _b ~c '.repeat(66_667);
    expect(flat(readRichText(text))).toBe(text);
  });

  it.each([`https://a.com/${')'.repeat(600_000)}`, '*'.repeat(600_000), '```'.repeat(200_000), 'a@'.repeat(300_000)])(
    '[SEC-03] a text of 600,000 repeated characters is read in one pass (%#)',
    (text) => {
      expect(readRichText(text).length).toBeGreaterThan(0);
    },
  );
});

describe('marks at the edges', () => {
  it.each([
    ['**', '**'],
    ['* *', '* *'],
    ['**a**', '*[bold a]*'],
    ['*a* *b*', '[bold a] [bold b]'],
    ['*a *b*', '[bold a *b]'],
    ['a*b*', 'a*b*'],
    ['*a*b', '*a*b'],
    ['*a\nb* *c*', '*a\nb* [bold c]'],
    ['*a\n*b*', '*a\n[bold b]'],
    ['``` ```', '[code  ]'],
    ['``````', '``````'],
    ['```a', '```a'],
    ['*b ```a``` c*', '[bold b [code a] c]'],
    ['*b* ```a```', '[bold b] [code a]'],
    ['_*a*', '_[bold a]'],
    ['*a_', '*a_'],
    ['*_a*_', '[bold _a]_'],
    ['*veja https://a.com*', '[bold veja <https://a.com/>]'],
    ['', ''],
    ['\n', '\n'],
  ])('[SEC-03] %j is read as %j', (text, expected) => {
    expect(flat(readRichText(text))).toBe(expected);
  });

  it('[SEC-03] a style holds only what is between its marks', () => {
    expect(readRichText('x *a* y')).toEqual([
      { type: 'text', text: 'x ' },
      { type: 'bold', children: [{ type: 'text', text: 'a' }] },
      { type: 'text', text: ' y' },
    ]);
    expect(readRichText('*a*')).toHaveLength(1);
  });

  it('[SEC-04] no part of a message is rendered backwards: plain, styled or code', () => {
    expect(flat(readRichText('a\u202Eb *c\u202Dd* ```e\u202Bf```'))).toBe(
      'a[U+202E]b [bold c[U+202D]d] [code e[U+202B]f]',
    );
  });

  it('[SEC-04] a link shows its own text alone, and its target where that misleads', () => {
    expect(readRichText('veja https://a.com hoje')[1]).toEqual({
      type: 'link',
      text: 'https://a.com',
      href: 'https://a.com/',
      concealed: null,
    });
    expect(readRichText('https://bаnco.com.br')).toEqual([
      {
        type: 'link',
        text: 'https://b[U+0430]nco.com.br',
        href: 'https://xn--bnco-53d.com.br/',
        concealed: 'xn--bnco-53d.com.br',
      },
    ]);
  });

  it.each([
    ['(www.a.com)', ['https://www.a.com/']],
    ['WWW.A.com', ['https://www.a.com/']],
    ['mailto:ana@a.com', ['mailto:ana@a.com']],
    ['ana.www.x@a.com', ['mailto:ana.www.x@a.com']],
    ['https://a.com/(b))', ['https://a.com/(b)']],
    ['https://a.com/b).', ['https://a.com/b']],
    ['https://a.com e www.b.com', ['https://a.com/', 'https://www.b.com/']],
  ])('the addresses in %j are %j', (text, hrefs) => {
    expect(findLinks(text).map(({ href }) => href)).toEqual(hrefs);
  });
});
