import { useTranslation } from '@/i18n/useTranslation';
import { SECTIONS } from '@/features/preferences/sections';
import { windowLocked } from '@/entities/device/lock/lock';
import { LANGUAGE_NAMES, LANGUAGES } from '@/i18n/languages';
import { useLanguage } from '@/i18n/useLanguage';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';
import { FileText, Keyboard, Languages, Lock, Moon, Sun } from '@/ui/icons';
import { useNavigate } from '@/ui/navigation';
import { useTheme } from '@/ui/ThemeContext';
import type { PaletteEntry } from './entries';

/** Theme, language, shortcuts, drafts, and the sections of the preferences. */
export const usePreferenceEntries = (): readonly PaletteEntry[] => {
  const { t } = useTranslation(['shell', 'preferences', 'shortcuts', 'tickets']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { theme, toggle } = useTheme();
  const { language, choose } = useLanguage();
  const entries: readonly Omit<PaletteEntry, 'group'>[] = [
    {
      id: 'theme',
      sign: theme === 'light' ? <Moon size={16} /> : <Sun size={16} />,
      label: t(theme === 'light' ? 'top.useDark' : 'top.useLight'),
      run: toggle,
    },
    ...LANGUAGES.filter((key) => key !== language).map((key) => ({
      id: `language:${key}`,
      sign: <Languages size={16} />,
      label: LANGUAGE_NAMES[key],
      hint: t('user.language'),
      run: () => void choose(key),
    })),
    {
      id: 'lock',
      sign: <Lock size={16} />,
      label: t('shortcuts:actions.lockWindow'),
      shortcut: 'lockWindow',
      run: () => void dispatch(windowLocked()),
    },
    {
      id: 'shortcuts',
      sign: <Keyboard size={16} />,
      label: t('shortcuts:actions.showShortcuts'),
      shortcut: 'showShortcuts',
      run: () => void dispatch(dialogOpened({ type: 'shortcuts' })),
    },
    {
      id: 'drafts',
      sign: <FileText size={16} />,
      label: t('tickets:drafts.show'),
      run: () => void dispatch(dialogOpened({ type: 'drafts' })),
    },
    ...SECTIONS.map(({ key, icon: Sign }) => ({
      id: `section:${key}`,
      sign: <Sign size={16} />,
      label: t(`preferences:sections.${key}`),
      hint: t('preferences:title'),
      run: () => void navigate(`/others/${key}`),
    })),
  ];
  return entries.map((entry) => ({ ...entry, group: 'preferences' }));
};
