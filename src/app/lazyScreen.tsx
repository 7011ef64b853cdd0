import { createElement, lazy, type ComponentType } from 'react';
import { LaterTexts } from '@/i18n/LaterTexts';

/**
 * A screen or dialog in its own chunk. It suspends until the chunk and the texts of the later screens are loaded.
 *
 * @param load - Imports the module
 * @param name - Name of the component in the module
 */
export const lazyScreen = <Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): ComponentType<Props> => {
  const Screen = lazy(async () => ({ default: (await load())[name] })) as unknown as ComponentType<Props>;
  const LazyScreen = (props: Props) => <LaterTexts>{createElement(Screen, props)}</LaterTexts>;
  return LazyScreen;
};
