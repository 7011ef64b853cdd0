import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useAskedBeforeLeaving } from '@/ui/feedback/UnsavedContext';
import { useDiscardQuestion } from '@/ui/feedback/useDiscardQuestion';
import { useFirstField } from '@/ui/focus';
import { Modal } from '@/ui/overlay/Modal';
import styles from './dialogs.module.css';

interface ActionDialogProps {
  readonly title: string;
  /** The verb on the filled button. */
  readonly submitLabel: string;
  /** Width of the dialog, px. */
  readonly width: 400 | 480;
  /** True from the click until the answer. */
  readonly busy: boolean;
  /** There is nothing to submit yet. */
  readonly disabled?: boolean;
  /** Something typed would be lost, so closing asks first. */
  readonly unsaved?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** Called once the dialog is open and can take the focus; without it the first field gets the focus. */
  readonly onShown?: () => void;
  readonly children: ReactNode;
}

/** A dialog about tickets with some fields and one action. */
export const ActionDialog = ({
  title,
  submitLabel,
  width,
  busy,
  disabled = false,
  unsaved = false,
  onSubmit,
  onClose,
  onShown,
  children,
}: ActionDialogProps) => {
  const { t } = useTranslation('common');
  const mayDiscard = useDiscardQuestion();
  useAskedBeforeLeaving(() => unsaved);
  const controls = useRef<HTMLDivElement>(null);
  useFirstField(controls, onShown === undefined);
  const close = async () => {
    if (!unsaved || (await mayDiscard())) onClose();
  };
  const submitByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || disabled || busy) return;
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Modal
      open
      width={width}
      title={title}
      okText={submitLabel}
      cancelText={t('actions.cancel')}
      // Not antd's `confirmLoading`, which would also keep the dialog open until the answer.
      okButtonProps={{ disabled: disabled || busy, loading: busy }}
      onOk={onSubmit}
      onCancel={() => void close()}
      afterOpenChange={(open) => {
        if (open) onShown?.();
      }}
    >
      {/* Handles keys pressed in any field below. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={controls} className={styles.controls} onKeyDownCapture={submitByKeys}>
        {children}
      </div>
    </Modal>
  );
};
