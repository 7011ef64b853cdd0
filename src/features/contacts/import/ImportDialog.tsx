import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { Modal } from '@/ui/overlay/Modal';
import { useReturnFocus } from '@/ui/useReturnFocus';
import { FileStep } from './FileStep';
import styles from './ImportDialog.module.css';
import { ImportResult } from './ImportResult';
import { UnusableRows } from './UnusableRows';
import { useContactImport } from './useContactImport';

interface ImportDialogProps {
  readonly onClose: () => void;
  /** Contacts may have come: the list is read again. */
  readonly onImported: () => void;
}

/** Imports contacts from a spreadsheet: choose, preview, send, and the result of each row. */
export const ImportDialog = ({ onClose, onImported }: ImportDialogProps) => {
  const { t } = useTranslation(['contacts', 'common']);
  const { step, choose, run } = useContactImport({ onClose, onImported });
  const imported = useAppSelector((state) => state.contacts.imported);
  useReturnFocus();
  const isBusy = step.kind === 'busy' || step.kind === 'running';
  const close = (
    <Button onClick={onClose}>{t(step.kind === 'done' ? 'common:actions.close' : 'common:actions.cancel')}</Button>
  );
  return (
    <Modal
      open
      width={480}
      title={t('import.title')}
      // A running import cannot be cancelled, so the dialog waits for its end.
      closable={!isBusy}
      keyboard={!isBusy}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        !isBusy && (
          <>
            {close}
            {step.kind === 'ready' && step.sheet.contacts.length > 0 && (
              <Button type="primary" onClick={() => void run(step.sheet)}>
                {t('import.run', { count: step.sheet.contacts.length })}
              </Button>
            )}
          </>
        )
      }
    >
      {step.kind === 'choose' && <FileStep problem={step.problem} onFile={(file) => void choose(file)} />}
      {step.kind === 'ready' && (
        <>
          <p className={styles.text} data-selectable>
            {t('import.found', { count: step.sheet.contacts.length, file: step.name })}
          </p>
          <UnusableRows rows={step.sheet.unusable} />
        </>
      )}
      {isBusy && (
        <output className={styles.text}>
          {step.kind === 'running' && imported > 0
            ? t('import.progress', { done: imported, total: step.total })
            : t('import.busy')}
        </output>
      )}
      {step.kind === 'done' && <ImportResult sheet={step.sheet} report={step.report} />}
    </Modal>
  );
};
