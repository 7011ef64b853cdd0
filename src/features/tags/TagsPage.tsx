import { useTranslation } from 'react-i18next';
import type { Tag } from '@/protocol/records/tags';
import { tags } from '@/entities/tags/tags';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { Tags } from '@/ui/icons';
import { Chip } from '@/ui/layout/Chip';
import { TagDialog } from './TagDialog';

const nameOf = (tag: Tag) => tag.name;

/** The company's tags. */
export const TagsPage = () => {
  const { t } = useTranslation('tags');
  const columns: readonly Column<Tag>[] = [
    {
      key: 'name',
      title: t('page.name'),
      render: ({ name, color }) => (
        <Chip color={color} size="medium">
          {name}
        </Chip>
      ),
    },
    {
      key: 'tickets',
      title: t('page.tickets'),
      width: 130,
      align: 'end',
      narrow: 'beside',
      render: (tag) => tag.ticketsCount ?? 0,
    },
  ];
  return (
    <RecordsPage
      collection={tags}
      namespace="tags"
      icon={Tags}
      columns={columns}
      nameOf={nameOf}
      renderDialog={(tag, onClose) => <TagDialog tagId={tag?.id ?? null} onClose={onClose} />}
    />
  );
};
