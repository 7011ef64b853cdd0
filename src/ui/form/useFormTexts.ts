import type { FormInstance } from 'antd';
import type { KeptChoice, KeptTexts, TextRow } from '@/domain/device/keptTexts';
import { useKeptTexts } from '@/store/useKeptTexts';
import { isFieldChanged } from './hasChanges';
import { mergedIds } from './mergedIds';

/** The texts of a row; null for a value of another kind, and for a row with a file, which cannot come back without it. */
const textsOfRow = (row: unknown): TextRow | null => {
  if (typeof row !== 'object' || row === null) return null;
  const parts: Record<string, string | number> = {};
  for (const [name, part] of Object.entries(row) as [string, unknown][]) {
    if (typeof part === 'string' || typeof part === 'number') parts[name] = part;
    else if (part !== undefined && part !== null) return null;
  }
  return parts;
};

const rowsOf = (value: unknown): TextRow[] =>
  Array.isArray(value) ? value.map(textsOfRow).filter((row) => row !== null) : [];

/** New rows, and what was changed of stored ones. */
const changedRows = (saved: unknown, now: unknown): TextRow[] => {
  const stored = new Map(rowsOf(saved).map((row) => [row['id'], row]));
  return rowsOf(now).flatMap((row): TextRow[] => {
    const { id, ...parts } = row;
    if (id === undefined) return Object.values(parts).some((part) => part !== '') ? [row] : [];
    const changed = Object.entries(parts).filter(([key, part]) => part !== stored.get(id)?.[key]);
    return changed.length > 0 ? [{ id, ...Object.fromEntries(changed) }] : [];
  });
};

/** Rows as they are now, with the kept texts; those of a row that was deleted meanwhile are left out. */
const withRows = (rows: readonly TextRow[], kept: readonly TextRow[]): TextRow[] => [
  ...rows.map((row) => ({ ...row, ...kept.find(({ id }) => id !== undefined && id === row['id']) })),
  ...kept.filter(({ id }) => id === undefined),
];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Can it be written as it is? A file cannot, and rows are kept one by one. */
const isPlain = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every((part) => !isObject(part) && isPlain(part));
  if (isObject(value)) return !(value instanceof File) && Object.values(value).every(isPlain);
  return value !== undefined;
};

/** A changed choice, switch or number; null for a value of another kind. */
const choiceOf = (saved: unknown, value: unknown): KeptChoice | null => {
  // A cleared choice is undefined.
  const [before, now] = [saved ?? null, value ?? null];
  return isPlain(before) && isPlain(now) ? { before, now } : null;
};

const isRows = (kept: readonly TextRow[] | KeptChoice): kept is readonly TextRow[] => Array.isArray(kept);

interface FormTexts<Values extends object> {
  /** Names the form; null keeps nothing. */
  readonly name: string | null;
  readonly form: FormInstance<Values>;
  /** Null while the record is loading. */
  readonly saved: Values | null;
  /** Fields that are never kept. */
  readonly secrets?: readonly (keyof Values)[] | undefined;
}

const NO_SECRETS: readonly never[] = [];

/**
 * Keeps what is typed and chosen in a form, in its rows too, but no files and no `secrets`, through an end that its user did not ask for.
 * Returns whether some of it came back.
 */
export const useFormTexts = <Values extends object>({
  name,
  form,
  saved,
  secrets = NO_SECRETS,
}: FormTexts<Values>): boolean => {
  const valuesNow = (): Values => form.getFieldsValue(true);
  const typed = (): KeptTexts['texts'] => {
    const values = valuesNow();
    const texts: Record<string, string | readonly TextRow[] | KeptChoice> = {};
    for (const field of Object.keys(values) as (keyof Values & string)[]) {
      if (!saved || secrets.includes(field) || !isFieldChanged(saved, values, field)) continue;
      const value: unknown = values[field];
      const rows = changedRows(saved[field], value);
      const kept = typeof value === 'string' ? value : rows.length > 0 ? rows : choiceOf(saved[field], value);
      if (kept !== null) texts[field] = kept;
    }
    return texts;
  };
  const restore = (texts: KeptTexts['texts']): void => {
    const values = valuesNow();
    const restored = (now: unknown, kept: KeptTexts['texts'][string]): unknown => {
      if (typeof kept === 'string') return kept;
      if (isRows(kept)) return withRows(now as readonly TextRow[], kept);
      // Among several records, those that a colleague has added since stay.
      return mergedIds(kept.before, kept.now, now) ?? kept.now;
    };
    const left = Object.entries(texts).flatMap(([field, kept]): [string, unknown][] => {
      const name = field as keyof Values;
      return saved && isFieldChanged(saved, values, name) ? [] : [[field, restored(values[name], kept)]];
    });
    form.setFieldsValue(Object.fromEntries(left) as never);
  };
  return useKeptTexts({ name, ready: saved !== null, typed, restore });
};
