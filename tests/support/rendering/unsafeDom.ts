/** Elements that a text's formatting, links and warnings may add; all others come from the screen itself. */
const OF_TEXT = ['a', 'strong', 'em', 's', 'code', 'br', 'mark', 'span', 'svg', 'path', 'line', 'circle', 'rect'];
const ATTRIBUTES_OF_TEXT = [
  'class',
  'href',
  'rel',
  'draggable',
  'aria-label',
  'aria-describedby',
  'aria-hidden',
  'data-meta',
];

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlink:href', 'background'];
const SAFE_LINK = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;
const SAFE_FILE = /^(?:https?:|blob:|data:image\/(?:png|jpe?g|webp|gif)[;,]|\/(?![/\\]))/i;

/** The names of a rendered page's elements and attributes. */
export const partsOf = (page: Document): ReadonlySet<string> => {
  const parts = new Set<string>();
  for (const element of page.querySelectorAll('*')) {
    parts.add(element.localName);
    for (const name of element.getAttributeNames()) parts.add(`@${name}`);
  }
  return parts;
};

const isUnsafeAddress = (element: Element, name: string): boolean => {
  const value = element.getAttribute(name) ?? '';
  if (value === '') return false;
  const safe = name === 'href' && element.localName === 'a' ? SAFE_LINK : SAFE_FILE;
  return !safe.test(value) && !(element.localName === 'use' && value.startsWith('#'));
};

/** Parts of a page that came from a text and not from the screen; empty for a harmless page. `usual` is the page with plain texts. */
export const unsafePartsOf = (page: Document, usual: ReadonlySet<string>): readonly string[] => {
  const known = new Set([...usual, ...OF_TEXT, ...ATTRIBUTES_OF_TEXT.map((name) => `@${name}`)]);
  const foreign = [...partsOf(page)].filter((part) => !known.has(part));
  const addresses = [...page.querySelectorAll('*')].flatMap((element) =>
    ADDRESSES.filter((name) => element.hasAttribute(name) && isUnsafeAddress(element, name)).map(
      (name) => `${element.localName} ${name}=${element.getAttribute(name)}`,
    ),
  );
  const styles = [...page.querySelectorAll('[style]')]
    .map((element) => element.getAttribute('style') ?? '')
    .filter((style) => /pwned|url\(|expression|evil\.test/i.test(style));
  return [...foreign, ...addresses, ...styles];
};
