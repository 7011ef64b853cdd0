import { useTranslation } from '@/i18n/useTranslation';
import { mayMarkColumns } from '@/domain/permissions';
import { selectUser } from '@/entities/session/sessionSelectors';
import { readTag, type TagFields, tags } from '@/entities/company/tags/tags';
import type { EntityDispatch } from '@/entities/base/thunk';
import type { Tag } from '@/protocol/records/tags';
import { useAppSelector } from '@/store/hooks';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import type { Column } from '@/ui/collection/columns';
import { ColorField } from '@/ui/form/ColorField';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { SwitchField } from '@/ui/form/SwitchField';
import { TextField } from '@/ui/form/TextField';
import { useRecordEditor } from '@/ui/form/useRecordEditor';
import { Tags } from '@/ui/icons';
import { Chip } from '@/ui/layout/Chip';

interface TagFormValues {
  readonly name: string;
  readonly color: string;
  readonly kanban: boolean;
}

/** Characters. */
const LEAST_NAME_LENGTH = 3;
/** What servers give a tag without a colour. */
const DEFAULT_COLOR = '#a4cccc';

/** What the form shows of a tag; of none, a new one. */
const valuesOf = (tag: Tag | null): TagFormValues => ({
  name: tag?.name ?? '',
  color: tag?.color ?? DEFAULT_COLOR,
  kanban: tag?.kanban === 1,
});

/** What is sent of the form. */
const fieldsOf = ({ name, color, kanban }: TagFormValues): TagFields => ({
  name: name.trim(),
  color,
  kanban: kanban ? 1 : 0,
});

interface TagDialogProps {
  /** Null creates a tag. */
  readonly tagId: number | null;
  readonly onClose: () => void;
}

const read = (id: number, dispatch: EntityDispatch) => dispatch(readTag(id)).unwrap();

/** Creates a tag, or changes one that is read from the server first: lists do not say whether it is a column. */
const TagDialog = ({ tagId, onClose }: TagDialogProps) => {
  const { t } = useTranslation('tags');
  const user = useAppSelector(selectUser);
  const { editor } = useRecordEditor(tags, {
    id: tagId,
    read,
    failedText: t('dialog.loadFailed'),
    valuesOf,
    fieldsOf,
    onClose,
  });
  return (
    <EditorDialog {...editor} title={t(tagId === null ? 'dialog.create' : 'dialog.edit')}>
      <TextField
        name="name"
        label={t('dialog.name')}
        rules={[
          { required: true, whitespace: true, message: t('dialog.required') },
          { min: LEAST_NAME_LENGTH, transform: (text: string) => text.trim(), message: t('dialog.tooShort') },
        ]}
      />
      <ColorField name="color" label={t('dialog.color')} />
      <SwitchField name="kanban" label={t('dialog.kanban')} hidden={!mayMarkColumns(user)} />
    </EditorDialog>
  );
};

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
