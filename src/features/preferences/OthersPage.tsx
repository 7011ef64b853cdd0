import { Segmented, Select, Switch } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { NavLink, useParams } from 'react-router-dom';
import { preferencesChanged } from '@/entities/device/preferences/preferences';
import { LANGUAGE_NAMES, LANGUAGES } from '@/i18n/languages';
import { useLanguage } from '@/i18n/useLanguage';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTheme } from '@/ui/ThemeContext';
import { classNames } from '@/ui/classNames';
import { ShortcutTable } from '@/ui/shortcuts/ShortcutTable';
import { AboutSection } from './AboutSection';
import styles from './preferences.module.css';
import { SettingRow } from '@/ui/layout/SettingRow';
import { useNavigate } from '@/ui/navigation';
import { WaitingRow } from './WaitingRow';
import { DataSection } from './data/DataSection';
import { DiagnosticsSection } from './diagnostics/DiagnosticsSection';
import { NotificationsSection } from './notifications/NotificationsSection';
import { type SectionKey, SECTIONS } from './sections';
import { SoundSection } from './sound/SoundSection';
import { ServerSection } from './system/ServerSection';
import { SystemSection } from './system/SystemSection';
import { UpdatesSection } from './system/UpdatesSection';

/** Theme and language. */
const AppearanceSection = () => {
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

/** How messages are sent, what follows a resolved ticket, and when a wait is long. */
const ConversationsSection = () => {
  const { t } = useTranslation('preferences');
  const dispatch = useAppDispatch();
  const { sendKey, opensNext } = useAppSelector((state) => state.preferences);
  return (
    <>
      <SettingRow label={t('conversations.enterSends')} hint={t('conversations.enterSendsHint')}>
        {(names) => (
          <Switch
            {...names}
            checked={sendKey === 'enter'}
            onChange={(on) => dispatch(preferencesChanged({ sendKey: on ? 'enter' : 'shiftEnter' }))}
          />
        )}
      </SettingRow>
      <SettingRow label={t('conversations.opensNext')} hint={t('conversations.opensNextHint')}>
        {(names) => (
          <Switch {...names} checked={opensNext} onChange={(on) => dispatch(preferencesChanged({ opensNext: on }))} />
        )}
      </SettingRow>
      <WaitingRow />
    </>
  );
};

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

interface SectionChoiceProps {
  readonly value: SectionKey;
}

/** The sections in one line, for a page too narrow for their list. */
const SectionChoice = ({ value }: SectionChoiceProps) => {
  const { t } = useTranslation('preferences');
  const navigate = useNavigate();
  return (
    <Select
      id="preferences-choice"
      className={styles.choice}
      aria-labelledby="preferences-title"
      value={value}
      onChange={(key) => void navigate(`/others/${key}`)}
      listHeight={400}
      options={SECTIONS.map((section) => ({
        value: section.key,
        label: (
          <span className={styles.choiceLabel}>
            <section.icon size={16} />
            <span className={styles.choiceName}>{t(`sections.${section.key}`)}</span>
          </span>
        ),
      }))}
    />
  );
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
          <SectionChoice value={key} />
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
