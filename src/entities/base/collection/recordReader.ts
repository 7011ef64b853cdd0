import type { PayloadAction } from '@reduxjs/toolkit';
import type { Api } from '@/api/createApi';
import type { Identified } from './collectionState';
import { createAppThunk } from '../thunk';

interface Place<Item> {
  readonly name: string;
  readonly received: (record: Item) => PayloadAction<Item>;
}

/** A thunk that reads one record by its id and adds it to its collection; null if the server sends none. Who asks shows a failure. */
export const createRecordReader = <Item extends Identified>(
  { name, received }: Place<Item>,
  show: (api: Api, id: number) => Promise<Item | null>,
) =>
  createAppThunk<Item | null, number>(
    `${name}/loadOne`,
    async (id, { dispatch, extra }) => {
      const record = await show(extra.api, id);
      if (record) dispatch(received(record));
      return record;
    },
    { silent: true },
  );
