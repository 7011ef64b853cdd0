import { useState } from 'react';
import type { Identified, SearchQuery } from '@/entities/collection/collectionState';
import type { Collection } from '@/entities/collection/createCollection';
import { useCollectionList, type FollowedList } from './useCollectionList';

/** The editor of a screen: closed, open for a new record, or for one that is there. */
export type EditorTarget<Item> = 'new' | Item | null;

export interface CollectionScreen<Item> {
  readonly search: { readonly text: string; readonly onChange: (text: string) => void };
  /** Spread it into `InfiniteTable`. */
  readonly list: FollowedList<Item>;
  readonly editor: {
    readonly target: EditorTarget<Item>;
    readonly openNew: () => void;
    readonly open: (record: Item) => void;
    readonly close: () => void;
  };
}

export interface ScreenOptions<Query, View extends string> {
  /** Default: `page`. */
  readonly view?: View;
  /** The list has no pages: what is typed only filters it. */
  readonly whole?: boolean;
  /** What the screen's own filters add to the query. */
  readonly filters?: Omit<Query, 'searchParam'>;
}

/** What a screen over one collection needs: its search, its list, its editor. */
export const useCollectionScreen = <Item extends Identified, Query extends SearchQuery, Fields, View extends string>(
  collection: Collection<Item, Query, Fields, View>,
  { view = 'page' as View, whole, filters }: ScreenOptions<Query, View> = {},
): CollectionScreen<Item> => {
  const [text, setText] = useState('');
  const [target, setTarget] = useState<EditorTarget<Item>>(null);
  const query = { ...filters, searchParam: text.trim() } as Query;
  const list = useCollectionList(collection, query, { view, whole });
  return {
    search: { text, onChange: setText },
    list,
    editor: {
      target,
      openNew: () => setTarget('new'),
      open: setTarget,
      close: () => setTarget(null),
    },
  };
};
