import type { TagRef } from '@/protocol/records/tags';
import { Chip } from '@/ui/layout/Chip';

interface TagOption {
  readonly value: number;
  readonly label: string;
  readonly color: string;
}

/** A tag as an option of a select. */
export const toTagOption = ({ id, name, color }: TagRef): TagOption => ({ value: id, label: name, color });

/** For `optionRender` of that select: the tag as a chip in its colour. */
export const renderTagOption = ({ data }: { readonly data: TagOption }) => (
  <Chip color={data.color} size="medium">
    {data.label}
  </Chip>
);
