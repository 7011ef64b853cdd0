import * as z from 'zod/mini';

/** The methods of the browser's local storage in use. */
export type LocalFlags = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One value in local storage. Texts are stored as they are, everything else as JSON. */
export interface StoredValue<Value> {
  /** Returns the fallback where nothing is stored or the stored value is damaged. */
  readonly read: (local: LocalFlags) => Value;
  /** False where it could not be stored, for example since the storage is full; what the caller does goes on nevertheless. */
  readonly write: (local: LocalFlags, value: Value) => boolean;
  readonly remove: (local: LocalFlags) => void;
  /** Is anything stored, readable or not? */
  readonly isThere: (local: LocalFlags) => boolean;
  /** Size of the stored value, bytes. */
  readonly size: (local: LocalFlags) => number;
}

const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

export const createStoredValue = <Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  fallback: z.output<Schema>,
): StoredValue<z.output<Schema>> => ({
  read: (local) => {
    const text = local.getItem(key);
    if (text === null) return fallback;
    const result = z.safeParse(schema, valueOf(text));
    return result.success ? result.data : fallback;
  },
  write: (local, value) => {
    try {
      local.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  remove: (local) => local.removeItem(key),
  isThere: (local) => local.getItem(key) !== null,
  size: (local) => new Blob([local.getItem(key) ?? '']).size,
});
