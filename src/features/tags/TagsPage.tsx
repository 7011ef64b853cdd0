import { useTranslation } from 'react-i18next';
import type { Tag } from '@/protocol/records/tags';
import { tags } from '@/entities/tags/tags';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { useChangeActions } from '@/ui/collection/useChangeActions';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { Tags } from '@/ui/icons';
import { Chip } from '@/ui/layout/Chip';
import { TagDialog } from './TagDialog';

const nameOf = (tag: Tag) => tag.name;

/** The company's tags. */
export const TagsPage = () => {
  const { t } = useTranslation('tags');
  const screen = useCollectionScreen(tags);
  const { editor } = screen;
  const remove = useRecordRemoval(tags);
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
  const changesOf = useChangeActions(
    editor.open,
    (tag: Tag) =>
      void remove(tag.id, { title: t('page.removeTitle', { name: tag.name }), message: t('page.removeMessage') }),
  );
  return (
    <RecordsPage
      texts={{
        title: t('page.title'),
        search: t('page.search'),
        add: t('page.add'),
        empty: t('page.empty'),
        emptyHint: t('page.emptyHint'),
      }}
      icon={Tags}
      screen={screen}
      columns={columns}
      nameOf={nameOf}
      actions={changesOf}
      renderDialog={(tag) => <TagDialog tagId={tag?.id ?? null} onClose={editor.close} />}
    />
  );
};
