import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { Modal } from '../overlay/Modal';
import type { ConfirmRequest } from './ConfirmContext';
import styles from './StateMessage.module.css';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly request: ConfirmRequest;
  readonly onAnswer: (confirmed: boolean) => void;
}

/** z-index. antd's dialogs are at 1,000, and a question may come from one of them. */
const ABOVE_DIALOGS = 1_100;

/** A stable callback ref: it runs when the button appears, not at each render. */
const focusOnce = (button: HTMLElement | null): void => button?.focus();

/** One question with its two answers; closing it means no. */
export const ConfirmDialog = ({ open, request, onAnswer }: ConfirmDialogProps) => {
  const { t } = useTranslation('common');
  return (
    <Modal
      open={open}
      width={400}
      centered
      zIndex={ABOVE_DIALOGS}
      getContainer={request.container}
      closable={false}
      title={request.title}
      onCancel={() => onAnswer(false)}
      destroyOnHidden
      footer={
        <>
          <Button ref={focusOnce} onClick={() => onAnswer(false)}>
            {t('actions.cancel')}
          </Button>
          <Button type="primary" danger={request.danger} onClick={() => onAnswer(true)}>
            {request.confirmLabel}
          </Button>
        </>
      }
    >
      <p className={styles.message}>{request.message}</p>
    </Modal>
  );
};
