import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useParams } from 'react-router-dom';
import { classNames } from '@/ui/classNames';
import { Keyboard, MessagesSquare, Palette, type Icon } from '@/ui/icons';
import { ShortcutTable } from '@/ui/shortcuts/ShortcutTable';
import { AppearanceSection } from './AppearanceSection';
import { ConversationsSection } from './ConversationsSection';
import styles from './OthersPage.module.css';

interface Section {
  readonly key: 'conversations' | 'appearance' | 'keyboard';
  readonly icon: Icon;
  readonly body: ComponentType;
}

const CONVERSATIONS: Section = { key: 'conversations', icon: MessagesSquare, body: ConversationsSection };
const SECTIONS: readonly Section[] = [
  CONVERSATIONS,
  { key: 'appearance', icon: Palette, body: AppearanceSection },
  { key: 'keyboard', icon: Keyboard, body: ShortcutTable },
];

/** What a user chooses for this computer (ROUTE-19). */
export const OthersPage = () => {
  const { t } = useTranslation('preferences');
  const { section: chosen } = useParams();
  const { key, body: Body } = SECTIONS.find((section) => section.key === chosen) ?? CONVERSATIONS;
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <nav className={styles.nav} aria-labelledby="preferences-title">
          <h1 id="preferences-title" className={styles.title}>
            {t('title')}
          </h1>
          <ul className={styles.sections}>
            {SECTIONS.map((section) => (
              <li key={section.key}>
                <NavLink
                  to={`/others/${section.key}`}
                  className={classNames(styles.link, section.key === key && styles.active)}
                  aria-current={section.key === key ? 'page' : undefined}
                >
                  <section.icon size={16} />
                  {t(`sections.${section.key}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>
          <section className={styles.section} aria-labelledby="preferences-section">
            <h2 id="preferences-section" className={styles.heading}>
              {t(`sections.${key}`)}
            </h2>
            <Body />
          </section>
        </div>
      </div>
    </div>
  );
};
