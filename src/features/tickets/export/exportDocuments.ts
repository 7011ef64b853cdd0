import { withoutOverrides } from '@/domain/text/spoofSafeText';
import type { ExportLine } from './exportLines';

type Head = readonly (readonly [string, string])[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML. */
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const STYLE = `
body { margin: 0; font: 11pt/1.45 system-ui, sans-serif; color: #111; }
h1 { margin: 0 0 8pt; font-size: 16pt; }
dl { display: grid; margin: 0 0 14pt; grid-template-columns: auto 1fr; gap: 2pt 10pt; }
dt { color: #555; } dd { margin: 0; overflow-wrap: anywhere; }
article { padding: 5pt 0; border-top: 0.5pt solid #ccc; break-inside: avoid; }
header { color: #555; font-size: 9pt; } header b { color: #111; }
p { margin: 1pt 0 0; overflow-wrap: anywhere; white-space: pre-wrap; }
.quote { padding-left: 6pt; border-left: 2pt solid #bbb; color: #555; }
.kind { font-style: italic; }
@page { margin: 16mm; }`;

const articleOf = ({ at, author, marks, quote, kind, text }: ExportLine): string =>
  [
    '<article>',
    `<header><b>${escaped(author)}</b> · ${escaped([at, ...marks].join(' · '))}</header>`,
    quote && `<p class="quote">${escaped(quote)}</p>`,
    kind && `<p class="kind">${escaped(kind)}</p>`,
    text && `<p>${escaped(text)}</p>`,
    '</article>',
  ].join('');

/** Builds a page for printing. It loads no resources and runs no scripts. */
export const printedPage = (title: string, language: string, head: Head, lines: readonly ExportLine[]): string => {
  const heading = escaped(withoutOverrides(title));
  return [
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${heading}</title><style>${STYLE}</style></head><body><h1>${heading}</h1><dl>`,
    ...head.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`),
    '</dl>',
    ...lines.map(articleOf),
    '</body></html>',
  ].join('\n');
};

/** Indents a text, so that no line of it looks like the beginning of another message. */
const indented = (text: string): string => text.replaceAll(/\r\n|[\r\n\u2028\u2029\v\f]/g, '\n    ');

/** Builds the same document as plain text; `fileOf` returns the path of a line's file in the archive. */
export const plainText = (
  title: string,
  head: Head,
  lines: readonly ExportLine[],
  fileOf: (line: ExportLine) => string,
): string =>
  [
    indented(withoutOverrides(title)),
    ...head.map(([name, value]) => `${name}: ${indented(value)}`),
    '',
    ...lines.map((line) => {
      const { at, author, marks, quote, kind, text } = line;
      const said = [quote, kind, fileOf(line), text].filter(Boolean).map(indented);
      const first = `[${at}] ${indented(author)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}:`;
      return [first, ...said.map((part) => `    ${part}`)].join('\n');
    }),
    '',
  ].join('\n');

const UNSAFE = /[^\p{L}\p{N}._ -]+/gu;
/** Longest name of a file inside the archive, characters; the extension at its end is kept. */
const NAME_LENGTH = 80;

/** Returns a file name that is valid on every system and sorts in the order of the conversation. */
export const storedName = (place: number, name: string): string => {
  const safe = name
    .replaceAll(UNSAFE, '_')
    .replace(/^[. ]+/, '')
    .slice(-NAME_LENGTH);
  return `${String(place).padStart(4, '0')}-${safe || 'arquivo'}`;
};
