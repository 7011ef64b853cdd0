import { useTranslation } from 'react-i18next';
import { PanelRight } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { useDrawer } from './drawerContext';

/** Opens and closes the contact drawer (CDRAWER-01). */
export const DrawerButton = () => {
  const { t } = useTranslation('contacts');
  const { open, toggle } = useDrawer();
  return <IconButton icon={PanelRight} label={t('drawer.title')} pressed={open} onClick={toggle} />;
};
