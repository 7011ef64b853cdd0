import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/protocol/errors';
import { queues, readQueue } from '@/entities/queues/queues';
import type { EntityDispatch } from '@/entities/thunk';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { useRecordEditor } from '@/ui/form/useRecordEditor';
import { Chatbot } from './chatbot/Chatbot';
import { QueueFields } from './QueueFields';
import { fieldsOf, valuesOf } from './queueForm';

interface QueueDialogProps {
  /** Null creates a queue. */
  readonly queueId: number | null;
  readonly onClose: () => void;
}

const read = (id: number, dispatch: EntityDispatch) => dispatch(readQueue(id));

/** Creates a queue, or changes one that is read from the server first, with its hours and its chatbot. */
export const QueueDialog = ({ queueId, onClose }: QueueDialogProps) => {
  const { t } = useTranslation(['queues', 'common']);
  /** Options that are being written: they have a button of their own. */
  const [begunOptions, setBegunOptions] = useState(0);
  const explain = ({ status: answered, message }: ApiFailure): string | null => {
    if (message.startsWith('ERR_QUEUE_INVALID_COLOR')) return t('common:form.invalidColor');
    // ⚠ Some servers fall over where another company has the name or the colour.
    return answered === 500 ? t('dialog.maybeTaken') : null;
  };
  const { editor } = useRecordEditor(queues, {
    id: queueId,
    read,
    failedText: t('dialog.loadFailed'),
    valuesOf,
    fieldsOf,
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
      unsaved={begunOptions > 0}
      onClose={onClose}
    >
      <QueueFields />
      <Chatbot queueId={queueId} onBegun={(change) => setBegunOptions((count) => count + change)} />
    </EditorDialog>
  );
};
