import { useState } from 'react';
import type { Identified, SearchQuery } from '@/entities/base/collection/collectionState';
import type { Collection } from '@/entities/base/collection/createCollection';
import { type EditorTarget, useEditorTarget } from '../form/useEditorTarget';
import { useCollectionList, type FollowedList } from './useCollectionList';

export interface CollectionScreen<Item> {
  readonly search: { readonly text: string; readonly onChange: (text: string) => void };
  /** The search behind the rows, for `InfiniteTable`; undefined while nothing is typed. */
  readonly searched: { readonly text: string; readonly onClear: () => void } | undefined;
  /** Spread it into `InfiniteTable`. */
  readonly list: FollowedList<Item>;
  readonly editor: EditorTarget<Item>;
}

export interface ScreenOptions<Query, View extends string> {
  /** The collection's view; `page` by default. */
  readonly view?: View;
  /** The list has no pages: typed text only filters it. */
  readonly whole?: boolean;
  /** Query parameters of the screen's own filters. */
  readonly filters?: Omit<Query, 'searchParam'>;
}

/** What a screen over one collection needs: its search, its list, its editor. */
export const useCollectionScreen = <Item extends Identified, Query extends SearchQuery, Fields, View extends string>(
  collection: Collection<Item, Query, Fields, View>,
  { view = 'page' as View, whole, filters }: ScreenOptions<Query, View> = {},
): CollectionScreen<Item> => {
  const [text, setText] = useState('');
  const query = { ...filters, searchParam: text.trim() } as Query;
  return {
    search: { text, onChange: setText },
    searched: text === '' ? undefined : { text, onClear: () => setText('') },
    list: useCollectionList(collection, query, { view, whole }),
    editor: useEditorTarget<Item>(),
  };
};
