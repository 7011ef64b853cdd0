import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { connectionFields } from '@/entities/connections/connectionFields';
import { loadConnection } from '@/entities/connections/connectionThunks';
import { useAppDispatch } from '@/store/hooks';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { useEditedRecord } from '@/ui/form/useEditedRecord';
import { useEditorForm } from '@/ui/form/useEditorForm';
import { ConnectionFields } from './ConnectionFields';
import type { ConnectionFormValues } from './connectionForm';
import { useConnectionSave } from './useConnectionSave';

interface ConnectionDialogProps {
  /** Null creates a connection. */
  readonly connectionId: number | null;
  readonly onClose: () => void;
}

const NEW = connectionFields(null);

/** Creates a connection, or changes one that is read from the server first. */
export const ConnectionDialog = ({ connectionId, onClose }: ConnectionDialogProps) => {
  const { t } = useTranslation('connections');
  const dispatch = useAppDispatch();
  const read = useCallback((id: number) => dispatch(loadConnection(id)).unwrap(), [dispatch]);
  const { record, failed } = useEditedRecord(connectionId, read, t('dialog.loadFailed'));
  const editor = useEditorForm<ConnectionFormValues>({
    saved: connectionId === null ? NEW : record && connectionFields(record),
    save: useConnectionSave(connectionId),
    onClose,
  });
  return (
    <EditorDialog
      {...editor}
      width={640}
      title={t(connectionId === null ? 'dialog.create' : 'dialog.edit')}
      failed={failed}
    >
      <ConnectionFields />
    </EditorDialog>
  );
};
