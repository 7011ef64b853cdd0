import { useCallback } from 'react';
import { useAnswer } from '../useAnswer';

interface EditedRecord<Item> {
  /** Null for a new record, and until it is read. */
  readonly record: Item | null;
  /** For the `EditorDialog`: set when the record could not be read. */
  readonly failed: { readonly title: string; readonly onRetry: () => void } | undefined;
}

/**
 * The record an editor changes, read from the server first; nothing is read for a new one (`id` null). An answer nobody can
 * read is a failure too: an empty form would be saved over the record.
 *
 * @param read - Memoised
 * @param failedTitle - What is said when it could not be read
 */
export const useEditedRecord = <Item>(
  id: number | null,
  read: (id: number) => Promise<Item | null>,
  failedTitle: string,
): EditedRecord<Item> => {
  const ask = useCallback(async (): Promise<Item | null> => {
    if (id === null) return null;
    const record = await read(id);
    if (record === null) throw new Error('The record cannot be read');
    return record;
  }, [id, read]);
  const { status, value, reload } = useAnswer(ask);
  return { record: value, failed: status === 'failed' ? { title: failedTitle, onRetry: reload } : undefined };
};
