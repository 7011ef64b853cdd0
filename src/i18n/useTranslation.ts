import { useContext, useSyncExternalStore } from 'react';
import type { FlatNamespace, i18n as I18n, TFunction } from 'i18next';
import { type FallbackNs, I18nContext } from 'react-i18next';

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]];
type AnyText = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Texts kept by their keys and values; all are forgotten when there are more. */
const MOST_KEPT = 5_000;

/** What the same key and values gave before is not put together again: rows say the same words with every event. */
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

/** The texts as they are now; another object once the language or the texts that are loaded have changed. */
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
 * The texts of a namespace; of several, the keys of the others are written with theirs (`common:actions.save`). The library's own
 * hook of this name copies its whole instance for each part that mounts and starts over at each render: a row of the list spent
 * more on it than on everything else it shows.
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
