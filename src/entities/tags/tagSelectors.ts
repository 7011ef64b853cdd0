import type { Tag } from '@/contract/entities/tags';
import type { EntitiesState } from '../state';
import { tags } from './tags';

/** All tags by name. */
export const selectTags = (state: EntitiesState): readonly Tag[] => tags.selectRecords(state, 'all');
