import { Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchQuery } from '@/entities/base/collection/collectionState';
import type { Collection } from '@/entities/base/collection/createCollection';
import type { EntityDispatch } from '@/entities/base/thunk';
import { type ApiFailure, isTransient } from '@/protocol/errors';
import { useTranslation } from '@/i18n/useTranslation';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useAnswered } from '../feedback/ConfirmContext';
import type { ErrorStateProps } from '../feedback/StateMessage';
import { useAsync } from '../useAsync';
import { useLeft } from '../useLeft';
import { hasChanges, isFieldChanged } from './hasChanges';
import { mergedIds } from './mergedIds';
import { mergedRows } from './mergedRows';
import { useReloadAfterGaps } from '../useLoadAfterGaps';
import { useFollowedRecord } from './useFollowedRecord';
import { useFormSubmit } from './useFormSubmit';
import { type Created, hasTextsOf, useLostCreation } from './useLostCreation';

interface EditedRecord<Item> {
  /** The record; null for a new one, and until it is read. */
  readonly record: Item | null;
  /** For the `EditorDialog`: set when the record could not be read. */
  readonly failed: ErrorStateProps | undefined;
}

/**
 * The record that an editor changes, read from the server first, and again after a gap, in which a colleague may have saved it; nothing
 * is read for a new one (`id` null). An unreadable answer is a failure too: otherwise an empty form would be saved over the record.
 *
 * @param read - Memoised
 * @param failedTitle - The title shown if the record could not be read
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
  const { status, isGone, value, reload } = useAsync(ask);
  useReloadAfterGaps(reload);
  return { record: value, failed: status === 'failed' ? { title: failedTitle, isGone, onRetry: reload } : undefined };
};

/**
 * How a save ended: `stay` keeps the dialog open, without a toast; `close` closes it even if more was typed meanwhile, where that
 * leads elsewhere. `unidentified` is for a new record of which the server did not say the id: a further save would create a second
 * one, so the dialog saves nothing more, and stays only to show what was typed meanwhile; `unfinished` is the same with a further
 * step, such as a file, that could not follow: the dialog stays in any case. Values are those that are stored, where they differ
 * from the form's: the form then shows them in every field that was not changed meanwhile.
 */
export type SaveOutcome<Values> = 'stay' | 'close' | 'unidentified' | 'unfinished' | Values | void;

interface EditorForm<Values> {
  /** The saved values; null while the record is loading. */
  readonly saved: Values | null;
  /** `saved` follows what colleagues change, and so do the fields that are as they were. */
  readonly follows?: boolean;
  /**
   * Reads the fields that events lack, such as secrets, before a save: one that was not changed here is sent as it is stored by
   * then, and not as it was read.
   */
  readonly readUntold?: (() => Promise<Partial<Values>>) | undefined;
  /** Throws an `ApiFailure` for the form to show. */
  readonly save: (values: Values, form: FormInstance<Values>) => Promise<SaveOutcome<Values>>;
  readonly onClose: () => void;
  /** Text key of the toast after a save; without a key there is no toast. */
  readonly savedKey?: string | undefined;
  /** The form's own words for a failure; null leaves it to the common rules. */
  readonly explain?: (failure: ApiFailure) => string | null;
}

/**
 * The state of a form in an `EditorDialog`, to be spread into it. After a successful save the dialog closes first, and then the
 * toast appears: when the user reads it, everything is done. What was changed during the save keeps the dialog open, for the next
 * save, and so does an open question, until it is answered.
 */
export const useEditorForm = <Values extends object>({
  saved,
  follows = false,
  readUntold,
  save,
  onClose,
  savedKey,
  explain,
}: EditorForm<Values>) => {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const [form] = Form.useForm<Values>();
  const left = useLeft();
  const answered = useAnswered();
  /** What is stored, once the dialog stayed with changes that are not. */
  const [stored, setStored] = useState<Values | null>(null);
  const [isUnidentified, setUnidentified] = useState(false);
  const send = async (values: Values): Promise<void> => {
    if (isUnidentified) return;
    const known = stored ?? saved ?? values;
    const untold = readUntold ? await readUntold() : {};
    // A form that is closed before the call saves nothing.
    if (left.current) return;
    const unchanged = Object.entries(untold).filter(([name]) => !isFieldChanged(known, values, name as keyof Values));
    const asked: Values = { ...values, ...Object.fromEntries(unchanged) };
    const outcome = await save(asked, form);
    if (outcome === 'stay') return;
    const sent = typeof outcome === 'object' ? outcome : asked;
    for (const name of Object.keys(sent) as (keyof Values)[]) {
      if (sent[name] === values[name]) continue;
      const isUntouched = !isFieldChanged(values, form.getFieldsValue(true), name);
      if (isUntouched) form.setFieldValue(name as never, sent[name] as never);
    }
    // What is asked about may change the form.
    await answered();
    const isChanged = outcome === 'unfinished' || hasChanges(sent, form.getFieldsValue(true));
    if (outcome !== 'close' && !left.current && isChanged) {
      if (outcome === 'unidentified' || outcome === 'unfinished') setUnidentified(true);
      else setStored({ ...(stored ?? saved), ...sent });
      return;
    }
    onClose();
    if (savedKey) dispatch(toastShown({ kind: 'success', textKey: savedKey }));
  };
  const { busy, refusal, submit } = useFormSubmit<Values>(form, send, { explain });
  const followed = useRef(saved);
  useEffect(() => {
    // What is on its way is compared with the form after the save.
    if (!follows || busy || saved === null) return;
    const before = followed.current;
    followed.current = saved;
    if (before === null) return;
    const known = stored ?? before;
    const shown: Values = form.getFieldsValue(true);
    const changed = (Object.keys(saved) as (keyof Values)[]).flatMap((name): (readonly [keyof Values, unknown])[] => {
      if (!isFieldChanged(before, saved, name)) return [];
      if (!isFieldChanged(known, shown, name)) return [[name, saved[name]]];
      const versions = [known[name], shown[name], saved[name]] as const;
      const merged = mergedIds(...versions) ?? mergedRows(...versions);
      return merged ? [[name, merged]] : [];
    });
    for (const [name, value] of changed) form.setFieldValue(name as never, value as never);
    if (stored && changed.length > 0)
      setStored({ ...stored, ...Object.fromEntries(changed.map(([name]) => [name, saved[name]])) });
  }, [busy, follows, form, saved, stored]);
  return {
    form,
    saved: stored ?? saved,
    busy,
    ended: isUnidentified,
    refusal: refusal ?? (busy ? null : isUnidentified ? t('form.unidentified') : stored && t('form.unsaved')),
    onSubmit: submit,
    onClose,
  };
};

export interface SavedRecord<Item, Detail, Values> {
  readonly id: number;
  /** The record in the server's answer; null if the answer could not be read. */
  readonly saved: Item | null;
  readonly values: Values;
  /** The record as it was before; null for a new one. */
  readonly record: Detail | null;
}

interface RecordEditorOptions<Item, Detail, Values, Fields> {
  /** Null creates a record. */
  readonly id: number | null;
  /** The record, if the list contains all of its fields. */
  readonly whole?: Detail | null;
  /**
   * Reads the record from the server, for records whose lists lack fields. Must be a stable function, or the record is read
   * again at each render.
   */
  readonly read?: (id: number, dispatch: EntityDispatch) => Promise<Detail | null>;
  /** Shown when the record could not be read. */
  readonly failedText?: string;
  /** Fields that events lack, such as secrets: a save must not restore an old one that a colleague has renewed. */
  readonly untold?: readonly (keyof Values)[];
  /** The form's values for a record, or for a new one (null). */
  readonly valuesOf: (record: Detail | null) => Values;
  /** The fields to send for the form's values. */
  readonly fieldsOf: (values: Values, record: Detail | null) => Fields;
  /**
   * Runs after a save, for example to upload a file. It throws a refusal for the form to show; the next attempt then updates the
   * created record, so that no duplicate arises. It resolves with what it stored otherwise than the form has it: the next attempt
   * must not upload a file again.
   */
  readonly finish?: (
    done: SavedRecord<Item, Detail, Values>,
    dispatch: EntityDispatch,
  ) => Promise<Partial<Values> | void>;
  /** Text key of the toast, instead of the collection's. */
  readonly savedKey?: string;
  /** The form's own words for a failure; null leaves it to the common rules. */
  readonly explain?: (failure: ApiFailure) => string | null;
  readonly onClose: () => void;
}

/**
 * Edits a record of a collection in an `EditorDialog`, into which `editor` is spread: reads the record, follows what colleagues change
 * of it, saves the form, closes and shows the toast. `storedId` is also that of a record that this dialog has created.
 */
export const useRecordEditor = <
  Item extends Created,
  Query extends SearchQuery,
  Fields,
  View extends string,
  Detail extends object,
  Values extends object,
>(
  collection: Collection<Item, Query, Fields, View>,
  {
    id,
    whole = null,
    read,
    failedText = '',
    untold,
    valuesOf,
    fieldsOf,
    finish,
    savedKey = collection.texts.saved,
    explain,
    onClose,
  }: RecordEditorOptions<Item, Detail, Values, Fields>,
) => {
  const { save, readWhole } = collection;
  const dispatch = useAppDispatch();
  // One that does not say its age may be an older one of the same name.
  const readDated = async () =>
    (await dispatch(readWhole()).unwrap()).filter(({ createdAt }) => createdAt !== undefined);
  const lost = useLostCreation(collection.selectTable, readDated, hasTextsOf);
  const [fresh] = useState(() => valuesOf(null));
  const [storedId, setStoredId] = useState(id);
  const readOne = useCallback(async (recordId: number) => read?.(recordId, dispatch) ?? null, [dispatch, read]);
  const edited = useEditedRecord(read ? id : null, readOne, failedText);
  const record = useFollowedRecord(collection, storedId, read ? edited.record : whole);
  const readUntold = async (): Promise<Partial<Values>> => {
    const now = id === null || !untold ? null : await readOne(id);
    return now ? (Object.fromEntries(untold?.map((name) => [name, valuesOf(now)[name]]) ?? []) as Partial<Values>) : {};
  };
  const form = useEditorForm<Values>({
    saved: id === null ? fresh : record && valuesOf(record),
    follows: true,
    readUntold,
    save: async (values) => {
      const fields = fieldsOf(values, record);
      // A second creation would make the record twice, where the server does not refuse it.
      const created = storedId === null ? await lost.find() : null;
      const knownId = storedId ?? created?.record.id ?? null;
      setStoredId(knownId);
      const noteLost = lost.begin(fields);
      const answer = await dispatch(save({ id: knownId, fields }));
      if (save.rejected.match(answer)) {
        if (knownId === null && isTransient(answer.error.status ?? null)) noteLost();
        throw answer.error;
      }
      const saved = answer.payload;
      const savedId = saved?.id ?? knownId;
      setStoredId(savedId);
      if (savedId === null) return finish ? 'unfinished' : 'unidentified';
      const finished = await finish?.({ id: savedId, saved, values, record }, dispatch);
      return { ...values, ...finished };
    },
    onClose,
    savedKey,
    explain,
  });
  const kept = `${collection.name}#${id ?? 'new'}`;
  return { record, storedId, editor: { ...form, kept, failed: edited.failed } };
};
