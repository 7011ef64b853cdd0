import { createContext, useContext } from 'react';
import type { FlatNamespace, i18n as I18n, TFunction } from 'i18next';
import type { FallbackNs } from 'react-i18next';

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]];
type AnyText = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Most texts cached per namespace; beyond that the cache is cleared. */
const MOST_KEPT = 5_000;

/** Caches texts by key and values: rows show the same texts at every event. */
const remembering = (text: AnyText): AnyText => {
  const known = new Map<string, string>();
  return (key, values) => {
    const name = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const now = text(key, values);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(name, now);
    return now;
  };
};

/** The present texts; a new object whenever the language or the loaded texts change. */
export interface Texts {
  readonly i18n: I18n;
  readonly of: (namespace: string) => AnyText;
}

export const textsOf = (i18n: I18n): Texts => {
  const byNamespace = new Map<string, AnyText>();
  return {
    i18n,
    of: (namespace) => {
      const known = byNamespace.get(namespace);
      if (known) return known;
      const fixed = i18n.getFixedT(i18n.language, namespace as FlatNamespace) as unknown as AnyText;
      // `Trans` asks the function for its namespace.
      const text = Object.assign(remembering(fixed), { ns: namespace });
      byNamespace.set(namespace, text);
      return text;
    },
  };
};

/** Filled by `TextsProvider`. */
export const TextsContext = createContext<Texts | null>(null);

/**
 * Returns the texts of a namespace. With several, keys of the first need no prefix, the others do (`common:actions.save`).
 * It replaces the library's hook of this name, which copies its whole instance at each mount and starts over at each render:
 * that took longer than everything else in a list row. The texts come by context: a subscription
 * in each component would make a row about 10 % slower.
 */
export const useTranslation = <const Ns extends Namespaces | undefined = undefined>(
  namespaces?: Ns,
): { readonly t: TFunction<FallbackNs<Ns>>; readonly i18n: I18n } => {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('Texts are read outside TextsProvider');
  const namespace = typeof namespaces === 'string' ? namespaces : (namespaces?.[0] ?? 'common');
  return { t: texts.of(namespace) as unknown as TFunction<FallbackNs<Ns>>, i18n: texts.i18n };
};
