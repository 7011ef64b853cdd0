import { Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES } from '@/i18n/languages';
import { useLanguage } from '@/i18n/useLanguage';
import { useTheme } from '@/ui/ThemeContext';
import { SettingRow } from './SettingRow';

/** Theme and language. */
export const AppearanceSection = () => {
  const { t } = useTranslation('preferences');
  const { theme, toggle } = useTheme();
  const { language, choose } = useLanguage();
  return (
    <>
      <SettingRow label={t('appearance.theme')}>
        {(names) => (
          <Segmented
            {...names}
            value={theme}
            onChange={(chosen) => {
              if (chosen !== theme) toggle();
            }}
            options={[
              { value: 'light', label: t('appearance.light') },
              { value: 'dark', label: t('appearance.dark') },
            ]}
          />
        )}
      </SettingRow>
      <SettingRow label={t('appearance.language')}>
        {(names) => (
          <Select
            {...names}
            style={{ width: 200 }}
            value={language}
            onChange={(chosen) => void choose(chosen)}
            options={LANGUAGES.map((key) => ({ value: key, label: LANGUAGE_NAMES[key] }))}
          />
        )}
      </SettingRow>
    </>
  );
};
