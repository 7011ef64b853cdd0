import type { Tag } from '@/protocol/records/tags';
import type { TagFields } from '@/entities/tags/tags';

export interface TagFormValues {
  readonly name: string;
  readonly color: string;
  readonly kanban: boolean;
}

/** Characters. */
export const LEAST_NAME_LENGTH = 3;
/** What servers give a tag without a colour. */
const DEFAULT_COLOR = '#a4cccc';

/** What the form shows of a tag; of none, a new one. */
export const valuesOf = (tag: Tag | null): TagFormValues => ({
  name: tag?.name ?? '',
  color: tag?.color ?? DEFAULT_COLOR,
  kanban: tag?.kanban === 1,
});

/** What is sent of the form. */
export const fieldsOf = ({ name, color, kanban }: TagFormValues): TagFields => ({
  name: name.trim(),
  color,
  kanban: kanban ? 1 : 0,
});
