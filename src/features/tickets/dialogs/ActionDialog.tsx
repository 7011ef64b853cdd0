import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Modal } from '@/ui/overlay/Modal';

interface ActionDialogProps {
  readonly title: string;
  /** The verb on the filled button. */
  readonly submitLabel: string;
  /** Of the dialog, px. */
  readonly width: 400 | 480;
  /** From the click until the answer. */
  readonly busy: boolean;
  /** Nothing to submit yet. */
  readonly disabled?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** It is open, and may be given the focus. */
  readonly onShown?: () => void;
  readonly children: ReactNode;
}

/** A question about a ticket that is answered by some fields and one verb. */
export const ActionDialog = ({
  title,
  submitLabel,
  width,
  busy,
  disabled = false,
  onSubmit,
  onClose,
  onShown,
  children,
}: ActionDialogProps) => {
  const { t } = useTranslation('common');
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
      onCancel={onClose}
      afterOpenChange={(open) => {
        if (open) onShown?.();
      }}
    >
      {/* Keys pressed in any field below. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDownCapture={submitByKeys}>{children}</div>
    </Modal>
  );
};
