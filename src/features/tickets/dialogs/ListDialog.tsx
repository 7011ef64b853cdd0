import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { EmptyState } from '@/ui/feedback/StateMessage';
import { Modal } from '@/ui/overlay/Modal';
import { useReturnFocus } from '@/ui/focus';
import styles from './dialogs.module.css';

interface ListDialogProps {
  readonly title: string;
  /** Replaces the list while it has no lines. */
  readonly empty: ComponentProps<typeof EmptyState>;
  /** The lines, as `li`. */
  readonly children: readonly ReactNode[];
  readonly onClose: () => void;
}

const CONTROLS = 'li :is(input, button):enabled, .ant-modal-footer button';

/** After a line was removed with the button that had the focus: the focus goes to the first line, else to the dialog's button. */
const useHeldFocus = (frame: RefObject<HTMLElement | null>, count: number): void => {
  const before = useRef(count);
  useEffect(() => {
    const dialog = frame.current?.closest('[role="dialog"]');
    // While a question about the line is still closing, the focus is in the question.
    if (count < before.current && !dialog?.contains(document.activeElement)) {
      dialog?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count, frame]);
};

/** A dialog that lists an agent's own items, such as views, to be changed line by line. */
export const ListDialog = ({ title, empty, children, onClose }: ListDialogProps) => {
  const { t } = useTranslation('common');
  const frame = useRef<HTMLDivElement>(null);
  useReturnFocus();
  useHeldFocus(frame, children.length);
  return (
    <Modal
      open
      width={560}
      title={title}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('actions.close')}</Button>}
    >
      <div ref={frame}>
        {children.length === 0 ? <EmptyState {...empty} /> : <ul className={styles.lines}>{children}</ul>}
      </div>
    </Modal>
  );
};
