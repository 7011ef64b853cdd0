import { useTranslation } from 'react-i18next';
import { MENU_WIDTH_PX } from '@/contract/limits';
import { selectAccessContext } from '@/entities/session/sessionSelectors';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { PanelLeft } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { Mark } from '@/ui/layout/Mark';
import { routes } from '../routes';
import { MenuEntry } from './MenuEntry';
import { ServerVersion } from './ServerVersion';
import styles from './SideMenu.module.css';
import { useMenuCounts } from './useMenuCounts';

interface SideMenuProps {
  readonly compact: boolean;
  readonly onToggle: () => void;
}

/** The way to every screen the user may see, 240 px wide or a rail of icons (SHELL-07, MENU-01). */
export const SideMenu = ({ compact, onToggle }: SideMenuProps) => {
  const { t } = useTranslation('shell');
  const company = useAppSelector((state) => state.session.company?.name);
  const context = useAppSelector(selectAccessContext);
  const counts = useMenuCounts();
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
      <ul className={styles.entries}>
        {compact && (
          <li className={styles.expand}>
            <IconButton icon={PanelLeft} label={t('menu.expand')} onClick={onToggle} />
          </li>
        )}
        {routes
          .filter(({ mayList }) => mayList(context))
          .map(({ menuPath, icon, labelKey, countKey }) => {
            const count = countKey ? counts[countKey] : 0;
            return (
              <MenuEntry
                key={menuPath}
                path={menuPath}
                icon={icon}
                label={t(labelKey)}
                count={count}
                countLabel={t('menu.waiting', { count })}
                compact={compact}
              />
            );
          })}
      </ul>
      {!compact && <ServerVersion />}
    </nav>
  );
};
