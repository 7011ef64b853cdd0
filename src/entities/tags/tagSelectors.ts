import type { Tag } from '@/protocol/records/tags';
import type { EntitiesState } from '../state';
import { tags } from './tags';

/** All tags by name. */
export const selectTags = (state: EntitiesState): readonly Tag[] => tags.selectRecords(state, 'all');
