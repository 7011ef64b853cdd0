import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useParams } from 'react-router-dom';
import { classNames } from '@/ui/classNames';
import { ShortcutTable } from '@/ui/shortcuts/ShortcutTable';
import { AboutSection } from './AboutSection';
import { AppearanceSection } from './AppearanceSection';
import { ConversationsSection } from './ConversationsSection';
import { DataSection } from './data/DataSection';
import { DiagnosticsSection } from './diagnostics/DiagnosticsSection';
import { NotificationsSection } from './notifications/NotificationsSection';
import styles from './OthersPage.module.css';
import { SECTIONS, type SectionKey } from './sections';
import { ServerSection } from './system/ServerSection';
import { SystemSection } from './system/SystemSection';
import { UpdatesSection } from './system/UpdatesSection';
import { SoundSection } from './sound/SoundSection';

const BODIES: Readonly<Record<SectionKey, ComponentType>> = {
  conversations: ConversationsSection,
  notifications: NotificationsSection,
  sound: SoundSection,
  appearance: AppearanceSection,
  keyboard: ShortcutTable,
  system: SystemSection,
  server: ServerSection,
  data: DataSection,
  updates: UpdatesSection,
  diagnostics: DiagnosticsSection,
  about: AboutSection,
};

/** What a user chooses for this computer. */
export const OthersPage = () => {
  const { t } = useTranslation(['preferences', 'shell']);
  const { section: chosen } = useParams();
  const { key } = SECTIONS.find((section) => section.key === chosen) ?? SECTIONS[0];
  const Body = BODIES[key];
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <nav className={styles.nav} aria-labelledby="preferences-title">
          <h1 id="preferences-title" className={styles.title}>
            {t('shell:pages.others')}
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
        {/* Arrow keys scroll it, also where a section has nothing else to focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.content} tabIndex={0}>
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
