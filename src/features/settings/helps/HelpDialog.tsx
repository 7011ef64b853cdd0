import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpToSave } from '@/api/helps';
import type { Help } from '@/protocol/records/helps';
import { helps } from '@/entities/helps/helps';
import { useRecordSave } from '@/ui/collection/useRecordSave';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { TextField } from '@/ui/form/TextField';
import { useEditorForm } from '@/ui/form/useEditorForm';

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
export const HelpDialog = ({ help, onClose }: HelpDialogProps) => {
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
