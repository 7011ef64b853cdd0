import { createRequire } from 'node:module';

// Answers simple selectors by one walk over the page. jsdom's own engine needs up to a millisecond for the plainest of them, and Testing
// Library asks two of them of every element at every query by text. Like `quickReact`, this uses internals only to save time; all
// other selectors are left to jsdom.

interface Parts {
  readonly nodeType: number;
  readonly localName: string;
  readonly _globalObject: object;
  getAttributeNS: (namespace: null, name: string) => string | null;
}
type Test = (element: Parts) => boolean;

interface Walk {
  firstChild: (parts: Parts) => Parts | null;
  nextSibling: (parts: Parts) => Parts | null;
  parent: (parts: Parts) => Parts | null;
}

const ELEMENT = 1;
const COMPOUND = /^(\*|[a-z][a-z\d-]*)?((?:[#.][a-z][\w-]*|\[[a-z][a-z-]*(?:~?=(?:"[^"\\\]]*"|[a-z]+))?\])*)$/;
const CONDITION = /([#.])([a-z][\w-]*)|\[([a-z][a-z-]*)(?:(~?=)"?([^"\]]*)"?)?\]/g;
/** HTML compares the values of many attributes without their case; those of the ones that tests ask for, exactly. */
const EXACT = /^(?:id|class|role|alt|list|title|aria-[a-z-]+|data-[a-z-]+)$/;

const holdsWord = (text: string | null, word: string): boolean => !!text && text.split(/\s+/).includes(word);

const conditionOf = (attribute: string, operator: string | undefined, value: string): Test | null => {
  if (operator === undefined) return (element) => element.getAttributeNS(null, attribute) !== null;
  if (operator === '~=') {
    if (value === '' || /\s/.test(value) || !EXACT.test(attribute)) return null;
    return (element) => holdsWord(element.getAttributeNS(null, attribute), value);
  }
  if (EXACT.test(attribute)) return (element) => element.getAttributeNS(null, attribute) === value;
  if (attribute !== 'type' && attribute !== 'scope') return null;
  return (element) => element.getAttributeNS(null, attribute)?.toLowerCase() === value.toLowerCase();
};

/** The test of one compound like `input[type="file"]`; null: not a simple one. */
const compoundOf = (text: string): Test | null => {
  const [isSimple, tag, rest = ''] = COMPOUND.exec(text) ?? [];
  if (!isSimple) return null;
  const tests: Test[] = tag && tag !== '*' ? [(element) => element.localName === tag] : [];
  for (const [, sign, word = '', attribute, operator, value = ''] of rest.matchAll(CONDITION)) {
    const test = attribute
      ? conditionOf(attribute, operator, value)
      : conditionOf(sign === '#' ? 'id' : 'class', sign === '#' ? '=' : '~=', word);
    if (!test) return null;
    tests.push(test);
  }
  const [first, second] = tests;
  if (!first) return () => true;
  if (!second) return first;
  return (element) => tests.every((test) => test(element));
};

/** The test of compounds with spaces between: the last holds for the element, the others for elements around it, outwards. */
const chainOf = (text: string, { parent }: Walk): Test | null => {
  const tests = text.split(/\s+/).map(compoundOf);
  if (tests.includes(null)) return null;
  const [own, ...outer] = (tests as Test[]).toReversed();
  if (outer.length === 0) return own!;
  return (element) => {
    if (!own!(element)) return false;
    let at = parent(element);
    for (const test of outer) {
      while (at && !(at.nodeType === ELEMENT && test(at))) at = parent(at);
      if (!at) return false;
      at = parent(at);
    }
    return true;
  };
};

const known = new Map<string, Test | null>();

const testOf = (selector: unknown, walk: Walk): Test | null => {
  if (typeof selector !== 'string') return null;
  const found = known.get(selector);
  if (found !== undefined) return found;
  const tests = selector.split(',').map((part) => chainOf(part.trim(), walk));
  const isSimple =
    selector.trim() !== '' && !selector.split(',').some((part) => part.trim() === '') && !tests.includes(null);
  const all = tests as Test[];
  const test = !isSimple ? null : all.length === 1 ? all[0]! : (element: Parts) => all.some((one) => one(element));
  known.set(selector, test);
  return test;
};

type Search = (this: Parts, selector: string) => unknown;
interface Searches {
  querySelector: Search;
  querySelectorAll: Search;
}

/** The elements inside that pass, in the order of the page. */
const collect = (around: Parts, test: Test, walk: Walk, found: Parts[], limit: number): void => {
  for (let at = walk.firstChild(around); at && found.length < limit; at = walk.nextSibling(at)) {
    if (at.nodeType !== ELEMENT) continue;
    if (test(at)) found.push(at);
    if (found.length < limit) collect(at, test, walk, found, limit);
  }
};

/** The element itself or the first around it that passes. */
const firstOutwards = (from: Parts, test: Test, { parent }: Walk): Parts | null => {
  for (let at: Parts | null = from; at; at = parent(at)) {
    if (at.nodeType === ELEMENT && test(at)) return at;
  }
  return null;
};

/** True once changed: all test files share jsdom. */
let isChanged = false;

export const quickenSelectors = (): void => {
  if (isChanged) return;
  isChanged = true;
  const require = createRequire(import.meta.url);
  const implementation = <T>(name: string): T =>
    (require(`jsdom/lib/jsdom/living/nodes/${name}-impl.js`) as { implementation: { prototype: T } }).implementation
      .prototype;
  const { domSymbolTree } = require('jsdom/lib/jsdom/living/helpers/internal-constants.js') as { domSymbolTree: Walk };
  const walk: Walk = {
    firstChild: (parts) => domSymbolTree.firstChild(parts),
    nextSibling: (parts) => domSymbolTree.nextSibling(parts),
    parent: (parts) => domSymbolTree.parent(parts),
  };
  const NodeList = require('jsdom/lib/generated/idl/NodeList.js') as {
    createImpl: (globalObject: object, args: readonly [], data: { nodes: readonly Parts[] }) => unknown;
  };
  for (const name of ['Element', 'Document', 'DocumentFragment']) {
    const searches = implementation<Searches>(name);
    const { querySelector, querySelectorAll } = searches;
    searches.querySelector = function first(selector) {
      const test = testOf(selector, walk);
      if (!test) return querySelector.call(this, selector);
      const found: Parts[] = [];
      collect(this, test, walk, found, 1);
      return found[0] ?? null;
    };
    searches.querySelectorAll = function every(selector) {
      const test = testOf(selector, walk);
      if (!test) return querySelectorAll.call(this, selector);
      const nodes: Parts[] = [];
      collect(this, test, walk, nodes, Number.POSITIVE_INFINITY);
      const { _globalObject: page } = this;
      return NodeList.createImpl(page, [], { nodes });
    };
  }
  const element = implementation<{ matches: Search; closest: Search }>('Element');
  const { matches, closest } = element;
  element.matches = function fits(selector) {
    const test = testOf(selector, walk);
    return test ? test(this) : matches.call(this, selector);
  };
  element.closest = function outwards(selector) {
    const test = testOf(selector, walk);
    return test ? firstOutwards(this, test, walk) : closest.call(this, selector);
  };
};
