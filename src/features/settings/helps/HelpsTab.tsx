import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { HelpToSave } from '@/api/helps';
import { helps } from '@/entities/company/helps/helps';
import type { Help } from '@/protocol/records/helps';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import type { Column } from '@/ui/collection/columns';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { TextField } from '@/ui/form/TextField';
import { useRecordEditor } from '@/ui/form/useRecordEditor';
import { CircleHelp } from '@/ui/icons';

interface HelpDialogProps {
  /** Null creates a help. */
  readonly help: Help | null;
  readonly onClose: () => void;
}

const valuesOf = (help: Help | null): HelpToSave => ({
  title: help?.title ?? '',
  description: help?.description ?? '',
  video: help?.video ?? '',
});

/** Servers refuse a new help with an empty description, and take one without any; a change to empty must be sent. */
const fieldsOf = ({ title, description = '', video }: HelpToSave, saved: Help | null): HelpToSave => ({
  title: title.trim(),
  ...((saved || description.trim() !== '') && { description: description.trim() }),
  video: video.trim(),
});

/** Fewest characters of title and description that servers take of a new help. */
const LEAST_LENGTH = 3;

/** Title, description and video of a help. */
const HelpDialog = ({ help, onClose }: HelpDialogProps) => {
  const { t } = useTranslation(['helps', 'common']);
  const [stored, setStored] = useState(help);
  const { editor } = useRecordEditor(helps, {
    id: help?.id ?? null,
    whole: stored,
    valuesOf,
    fieldsOf,
    finish: async ({ saved }) => setStored(saved ?? help),
    onClose,
  });
  const longEnough = help
    ? []
    : [{ min: LEAST_LENGTH, transform: (text: string) => text.trim(), message: t('common:form.tooShort') }];
  return (
    <EditorDialog {...editor} title={t(help ? 'dialog.edit' : 'dialog.create')}>
      <TextField
        name="title"
        label={t('fields.title')}
        rules={[{ required: true, whitespace: true, message: t('common:form.required') }, ...longEnough]}
      />
      <TextField name="description" label={t('fields.description')} rules={longEnough} />
      <TextField name="video" label={t('fields.video')} placeholder={t('dialog.videoHint')} />
    </EditorDialog>
  );
};

const nameOf = (help: Help) => help.title;

/** The help videos, for the installation's owner. */
export const HelpsTab = () => {
  const { t } = useTranslation('helps');
  const columns: readonly Column<Help>[] = [
    { key: 'title', title: t('fields.title'), render: nameOf },
    { key: 'description', title: t('fields.description'), narrow: 'second', render: ({ description }) => description },
    { key: 'video', title: t('fields.video'), width: 180, render: ({ video }) => video },
  ];
  return (
    <RecordsPage
      collection={helps}
      namespace="helps"
      icon={CircleHelp}
      heading="h2"
      columns={columns}
      nameOf={nameOf}
      renderDialog={(help, onClose) => <HelpDialog help={help} onClose={onClose} />}
    />
  );
};
