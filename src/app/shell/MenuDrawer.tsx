import { useTranslation } from '@/i18n/useTranslation';
import { MENU_WIDTH_PX } from '@/domain/limits';
import { Drawer } from '@/ui/overlay/Drawer';
import { SideMenu, type SideMenuProps } from './SideMenu';

interface MenuDrawerProps extends Pick<SideMenuProps, 'current' | 'badges' | 'version'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The side menu as a drawer over the page, in windows under 600 px. */
export const MenuDrawer = ({ open, onClose, ...shown }: MenuDrawerProps) => {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={MENU_WIDTH_PX}
      closable={false}
      title={null}
      aria-label={t('menu.name')}
      styles={{ body: { padding: 0 } }}
    >
      <SideMenu {...shown} compact={false} onToggle={onClose} />
    </Drawer>
  );
};
