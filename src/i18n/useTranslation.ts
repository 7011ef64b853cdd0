import { useContext, useSyncExternalStore } from 'react';
import type { FlatNamespace, i18n as I18n, TFunction } from 'i18next';
import { type FallbackNs, I18nContext } from 'react-i18next';

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
interface Texts {
  readonly of: (namespace: string) => AnyText;
}

const textsOf = (i18n: I18n): Texts => {
  const byNamespace = new Map<string, AnyText>();
  return {
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

interface Source {
  readonly texts: () => Texts;
  readonly subscribe: (listener: () => void) => () => void;
}

const sources = new WeakMap<I18n, Source>();

const sourceOf = (i18n: I18n): Source => {
  const known = sources.get(i18n);
  if (known) return known;
  let texts = textsOf(i18n);
  const listeners = new Set<() => void>();
  const renew = () => {
    texts = textsOf(i18n);
    for (const listener of listeners) listener();
  };
  i18n.on('languageChanged', renew);
  i18n.store.on('added', renew);
  const source: Source = {
    texts: () => texts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  sources.set(i18n, source);
  return source;
};

/**
 * Returns the texts of a namespace. With several, keys of the first need no prefix, the others do (`common:actions.save`).
 * It replaces the library's hook of this name, which copies its whole instance at each mount and starts over at each render:
 * that took longer than everything else in a list row.
 */
export const useTranslation = <const Ns extends Namespaces | undefined = undefined>(
  namespaces?: Ns,
): { readonly t: TFunction<FallbackNs<Ns>>; readonly i18n: I18n } => {
  const { i18n } = useContext(I18nContext);
  const { texts, subscribe } = sourceOf(i18n);
  const namespace = typeof namespaces === 'string' ? namespaces : (namespaces?.[0] ?? 'common');
  const { of } = useSyncExternalStore(subscribe, texts);
  return { t: of(namespace) as unknown as TFunction<FallbackNs<Ns>>, i18n };
};
