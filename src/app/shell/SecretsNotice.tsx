import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DesktopBridge } from '@/bridge/desktop';
import { Strip } from '@/ui/feedback/Strip';
import { TriangleAlert } from '@/ui/icons';
import { useAnswer } from '@/ui/useAnswer';

interface SecretsNoticeProps {
  readonly session: Pick<DesktopBridge['session'], 'keeping'>;
}

/** Where the system keeps no secrets, says that the next start asks for the password. Once per sign-in. */
export const SecretsNotice = ({ session }: SecretsNoticeProps) => {
  const { t } = useTranslation('shell');
  const [understood, setUnderstood] = useState(false);
  const ask = useCallback(() => session.keeping(), [session]);
  const { value: keeping } = useAnswer(ask);
  if (keeping !== 'memory' || understood) return null;
  return (
    <Strip
      live
      tone="warning"
      icon={TriangleAlert}
      action={{ label: t('secrets.understood'), onClick: () => setUnderstood(true) }}
    >
      {t('secrets.memoryOnly')}
    </Strip>
  );
};
