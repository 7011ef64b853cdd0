import type { Tag } from '@/contract/entities/tags';
import type { LoadStatus } from '../loadStatus';

/** All tags of the company. */
export interface TagsState {
  readonly byId: Readonly<Record<number, Tag>>;
  readonly status: LoadStatus;
}

export const initialTags: TagsState = { byId: {}, status: 'idle' };
