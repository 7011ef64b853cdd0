import { spoofSafeText, withoutOverrides } from '../text/spoofSafeText';
import { findLinks, type Link } from './links';
import { concealedTarget } from '../text/externalUrl';

export type RichStyle = 'bold' | 'italic' | 'strike' | 'code';

export type RichNode =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'link';
      readonly text: string;
      readonly href: string;
      /** The true target, when the visible text suggests another one. */
      readonly concealed: string | null;
    }
  | { readonly type: RichStyle; readonly children: readonly RichNode[] };

interface Source {
  readonly text: string;
  readonly linkAt: ReadonlyMap<number, Link>;
  /** By marker: up to which index it is known to have no partner, so that a hostile text takes a single pass. */
  readonly unpaired: Map<string, number>;
}

/** A part of the text other than plain characters: `[start, end)` of the whole text. */
interface Piece {
  readonly node: RichNode;
  readonly end: number;
}

const STYLES: Readonly<Record<string, RichStyle>> = { '*': 'bold', _: 'italic', '~': 'strike', '`': 'code' };
const FENCE = '```';
const WORD = /[\p{L}\p{N}]/u;

const isWord = (char: string | undefined) => char !== undefined && WORD.test(char);
const isBlank = (char: string | undefined) => char === undefined || /\s/.test(char);

/** As in WhatsApp, a marker opens only before a word and closes only after one; addresses are skipped. */
const findClosing = ({ text, linkAt }: Source, sign: string, from: number, to: number): number => {
  for (let at = from; at < to; at += 1) {
    const link = linkAt.get(at);
    if (link) at = link.end - 1;
    else if (text[at] === sign && at > from && !isBlank(text[at - 1]) && !isWord(text[at + 1])) return at;
  }
  return -1;
};

const lineEnd = (text: string, from: number, to: number): number => {
  const at = text.indexOf('\n', from);
  return at === -1 || at > to ? to : at;
};

const readFence = ({ text }: Source, at: number, to: number): Piece | null => {
  if (!text.startsWith(FENCE, at)) return null;
  const closing = text.indexOf(FENCE, at + FENCE.length + 1);
  if (closing === -1 || closing + FENCE.length > to) return null;
  const inner = text.slice(at + FENCE.length, closing);
  return {
    node: { type: 'code', children: [{ type: 'text', text: withoutOverrides(inner) }] },
    end: closing + FENCE.length,
  };
};

const readStyled = (source: Source, at: number, to: number, inside: string): Piece | null => {
  const { text, unpaired } = source;
  const sign = text[at] ?? '';
  const style = STYLES[sign];
  if (!style || inside.includes(sign) || isWord(text[at - 1]) || isBlank(text[at + 1]) || text[at + 1] === sign)
    return null;
  if ((unpaired.get(sign) ?? 0) > at) return null;
  const end = lineEnd(text, at, to);
  const closing = findClosing(source, sign, at + 1, end);
  if (closing === -1) {
    unpaired.set(sign, end);
    return null;
  }
  return { node: { type: style, children: readRange(source, at + 1, closing, inside + sign) }, end: closing + 1 };
};

const readLink = ({ text, linkAt }: Source, at: number, to: number): Piece | null => {
  const link = linkAt.get(at);
  if (!link || link.end > to) return null;
  const shown = text.slice(at, link.end);
  const concealed = concealedTarget(shown, link.href);
  return { node: { type: 'link', text: spoofSafeText(shown), href: link.href, concealed }, end: link.end };
};

const readRange = (source: Source, from: number, to: number, inside: string): RichNode[] => {
  const nodes: RichNode[] = [];
  let plainFrom = from;
  const flush = (until: number) => {
    if (until > plainFrom) nodes.push({ type: 'text', text: withoutOverrides(source.text.slice(plainFrom, until)) });
  };
  for (let at = from; at < to;) {
    const piece = readLink(source, at, to) ?? readFence(source, at, to) ?? readStyled(source, at, to, inside);
    if (piece) {
      flush(at);
      nodes.push(piece.node);
      plainFrom = piece.end;
    }
    at = piece ? piece.end : at + 1;
  }
  flush(to);
  return nodes;
};

/**
 * Reads customer text into a small tree of words, links and WhatsApp's four styles.
 * The tree is rendered as React text, so nothing in it can ever become markup.
 */
export const readRichText = (text: string): RichNode[] => {
  const linkAt = new Map(findLinks(text).map((link) => [link.start, link]));
  return readRange({ text, linkAt, unpaired: new Map() }, 0, text.length, '');
};
