import { useTranslation } from 'react-i18next';
import { PanelRight } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { shortcutText } from '@/ui/shortcuts/shortcutText';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { useDrawer } from './drawerContext';

/** Opens and closes the contact drawer. */
export const DrawerButton = () => {
  const { t } = useTranslation('contacts');
  const { open, toggle } = useDrawer();
  useShortcut('togglePanel', toggle);
  return (
    <IconButton
      icon={PanelRight}
      label={t('drawer.title')}
      shortcut={shortcutText('togglePanel')}
      pressed={open}
      onClick={toggle}
    />
  );
};
