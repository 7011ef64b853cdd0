import { useTranslation } from '@/i18n/useTranslation';
import { FlaskConical } from '../icons';
import { Strip } from './Strip';

/** Always visible in the demo workspace, so that it is not mistaken for the real one. */
export const DemoStrip = () => {
  const { t } = useTranslation('common');
  return (
    <Strip tone="info" icon={FlaskConical}>
      {t('demo.notice')}
    </Strip>
  );
};
