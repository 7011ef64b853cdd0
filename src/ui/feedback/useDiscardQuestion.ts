import { useTranslation } from '@/i18n/useTranslation';
import { useConfirm } from './ConfirmContext';

/**
 * Asks whether something typed may be lost; resolves with whether it may.
 *
 * @param container - Where the question is rendered; the page by default
 */
export const useDiscardQuestion = (container?: () => HTMLElement): (() => Promise<boolean>) => {
  const { t } = useTranslation('common');
  const confirm = useConfirm();
  return () =>
    confirm({
      title: t('form.discardTitle'),
      message: t('form.discardMessage'),
      confirmLabel: t('actions.discard'),
      danger: true,
      container,
    });
};
