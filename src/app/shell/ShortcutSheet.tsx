import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { Modal } from '@/ui/overlay/Modal';
import { ShortcutTable } from '@/ui/shortcuts/ShortcutTable';
import { useReturnFocus } from '@/ui/focus';
import styles from './shell.module.css';

/** Focuses the sheet, so that arrows scroll it at once. Without motion the dialog itself takes the focus when it opens, hence the frame. */
const takeFocus = (sheet: HTMLElement | null) => {
  const focus = () => sheet?.focus({ preventScroll: true });
  focus();
  const frame = requestAnimationFrame(focus);
  return () => cancelAnimationFrame(frame);
};

/** The sheet of shortcuts. */
export const ShortcutSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['shortcuts', 'common']);
  useReturnFocus();
  return (
    <Modal
      open
      width={760}
      title={t('title')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it */}
      <section ref={takeFocus} className={styles.sheet} aria-label={t('title')} tabIndex={0}>
        <ShortcutTable />
      </section>
    </Modal>
  );
};
