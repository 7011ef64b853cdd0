import { Button, Form, type FormInstance } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ErrorState, type ErrorStateProps } from '../feedback/StateMessage';
import { SkeletonRows } from '../feedback/SkeletonRows';
import { useAskedBeforeLeaving } from '../feedback/UnsavedContext';
import { useDiscardQuestion } from '../feedback/useDiscardQuestion';
import { Modal } from '../overlay/Modal';
import { isFocusLost, useFirstField, useReturnFocus } from '../focus';
import styles from './EditorDialog.module.css';
import { FormRefusal } from './FormRefusal';
import { hasChanges } from './hasChanges';
import { isSaveKey } from './isSaveKey';
import { RestoredNote } from './RestoredNote';
import { useFormTexts } from './useFormTexts';

/** Closes a form. With changes against `saved`, or something else `unsaved`, it asks first, so that a stray Escape loses nothing. */
const useClosing = <Values extends object>(
  form: FormInstance<Values>,
  saved: Values | null,
  onClose: () => void,
  unsaved = false,
): (() => Promise<void>) => {
  const mayDiscard = useDiscardQuestion();
  // `true` returns all values, also of fields that are not shown now.
  const isChanged = () => unsaved || (saved !== null && hasChanges(saved, form.getFieldsValue(true)));
  useAskedBeforeLeaving(isChanged);
  return async () => {
    if (!isChanged() || (await mayDiscard())) onClose();
  };
};

interface EditorDialogProps<Values extends object> {
  readonly title: string;
  /** Shown beside the title: the record's status. */
  readonly status?: ReactNode;
  readonly form: FormInstance<Values>;
  /** The saved values; null while the record is loading. */
  readonly saved: Values | null;
  /** Set when the record could not be loaded. */
  readonly failed?: ErrorStateProps;
  /** Names the form with its record, so that its texts outlast a crash and an end of the session. */
  readonly kept: string;
  /** Fields that are never kept on disk: passwords and tokens. */
  readonly secrets?: readonly (keyof Values)[] | undefined;
  /** Something outside the form's own fields would be lost. */
  readonly unsaved?: boolean;
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly onClose: () => void;
  /** True from the click until the answer. */
  readonly busy: boolean;
  readonly refusal: string | null;
  /** A secondary action at the left of the foot. */
  readonly secondary?: ReactNode;
  /** Nothing can be changed, so the foot only has a close button. */
  readonly readOnly?: boolean;
  /** No further save is possible; what was typed stays, to be copied, and closing still asks. */
  readonly ended?: boolean;
  /** One column of fields at 480 px, two at 640, three at 900. */
  readonly width?: 480 | 640 | 900;
  readonly children: ReactNode;
}

/**
 * A form in a dialog: the first field has the focus, the fields scroll, the foot stays, Enter in a line and Ctrl+Enter save, and
 * closing with changes asks first. Values and refusal stay until the server accepts the values; then the caller closes the dialog.
 */
export const EditorDialog = <Values extends object>({
  title,
  status,
  form,
  saved,
  failed,
  kept,
  secrets,
  unsaved = false,
  onSubmit,
  onClose,
  busy,
  refusal,
  secondary,
  readOnly = false,
  ended = false,
  width = 480,
  children,
}: EditorDialogProps<Values>) => {
  const { t } = useTranslation('common');
  const isRestored = useFormTexts({ name: readOnly ? null : kept, form, saved, secrets });
  const close = useClosing(form, readOnly ? null : saved, onClose, unsaved);
  const body = useRef<HTMLDivElement>(null);
  useFirstField(body, saved !== null && !readOnly);
  useReturnFocus();
  const leaving = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that has left was the last one pressed.
    if (ended && isFocusLost()) leaving.current?.focus();
  }, [ended]);
  const maySave = !readOnly && !ended;
  const saveByKeys = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    // The browser would submit a form with one field itself.
    event.preventDefault();
    // A held key opened the dialog.
    if (maySave && !busy && !event.repeat) form.submit();
  };
  const foot = (
    <div className={styles.foot}>
      <div className={styles.secondary}>{secondary}</div>
      <Button ref={leaving} onClick={() => void close()}>
        {t(maySave ? 'actions.cancel' : 'actions.close')}
      </Button>
      {maySave && (
        <Button type="primary" loading={busy} disabled={busy} onClick={form.submit}>
          {t('actions.save')}
        </Button>
      )}
    </div>
  );
  return (
    <Modal
      open
      width={width}
      title={
        <span className={styles.title}>
          {title} {status}
        </span>
      }
      footer={saved && foot}
      onCancel={() => void close()}
      mask={{ closable: false }}
    >
      {!saved && (failed ? <ErrorState {...failed} /> : <SkeletonRows rows={4} height={80} shape="field" />)}
      {saved && (
        // Handles keys pressed in any field below.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div ref={body} className={styles.body} onKeyDown={saveByKeys}>
          <Form
            form={form}
            layout="vertical"
            requiredMark={false}
            initialValues={saved}
            onFinish={(values) => void onSubmit(values)}
          >
            <RestoredNote shown={isRestored} />
            {children}
            <FormRefusal text={refusal} />
          </Form>
        </div>
      )}
    </Modal>
  );
};
