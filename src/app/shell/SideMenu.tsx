import { memo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { MENU_WIDTH_PX } from '@/domain/limits';
import { selectAccessContext } from '@/entities/session/sessionSelectors';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { PanelLeft } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { Mark } from '@/ui/layout/Mark';
import { type AppRoute, listedRoutes } from '../routes';
import { MenuEntry } from './MenuEntry';
import styles from './SideMenu.module.css';
import type { MenuBadges } from './useMenuBadges';

export interface SideMenuProps {
  readonly compact: boolean;
  /** The page that is open. */
  readonly current: AppRoute['labelKey'] | undefined;
  readonly badges: MenuBadges;
  /** The server's version, the last line of the open menu; null while it is unknown or when the server sends none. */
  readonly version: string | null;
  readonly onToggle: () => void;
}

interface MenuGroupProps extends Omit<SideMenuProps, 'version' | 'onToggle'> {
  readonly group: AppRoute['group'];
  readonly title?: string;
}

/** The entries of one part of the menu that this user may see; renders nothing when there are none. */
const MenuGroup = ({ group, title, compact, current, badges }: MenuGroupProps) => {
  const { t } = useTranslation('shell');
  const entries = listedRoutes(useAppSelector(selectAccessContext)).filter((route) => route.group === group);
  if (entries.length === 0) return null;
  return (
    <>
      {title && compact && <hr className={styles.line} />}
      {title && !compact && (
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
      )}
      <ul className={styles.list} aria-label={title}>
        {entries.map(({ menuPath, icon, labelKey, badge }) => (
          <MenuEntry
            key={menuPath}
            path={menuPath}
            icon={icon}
            label={t(labelKey)}
            isActive={labelKey === current}
            badge={badge ? badges[badge] : null}
            compact={compact}
          />
        ))}
      </ul>
    </>
  );
};

/** Links to every screen the user may see, 240 px wide or a rail of icons. */
export const SideMenu = memo(({ compact, current, badges, version, onToggle }: SideMenuProps) => {
  const { t } = useTranslation('shell');
  const company = useAppSelector((state) => state.session.company?.name);
  const shown = { compact, current, badges };
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
        <MenuGroup {...shown} group="everyone" />
        <MenuGroup {...shown} group="administration" title={t('menu.administration')} />
      </div>
      {!compact && version !== null && <p className={styles.version}>{t('menu.version', { version })}</p>}
    </nav>
  );
});
SideMenu.displayName = 'SideMenu';
