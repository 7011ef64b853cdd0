import { useCallback, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { ConnectionToSave } from '@/api/whatsappConnections';
import {
  connectionFields,
  knownConnections,
  loadConnection,
  saveConnection,
} from '@/entities/company/whatsappConnections/connectionThunks';
import { useAppDispatch } from '@/store/hooks';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { useFollowedRecord } from '@/ui/form/useFollowedRecord';
import { type SaveOutcome, useEditedRecord, useEditorForm } from '@/ui/form/useRecordEditor';
import { ConnectionFields } from './ConnectionFields';

/** A cleared field of a form has no value. */
type Cleared<Fields> = {
  readonly [Key in keyof Fields]: null extends Fields[Key] ? Fields[Key] | undefined : Fields[Key];
};

type ConnectionFormValues = Cleared<ConnectionToSave>;

/** The body of the form: a cleared choice is none. */
const fieldsOf = (values: ConnectionFormValues): ConnectionToSave => ({
  ...values,
  name: values.name.trim(),
  token: values.token.trim(),
  transferQueueId: values.transferQueueId ?? null,
  timeToTransfer: values.timeToTransfer ?? null,
  expiresTicket: values.expiresTicket ?? null,
  timeUseBotQueues: values.timeUseBotQueues ?? null,
  maxUseBotQueues: values.maxUseBotQueues ?? null,
  promptId: values.promptId ?? null,
});

/** Servers ignore these in a creation, so they need a second call. */
const needsSecondSave = ({ isDefault, ratingMessage }: ConnectionToSave): boolean => isDefault || ratingMessage !== '';

/** Saves a connection, a new one in two calls where necessary; throws the refusal for the form to show. */
const useConnectionSave = (connectionId: number | null) => {
  const dispatch = useAppDispatch();
  // A connection that was created before its second save was refused is changed, not created again, by the next try.
  const known = useRef(connectionId);
  return async (values: ConnectionFormValues): Promise<SaveOutcome<ConnectionFormValues>> => {
    const fields = fieldsOf(values);
    const save = async (id: number | null) => (await dispatch(saveConnection({ id, fields })).unwrap())?.id ?? id;
    const isNew = known.current === null;
    known.current = await save(known.current);
    if (known.current === null) return needsSecondSave(fields) ? 'unfinished' : 'unidentified';
    if (isNew && needsSecondSave(fields)) await save(known.current);
    return undefined;
  };
};

interface ConnectionDialogProps {
  /** Null creates a connection. */
  readonly connectionId: number | null;
  readonly onClose: () => void;
}

const NEW = connectionFields(null);
const SECRETS = ['token'] as const;

/** Creates a connection, or changes one that is read from the server first. */
export const ConnectionDialog = ({ connectionId, onClose }: ConnectionDialogProps) => {
  const { t } = useTranslation('whatsappConnections');
  const dispatch = useAppDispatch();
  const read = useCallback((id: number) => dispatch(loadConnection(id)).unwrap(), [dispatch]);
  const { record: first, failed } = useEditedRecord(connectionId, read, t('dialog.loadFailed'));
  const record = useFollowedRecord(knownConnections, connectionId, first);
  const editor = useEditorForm<ConnectionFormValues>({
    saved: connectionId === null ? NEW : record && connectionFields(record),
    follows: true,
    readUntold: async (): Promise<Partial<ConnectionFormValues>> => {
      const now = connectionId === null ? null : await read(connectionId);
      return now ? { token: connectionFields(now).token } : {};
    },
    save: useConnectionSave(connectionId),
    onClose,
    savedKey: 'whatsappConnections:toasts.saved',
  });
  return (
    <EditorDialog
      {...editor}
      width={640}
      title={t(connectionId === null ? 'dialog.create' : 'dialog.edit')}
      failed={failed}
      kept={`whatsappConnections#${connectionId ?? 'new'}`}
      secrets={SECRETS}
    >
      <ConnectionFields />
    </EditorDialog>
  );
};
