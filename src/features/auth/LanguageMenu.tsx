import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES } from '@/i18n/languages';
import { useLanguage } from '@/i18n/useLanguage';
import { ChevronDown } from '@/ui/icons';
import styles from './LanguageMenu.module.css';

/** The language in use; choosing another one changes every text at once. */
export const LanguageMenu = () => {
  const { t } = useTranslation('auth');
  const { language, choose } = useLanguage();
  return (
    <Dropdown
      trigger={['click']}
      placement="topLeft"
      menu={{
        selectable: true,
        selectedKeys: [language],
        items: LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key], onClick: () => void choose(key) })),
      }}
    >
      <button type="button" className={styles.button} aria-label={`${t('language')}: ${LANGUAGE_NAMES[language]}`}>
        {LANGUAGE_NAMES[language]}
        <ChevronDown size={12} />
      </button>
    </Dropdown>
  );
};
