import { useTranslation } from 'react-i18next';
import styles from './ServerVersion.module.css';
import { useServerVersion } from './useServerVersion';

/** The last line of the open menu. */
export const ServerVersion = () => {
  const { t } = useTranslation('shell');
  const version = useServerVersion();
  if (version === null) return null;
  return <p className={styles.version}>{t('menu.version', { version })}</p>;
};
