import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { selectAccessContext } from '@/entities/session/sessionSelectors';
import { useAppSelector } from '@/store/hooks';
import { listedRoutes, routes, type AppRoute } from '../routes';
import { MenuEntry } from './MenuEntry';
import styles from './MenuGroup.module.css';
import type { MenuBadges } from './useMenuBadges';

interface MenuGroupProps {
  readonly group: AppRoute['group'];
  readonly title?: string;
  readonly compact: boolean;
  readonly badges: MenuBadges;
}

/** The entries of one part of the menu that this user may see; nothing at all when there are none. */
export const MenuGroup = ({ group, title, compact, badges }: MenuGroupProps) => {
  const { t } = useTranslation('shell');
  const entries = listedRoutes(useAppSelector(selectAccessContext)).filter((route) => route.group === group);
  const { pathname } = useLocation();
  // A page without an entry of its own, a campaign's report for example, belongs to the entry of its name.
  const current = routes.find(({ path }) => matchPath(path, pathname))?.labelKey;
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
