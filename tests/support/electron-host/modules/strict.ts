import { EventEmitter } from 'node:events';

/** Names that the language and test tools read from any object; they may be missing. */
const ASKED_BY_THE_LANGUAGE = new Set(['then', 'toJSON', 'asymmetricMatch', 'nodeType']);

interface StrictOptions {
  /** Once true, every method except `isDestroyed` and those of an event emitter throws, as in Electron. */
  readonly destroyed?: () => boolean;
}

const outlivesDestruction = (name: string | symbol): boolean =>
  name === 'isDestroyed' || name in EventEmitter.prototype;

/**
 * Makes an emulated object strict: reading a missing name throws instead of returning undefined, so that an Electron call that is
 * not ported fails loudly. Methods are bound to the target, since private fields need it.
 */
export const strict = <Target extends object>(
  name: string,
  target: Target,
  { destroyed }: StrictOptions = {},
): Target =>
  new Proxy(target, {
    get(object, key) {
      if (typeof key === 'string' && !(key in object) && !ASKED_BY_THE_LANGUAGE.has(key)) {
        throw new Error(`${name}.${key} is not in the test host`);
      }
      const value: unknown = Reflect.get(object, key, object);
      if (typeof value !== 'function' || key === 'constructor') return value;
      if (destroyed?.() && !outlivesDestruction(key)) throw new TypeError('Object has been destroyed');
      return (value as (...args: unknown[]) => unknown).bind(object);
    },
    set: (object, key, value) => Reflect.set(object, key, value, object),
  });
