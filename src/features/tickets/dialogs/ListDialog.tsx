import type { ComponentProps, ReactNode } from 'react';
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

/** A dialog that lists an agent's own items, such as views, to be changed line by line. */
export const ListDialog = ({ title, empty, children, onClose }: ListDialogProps) => {
  const { t } = useTranslation('common');
  useReturnFocus();
  return (
    <Modal
      open
      width={560}
      title={title}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('actions.close')}</Button>}
    >
      {children.length === 0 ? <EmptyState {...empty} /> : <ul className={styles.lines}>{children}</ul>}
    </Modal>
  );
};
