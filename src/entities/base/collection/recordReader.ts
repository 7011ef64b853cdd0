import type { PayloadAction } from '@reduxjs/toolkit';
import type { Api } from '@/api/createApi';
import type { EntitiesState } from '../state';
import type { Identified } from './collectionState';
import { createAppThunk } from '../thunk';
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
