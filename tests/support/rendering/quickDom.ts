// Faster versions of what jsdom computes slowly and tests need at every step. jsdom tries each rule of antd's style sheets on each
// element and searches the whole document for each label, which took most of the time of queries by role or label.

const INLINE = new Set(
  'a abbr b bdi br cite code data em i img kbd label mark output q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
const INLINE_BLOCK = new Set('button input meter progress select textarea'.split(' '));
const TABLE: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'table-header-group',
  tbody: 'table-row-group',
  tr: 'table-row',
  td: 'table-cell',
  th: 'table-cell',
};

/** Classes by which antd hides elements that stay in the document. */
const HIDDEN_CLASS = /(?:^|\s)ant-(?!form-item-required-mark)[\w-]*-hidden(?:\s|$)/;

/** Lengths that antd's auto-sizing text fields add up. */
const LENGTH = /^(?:padding|border)-(?:top|bottom|left|right)/;

const displayOf = (element: Element, style: CSSStyleDeclaration | undefined): string => {
  if (style?.display) return style.display;
  if (element.hasAttribute('hidden') || HIDDEN_CLASS.test(element.getAttribute('class') ?? '')) return 'none';
  const tag = element.localName;
  if (INLINE.has(tag) || !(element instanceof HTMLElement)) return 'inline';
  return INLINE_BLOCK.has(tag) ? 'inline-block' : (TABLE[tag] ?? 'block');
};

const visibilityOf = (element: Element): string => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    // jsdom makes an object for each element that is asked for its style, and few have one.
    const isStyled = at.getAttribute('style')?.includes('visibility');
    const own = isStyled && at instanceof HTMLElement ? at.style.visibility : '';
    if (own) return own;
  }
  return 'visible';
};

/** Computes inline styles, the default `display`, and antd's hiding classes; ignores all other style rules. */
const computedStyle = (element: Element): CSSStyleDeclaration => {
  const style = element instanceof HTMLElement ? element.style : document.documentElement.style;
  const read = (name: string): string => {
    if (name === 'display') return displayOf(element, element instanceof HTMLElement ? style : undefined);
    if (name === 'visibility') return visibilityOf(element);
    return style.getPropertyValue(name) || (LENGTH.test(name) ? '0px' : '');
  };
  return new Proxy(style, {
    get: (target, key) => {
      if (key === 'getPropertyValue') return read;
      if (key === 'display' || key === 'visibility') return read(key);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};

/** `labels` of a field: those that refer to it by `for`, and the one around it. */
const labelsOf = (field: HTMLElement): HTMLLabelElement[] => {
  const named =
    field.id === ''
      ? []
      : [...field.ownerDocument.getElementsByTagName('label')].filter(({ htmlFor }) => htmlFor === field.id);
  const around = field.closest('label');
  return around && around.htmlFor === '' && !named.includes(around) ? [...named, around] : named;
};

export const quickenDom = (): void => {
  window.getComputedStyle = computedStyle;
  globalThis.getComputedStyle = computedStyle;
  for (const kind of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLButtonElement, HTMLOutputElement]) {
    Object.defineProperty(kind.prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return this instanceof HTMLInputElement && this.type === 'hidden' ? null : labelsOf(this);
      },
    });
  }
};
