import { memo, useCallback, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { MENU_WIDTH_PX } from '@/domain/limits';
import { selectAccessContext } from '@/entities/session/sessionSelectors';
import { createAppThunk } from '@/entities/base/thunk';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { PanelLeft } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { Mark } from '@/ui/layout/Mark';
import { useLoadAfterGaps } from '@/ui/useLoadAfterGaps';
import { type AppRoute, listedRoutes } from '../routes';
import { MenuEntry } from './MenuEntry';
import styles from './SideMenu.module.css';
import type { MenuBadges } from './useMenuBadges';

export interface SideMenuProps {
  readonly compact: boolean;
  /** The page that is open. */
  readonly current: AppRoute['labelKey'] | undefined;
  readonly badges: MenuBadges;
  readonly onToggle: () => void;
}

interface MenuGroupProps extends Omit<SideMenuProps, 'onToggle'> {
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

const readServerVersion = createAppThunk('shell/readServerVersion', (_: void, { extra }) => extra.api.auth.version(), {
  silent: true,
});

/**
 * Version text of the server; null while it is unknown or when the server sends none. Read again after a gap, in which the server may
 * have been updated.
 */
const useServerVersion = (): string | null => {
  const dispatch = useAppDispatch();
  const [version, setVersion] = useState<string | null>(null);
  const load = useCallback(() => {
    const read = async (): Promise<void> => {
      const answer = await dispatch(readServerVersion());
      if (readServerVersion.fulfilled.match(answer)) setVersion(answer.payload);
    };
    void read();
  }, [dispatch]);
  useLoadAfterGaps(load);
  return version;
};

/** The last line of the open menu. */
const ServerVersion = () => {
  const { t } = useTranslation('shell');
  const version = useServerVersion();
  if (version === null) return null;
  return <p className={styles.version}>{t('menu.version', { version })}</p>;
};

/** Links to every screen the user may see, 240 px wide or a rail of icons. */
export const SideMenu = memo(({ compact, current, badges, onToggle }: SideMenuProps) => {
  const { t } = useTranslation('shell');
  const company = useAppSelector((state) => state.session.company?.name);
  const isSettled = useAppSelector((state) => state.session.settled);
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
      {!compact && isSettled && <ServerVersion />}
    </nav>
  );
});
SideMenu.displayName = 'SideMenu';
