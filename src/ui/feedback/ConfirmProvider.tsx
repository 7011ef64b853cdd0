import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmContext, type Confirm, type ConfirmRequest } from './ConfirmContext';
import styles from './ConfirmProvider.module.css';

interface ConfirmProviderProps {
  readonly children: ReactNode;
}

/** antd's dialogs are at 1000; a question may come from one of them. */
const ABOVE_DIALOGS = 1_100;

/** A stable ref, so that it runs when the button appears and not at each drawing. */
const focusOnce = (button: HTMLElement | null): void => button?.focus();

/** Shows one confirmation at a time; a question asked while another stands answers that one with no. */
export const ConfirmProvider = ({ children }: ConfirmProviderProps) => {
  const { t } = useTranslation('common');
  const [request, setRequest] = useState<ConfirmRequest | null>(null);
  const [open, setOpen] = useState(false);
  const answer = useRef<((confirmed: boolean) => void) | null>(null);

  const settle = (confirmed: boolean): void => {
    answer.current?.(confirmed);
    answer.current = null;
    setOpen(false);
  };

  const confirm = useCallback<Confirm>((next) => {
    answer.current?.(false);
    setRequest(next);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);

  return (
    <ConfirmContext value={confirm}>
      {children}
      <Modal
        open={open}
        width={400}
        centered
        zIndex={ABOVE_DIALOGS}
        closable={false}
        title={request?.title}
        onCancel={() => settle(false)}
        destroyOnHidden
        footer={
          <>
            <Button ref={focusOnce} onClick={() => settle(false)}>
              {t('actions.cancel')}
            </Button>
            <Button type="primary" danger={request?.danger} onClick={() => settle(true)}>
              {request?.confirmLabel}
            </Button>
          </>
        }
      >
        <p className={styles.message}>{request?.message}</p>
      </Modal>
    </ConfirmContext>
  );
};
