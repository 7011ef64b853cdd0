import { type ReactNode, useSyncExternalStore } from 'react';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { type Texts, TextsContext, textsOf } from './useTranslation';

interface Source {
  readonly read: () => Texts;
  readonly subscribe: (listener: () => void) => () => void;
}

const sources = new WeakMap<I18n, Source>();

/** The texts of an instance, and how to hear that its language or its loaded texts have changed. */
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
    read: () => texts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  sources.set(i18n, source);
  return source;
};

interface TextsProviderProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Provides the texts to all components inside. */
export const TextsProvider = ({ i18n, children }: TextsProviderProps) => {
  const { read, subscribe } = sourceOf(i18n);
  return (
    <I18nextProvider i18n={i18n}>
      <TextsContext value={useSyncExternalStore(subscribe, read)}>{children}</TextsContext>
    </I18nextProvider>
  );
};
