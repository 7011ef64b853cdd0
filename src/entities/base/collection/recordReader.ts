import type { PayloadAction } from '@reduxjs/toolkit';
import type { Api } from '@/api/createApi';
import type { EntitiesState } from '../state';
import type { Identified } from './collectionState';
import { createAppThunk, type EntityDispatch, type Services } from '../thunk';
import { readNewest } from './readNewest';
import { watchRecord } from './watchRecord';

interface Place<Item> {
  readonly name: string;
  readonly received: (record: Item) => PayloadAction<Item>;
  readonly selectById: (state: EntitiesState, id: number) => Item | undefined;
}

/** A thunk that reads one record by its id and adds it to its collection; null if the server sends none. Who asks shows a failure. */
export const createRecordReader = <Item extends Identified>(
  place: Place<Item>,
  show: (api: Api, id: number) => Promise<Item | null>,
  merge?: (answer: Item, changes: Partial<Item>) => Item,
) =>
  createAppThunk<Item | null, number>(
    `${place.name}/loadOne`,
    async (id, { dispatch, getState, extra }) => {
      const isDeleted = watchRecord(place, getState, id);
      const record = await readNewest(place, getState, id, () => show(extra.api, id), merge);
      if (record && !isDeleted()) dispatch(place.received(record));
      return record;
    },
    { silent: true },
  );

/**
 * A thunk that reads one record by its id for a form, with the parts that lists lack; the collection does not get them. Null if the
 * server sends none. The form shows a failure.
 */
export const createFormReader = <Item extends Identified, Detail extends object = Item>(
  place: Place<Item>,
  show: (api: Api, id: number) => Promise<Detail | null>,
) =>
  createAppThunk<Detail | null, number>(
    `${place.name}/show`,
    (id, { getState, extra }) => readNewest(place, getState, id, () => show(extra.api, id)),
    { silent: true },
  );

/** Like `createFormReader`, for records with secrets: no action carries the answer, so that they reach only the form, not the store. */
export const createSecretReader =
  <Item extends Identified, Detail extends object>(
    place: Place<Item>,
    show: (api: Api, id: number) => Promise<Detail | null>,
  ) =>
  (id: number) =>
  (_dispatch: EntityDispatch, getState: () => EntitiesState, { api }: Services): Promise<Detail | null> =>
    readNewest(place, getState, id, () => show(api, id));
