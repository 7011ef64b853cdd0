import { useCallback, useRef, useState } from 'react';
import type { Identified, SearchQuery } from '@/entities/collection/collectionState';
import type { Collection } from '@/entities/collection/createCollection';
import type { EntityDispatch } from '@/entities/thunk';
import type { ApiFailure } from '@/protocol/errors';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useEditedRecord } from './useEditedRecord';
import { useEditorForm } from './useEditorForm';

interface RecordEditorOptions<Item, Detail, Values, Fields> {
  /** Null creates a record. */
  readonly id: number | null;
  /** The record where the list has all of it. */
  readonly whole?: Detail | null;
  /**
   * Reads the record from the server where lists lack parts of it. It must stay the same function between renders, or the
   * record is read again.
   */
  readonly read?: (id: number, dispatch: EntityDispatch) => Promise<Detail | null>;
  /** Shown when the record could not be read. */
  readonly failedText?: string;
  /** What the form shows of a record; of none, a new one. */
  readonly valuesOf: (record: Detail | null) => Values;
  /** What is sent of the form. */
  readonly fieldsOf: (values: Values, record: Detail | null) => Fields;
  /**
   * What follows a save, for example a file with a call of its own. It throws a refusal for the form to show; the next attempt
   * then updates the record that was created, so that no duplicate arises.
   */
  readonly finish?: (
    id: number,
    values: Values,
    record: Detail | null,
    dispatch: EntityDispatch,
    saved: Item | null,
  ) => Promise<void>;
  /** The form's own words for a failure; null leaves it to the common rules. */
  readonly explain?: (failure: ApiFailure) => string | null;
  readonly onClose: () => void;
}

/**
 * Edits a record of a collection in an `EditorDialog`, into which `editor` is spread: reads the record, saves the form, shows
 * the collection's toast and closes.
 */
export const useRecordEditor = <
  Item extends Identified,
  Query extends SearchQuery,
  Fields,
  View extends string,
  Detail,
  Values extends object,
>(
  { save, texts }: Collection<Item, Query, Fields, View>,
  {
    id,
    whole = null,
    read,
    failedText = '',
    valuesOf,
    fieldsOf,
    finish,
    explain,
    onClose,
  }: RecordEditorOptions<Item, Detail, Values, Fields>,
) => {
  const dispatch = useAppDispatch();
  const [fresh] = useState(() => valuesOf(null));
  const createdId = useRef<number | null>(null);
  const readOne = useCallback(async (recordId: number) => read?.(recordId, dispatch) ?? null, [dispatch, read]);
  const edited = useEditedRecord(read ? id : null, readOne, failedText);
  const record = read ? edited.record : whole;
  const form = useEditorForm<Values>({
    saved: id === null ? fresh : record && valuesOf(record),
    save: async (values) => {
      const known = id ?? createdId.current;
      const saved = await dispatch(save({ id: known, fields: fieldsOf(values, record) })).unwrap();
      const savedId = saved?.id ?? known;
      createdId.current = savedId;
      if (savedId !== null) await finish?.(savedId, values, record, dispatch, saved);
      if (texts.saved) dispatch(toastShown({ kind: 'success', textKey: texts.saved }));
    },
    onClose,
    explain,
  });
  return { record, editor: { ...form, failed: edited.failed } };
};
