import { useTranslation } from 'react-i18next';
import { MENU_WIDTH_PX } from '@/domain/limits';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { PanelLeft } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { Mark } from '@/ui/layout/Mark';
import { MenuGroup } from './MenuGroup';
import { ServerVersion } from './ServerVersion';
import styles from './SideMenu.module.css';
import type { MenuBadges } from './useMenuBadges';

interface SideMenuProps {
  readonly compact: boolean;
  readonly badges: MenuBadges;
  readonly onToggle: () => void;
}

/** The way to every screen the user may see, 240 px wide or a rail of icons. */
export const SideMenu = ({ compact, badges, onToggle }: SideMenuProps) => {
  const { t } = useTranslation('shell');
  const company = useAppSelector((state) => state.session.company?.name);
  const isSettled = useAppSelector((state) => state.session.settled);
  return (
    <nav
      className={classNames(styles.menu, compact && styles.compact)}
      style={compact ? undefined : { width: MENU_WIDTH_PX }}
      aria-label={t('menu.name')}
    >
      <div className={styles.head}>
        <Mark size={26} />
        {!compact && (
          <div className={styles.names}>
            <span className={styles.company}>{company ?? 'Balcão'}</span>
            {company && <span className={styles.product}>Balcão</span>}
          </div>
        )}
        {!compact && <IconButton icon={PanelLeft} size={28} label={t('menu.collapse')} onClick={onToggle} />}
      </div>
      <div className={styles.entries} data-menu-entries>
        {compact && (
          <div className={styles.expand}>
            <IconButton icon={PanelLeft} label={t('menu.expand')} onClick={onToggle} />
          </div>
        )}
        <MenuGroup group="everyone" compact={compact} badges={badges} />
        <MenuGroup group="administration" title={t('menu.administration')} compact={compact} badges={badges} />
      </div>
      {!compact && isSettled && <ServerVersion />}
    </nav>
  );
};
