import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/protocol/errors';
import type { QueueDetail } from '@/protocol/records/queues';
import { queues, readQueue } from '@/entities/queues/queues';
import { useAppDispatch } from '@/store/hooks';
import { useRecordSave } from '@/ui/collection/useRecordSave';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { useEditorForm } from '@/ui/form/useEditorForm';
import { useAnswer } from '@/ui/useAnswer';
import { Chatbot } from './chatbot/Chatbot';
import { QueueFields } from './QueueFields';
import { fieldsOf, valuesOf, type QueueFormValues } from './queueForm';

interface QueueDialogProps {
  /** Null creates a queue. */
  readonly queueId: number | null;
  readonly onClose: () => void;
}

interface Loaded {
  readonly queue: QueueDetail | null;
  readonly values: QueueFormValues;
}

const loadedOf = (queue: QueueDetail | null): Loaded => ({ queue, values: valuesOf(queue) });
const NEW = loadedOf(null);

/** Creates a queue, or changes one that is read from the server first, with its hours and its chatbot. */
export const QueueDialog = ({ queueId, onClose }: QueueDialogProps) => {
  const { t } = useTranslation(['queues', 'common']);
  const dispatch = useAppDispatch();
  const save = useRecordSave(queues);
  /** Options that are being written: they have a button of their own. */
  const [begunOptions, setBegunOptions] = useState(0);
  const ask = useCallback(
    async () => (queueId === null ? NEW : loadedOf(await dispatch(readQueue(queueId)))),
    [queueId, dispatch],
  );
  const { status, value, reload } = useAnswer(ask);
  const loaded = queueId === null ? NEW : value;
  const explain = ({ status: answered, message }: ApiFailure): string | null => {
    if (message.startsWith('ERR_QUEUE_INVALID_COLOR')) return t('common:form.invalidColor');
    // ⚠ Some servers fall over where another company has the name or the colour.
    return answered === 500 ? t('dialog.maybeTaken') : null;
  };
  const editor = useEditorForm<QueueFormValues>({
    saved: loaded?.values ?? null,
    save: async (values) => void (await save(queueId, fieldsOf(values, loaded?.queue ?? null))),
    onClose: () => {
      if (begunOptions === 0) onClose();
    },
    explain,
  });
  return (
    <EditorDialog
      {...editor}
      width={640}
      title={t(queueId === null ? 'dialog.create' : 'dialog.edit')}
      failed={status === 'failed' ? { title: t('dialog.loadFailed'), onRetry: reload } : undefined}
      unsaved={begunOptions > 0}
      onClose={onClose}
    >
      <QueueFields />
      <Chatbot queueId={queueId} onBegun={(change) => setBegunOptions((count) => count + change)} />
    </EditorDialog>
  );
};
