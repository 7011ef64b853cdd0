import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SystemBridge } from '@/bridge/system';
import { useConfirm } from '@/ui/feedback/ConfirmContext';

interface UpdateQuestionProps {
  readonly updates: SystemBridge['updates'];
}

/** Asks once whether to install a downloaded update now. The preferences offer it later, too. */
export const UpdateQuestion = ({ updates }: UpdateQuestionProps) => {
  const { t } = useTranslation('system');
  const confirm = useConfirm();
  useEffect(
    () =>
      updates.onChanged((state) => {
        if (state.kind !== 'ready') return;
        const ask = async (): Promise<void> => {
          const agreed = await confirm({
            title: t('updates.readyTitle', { version: state.version }),
            message: t('updates.readyMessage'),
            confirmLabel: t('updates.install'),
          });
          if (agreed) await updates.install();
        };
        void ask();
      }),
    [confirm, t, updates],
  );
  return null;
};
