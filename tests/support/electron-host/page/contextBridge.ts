type AnyFunction = (...args: unknown[]) => unknown;

const crossObject = (value: object): unknown => {
  if (Array.isArray(value)) return Object.freeze(value.map(cross));
  if (value instanceof Error) return new Error(value.message); // its own fields are lost
  if (value instanceof Promise) {
    return value.then(cross, (error: unknown) => {
      throw error instanceof Error ? new Error(error.message) : error;
    });
  }
  const isPlain = Object.prototype.toString.call(value) === '[object Object]';
  if (!isPlain) return value instanceof Node || value instanceof Blob ? value : structuredClone(value);
  return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cross(entry)])));
};

/** Copies and freezes what crosses the context bridge; functions become proxies; symbols cannot cross. */
const cross = (value: unknown): unknown => {
  if (typeof value === 'symbol') throw new Error('An object could not be cloned.');
  if (typeof value === 'function') return (...args: unknown[]) => cross((value as AnyFunction)(...args.map(cross)));
  return value !== null && typeof value === 'object' ? crossObject(value) : value;
};

/** `contextBridge`. The host's preload shares the page's world, so only the copy keeps the two apart. */
export const contextBridge = {
  exposeInMainWorld(key: string, api: unknown): void {
    if (key in window)
      throw new Error(`Cannot bind an API on top of an existing property on the window object: ${key}`);
    Object.defineProperty(window, key, { value: cross(api), enumerable: true, writable: false, configurable: false });
  },
};
