import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { LANGUAGE_NAMES, LANGUAGES } from '@/i18n/languages';
import { useLanguage } from '@/i18n/useLanguage';
import { Toasts } from '@/ui/feedback/Toasts';
import { ChevronDown } from '@/ui/icons';
import { Mark } from '@/ui/layout/Mark';
import { MenuDropdown } from '@/ui/layout/MenuDropdown';
import styles from './PublicFrame.module.css';

/** The language in use; choosing another one changes every text at once. */
const LanguageMenu = () => {
  const { t } = useTranslation('auth');
  const { language, choose } = useLanguage();
  return (
    <MenuDropdown
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
    </MenuDropdown>
  );
};

interface PublicFrameProps {
  readonly children: ReactNode;
  /** Fills the right half; without it the half holds the mark alone. */
  readonly aside?: ReactNode;
  /** On narrow windows the aside comes before the form instead of after it. */
  readonly asideFirst?: boolean;
  /** A strip across the top. */
  readonly notice?: ReactNode;
  readonly appVersion: string;
}

/** The frame of the pages outside a session: the form on the left, a quiet half on the right. */
export const PublicFrame = ({ children, aside, asideFirst = false, notice, appVersion }: PublicFrameProps) => (
  <div className={styles.page}>
    {notice && <header className={styles.notice}>{notice}</header>}
    <div className={styles.halves} data-aside-first={asideFirst || undefined}>
      <main className={styles.form}>
        <div className={styles.column}>
          <p className={styles.brand}>
            <Mark size={34} />
            Balcão
          </p>
          {children}
        </div>
      </main>
      <div className={styles.aside} data-empty={aside ? undefined : true}>
        {aside ?? <Mark size={96} />}
      </div>
    </div>
    <footer className={styles.foot}>
      <span>Balcão {appVersion}</span>
      <span className={styles.dot} aria-hidden="true">
        ·
      </span>
      <LanguageMenu />
    </footer>
    <Toasts />
  </div>
);
