import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpToSave } from '@/api/helps';
import { helps } from '@/entities/helps/helps';
import type { Help } from '@/protocol/records/helps';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import type { Column } from '@/ui/collection/columns';
import { useChangeActions } from '@/ui/collection/useChangeActions';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { useRecordSave } from '@/ui/collection/useRecordSave';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { TextField } from '@/ui/form/TextField';
import { useEditorForm } from '@/ui/form/useEditorForm';
import { CircleHelp } from '@/ui/icons';

interface HelpDialogProps {
  /** Null creates a help. */
  readonly help: Help | null;
  readonly onClose: () => void;
}

const trimmed = ({ title, description, video }: HelpToSave): HelpToSave => ({
  title: title.trim(),
  description: description.trim(),
  video: video.trim(),
});

/** Title, description and video of a help. */
const HelpDialog = ({ help, onClose }: HelpDialogProps) => {
  const { t } = useTranslation(['helps', 'common']);
  const save = useRecordSave(helps);
  const saved = useMemo<HelpToSave>(
    () => ({ title: help?.title ?? '', description: help?.description ?? '', video: help?.video ?? '' }),
    [help],
  );
  const editor = useEditorForm<HelpToSave>({
    saved,
    save: async (values) => void (await save(help?.id ?? null, trimmed(values))),
    onClose,
  });
  return (
    <EditorDialog {...editor} title={t(help ? 'dialog.edit' : 'dialog.create')}>
      <TextField
        name="title"
        label={t('fields.title')}
        // Typing goes on where the dialog begins.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        rules={[{ required: true, whitespace: true, message: t('common:form.required') }]}
      />
      <TextField name="description" label={t('fields.description')} />
      <TextField name="video" label={t('fields.video')} placeholder={t('dialog.videoHint')} />
    </EditorDialog>
  );
};

const nameOf = (help: Help) => help.title;

/** The help videos, for the installation's owner. */
export const HelpsTab = () => {
  const { t } = useTranslation('helps');
  const screen = useCollectionScreen(helps);
  const { editor } = screen;
  const remove = useRecordRemoval(helps);
  const columns: readonly Column<Help>[] = [
    { key: 'title', title: t('fields.title'), render: nameOf },
    { key: 'description', title: t('fields.description'), narrow: 'second', render: ({ description }) => description },
    { key: 'video', title: t('fields.video'), width: 180, render: ({ video }) => video },
  ];
  const changesOf = useChangeActions(
    editor.open,
    (help: Help) =>
      void remove(help.id, { title: t('tab.removeTitle', { name: help.title }), message: t('tab.removeMessage') }),
  );
  return (
    <RecordsPage
      texts={{
        title: t('tab.title'),
        search: t('tab.search'),
        add: t('tab.add'),
        empty: t('tab.empty'),
        emptyHint: t('tab.emptyHint'),
      }}
      icon={CircleHelp}
      heading="h2"
      screen={screen}
      columns={columns}
      nameOf={nameOf}
      actions={changesOf}
      renderDialog={(help) => <HelpDialog help={help} onClose={editor.close} />}
    />
  );
};
