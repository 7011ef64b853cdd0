import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { TriangleAlert } from '@/ui/icons';

interface CrashScreenProps {
  readonly onReload: () => void;
}

/** In place of a screen that failed. */
export const CrashScreen = ({ onReload }: CrashScreenProps) => {
  const { t } = useTranslation('shell');
  return (
    <main role="alert">
      <StateMessage
        icon={TriangleAlert}
        title={t('crash.title')}
        hint={t('crash.hint')}
        action={<Button onClick={onReload}>{t('crash.reload')}</Button>}
      />
    </main>
  );
};
