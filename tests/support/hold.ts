import type { FakeAnswer } from './fakes/fakeNetwork';

/** A promise that waits until the test releases it: an answer, a write, a dialog. */
export const hold = <Value = void>() => {
  let release: (value: Value) => void = () => {};
  const held = new Promise<Value>((resolve) => {
    release = resolve;
  });
  return { held, release };
};

/** A route whose calls wait until the test answers them, in the order in which they came. */
export const createHeldRoute = () => {
  const waiting: ((answer: FakeAnswer) => void)[] = [];
  return {
    route: () => new Promise<FakeAnswer>((resolve) => void waiting.push(resolve)),
    answer: (answer: FakeAnswer): void => waiting.shift()?.(answer),
    isAsked: (): boolean => waiting.length > 0,
  };
};
