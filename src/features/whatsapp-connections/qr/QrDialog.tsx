import { useEffect, useRef } from 'react';
import { QRCode } from 'antd';
import { Trans } from 'react-i18next';
import { useTranslation } from '@/i18n/useTranslation';
import { readSessionState } from '@/domain/company/whatsappSession';
import { loadConnection } from '@/entities/company/whatsappConnections/connectionThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RefreshCw } from '@/ui/icons';
import { Modal } from '@/ui/overlay/Modal';
import { useReturnFocus } from '@/ui/focus';
import styles from './QrDialog.module.css';

interface QrDialogProps {
  readonly connectionId: number;
  readonly onClose: () => void;
}

const STEPS = ['open', 'devices', 'scan'] as const;
const CODE_PX = 232;

/** The code to scan with the phone, replaced by each new one; closes when there is none left, or none is needed. */
export const QrDialog = ({ connectionId, onClose }: QrDialogProps) => {
  const { t } = useTranslation('whatsappConnections');
  const dispatch = useAppDispatch();
  const connection = useAppSelector((state) => state.whatsappConnections.byId[connectionId]);
  const code = connection?.qrcode ?? '';
  const isConnected = readSessionState(connection?.status ?? '') === 'connected';
  const hadCode = useRef(false);
  useReturnFocus();
  useEffect(() => {
    void dispatch(loadConnection(connectionId));
  }, [dispatch, connectionId]);
  useEffect(() => {
    if (code) hadCode.current = true;
    else if (hadCode.current || isConnected || !connection) onClose();
  }, [code, connection, isConnected, onClose]);
  return (
    <Modal open width={700} title={t('qr.title', { name: connection?.name })} footer={null} onCancel={onClose}>
      <div className={styles.columns}>
        <div>
          <p className={styles.lead}>{t('qr.lead')}</p>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step} className={styles.step}>
                <span>
                  <Trans t={t} i18nKey={`qr.steps.${step}`} components={{ b: <strong /> }} />
                </span>
              </li>
            ))}
          </ol>
          <p className={styles.note}>
            <RefreshCw size={14} />
            {t('qr.renews')}
          </p>
        </div>
        <div className={styles.scan}>
          <div className={styles.code}>
            {code && (
              <QRCode
                aria-label={t('qr.code')}
                value={code}
                type="svg"
                size={CODE_PX}
                color="#000000"
                bgColor="#ffffff"
                bordered={false}
              />
            )}
          </div>
          <output className={styles.waiting}>{t(code ? 'qr.waiting' : 'qr.preparing')}</output>
        </div>
      </div>
    </Modal>
  );
};
