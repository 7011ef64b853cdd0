import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { createAppThunk } from '@/entities/base/thunk';
import { useRead } from '@/ui/useAsync';
import styles from './preferences.module.css';
import { SettingRow } from '@/ui/layout/SettingRow';

const readVersions = createAppThunk(
  'preferences/readVersions',
  async (_: void, { extra: { api, desktop } }) => ({
    app: desktop.appVersion,
    server: await api.auth.version().catch(() => null),
  }),
  { silent: true },
);

/** App and server versions, and the licences of the software inside. */
export const AboutSection = () => {
  const { t } = useTranslation('system');
  const { value } = useRead(readVersions);
  const [licences, setLicences] = useState<readonly string[] | null>(null);
  const showLicences = async (): Promise<void> => setLicences((await import('./licences')).LICENCES);
  return (
    <>
      <SettingRow label={t('about.app')} hint={value?.app ?? ''}>
        {() => null}
      </SettingRow>
      <SettingRow label={t('about.server')} hint={value?.server ?? t('diagnostics.words.unknown')}>
        {() => null}
      </SettingRow>
      <SettingRow label={t('about.licences')} hint={t('about.licencesHint')}>
        {(names) => (
          <Button
            aria-expanded={licences !== null}
            aria-describedby={names['aria-describedby']}
            onClick={() => void (licences === null ? showLicences() : setLicences(null))}
          >
            {t(licences === null ? 'about.showLicences' : 'about.hideLicences')}
          </Button>
        )}
      </SettingRow>
      {licences && (
        <ul className={styles.licences}>
          {licences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
};
