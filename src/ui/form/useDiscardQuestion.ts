import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../feedback/ConfirmContext';

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Closes a form; where it differs from `saved`, or something beside it is `unsaved`, only after a question, so that no stray Escape loses what was typed. */
export const useDiscardQuestion = <Values extends object>(
  form: FormInstance<Values>,
  saved: Values | null,
  onClose: () => void,
  unsaved = false,
): (() => Promise<void>) => {
  const { t } = useTranslation('common');
  const confirm = useConfirm();
  return async () => {
    // All of them, also what the form does not show at the moment.
    const now: Partial<Values> = saved ? form.getFieldsValue(true) : {};
    const isChanged =
      unsaved || Object.entries(saved ?? {}).some(([name, value]) => differs(value, now[name as keyof Values]));
    const question = {
      title: t('form.discardTitle'),
      message: t('form.discardMessage'),
      confirmLabel: t('actions.discard'),
      danger: true,
    };
    if (!isChanged || (await confirm(question))) onClose();
  };
};
