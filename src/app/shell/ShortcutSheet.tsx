import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { Modal } from '@/ui/overlay/Modal';
import { ShortcutTable } from '@/ui/shortcuts/ShortcutTable';
import { useReturnFocus } from '@/ui/useReturnFocus';

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
      footer={
        <Button
          // The sheet has nothing else to begin with.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onClick={onClose}
        >
          {t('common:actions.close')}
        </Button>
      }
    >
      <ShortcutTable />
    </Modal>
  );
};
