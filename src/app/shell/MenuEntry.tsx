import { memo, useEffect, useRef } from 'react';
import { classNames } from '@/ui/classNames';
import type { Icon } from '@/ui/icons';
import { Count } from '@/ui/layout/Count';
import { PageLink } from '@/ui/navigation';
import { Tooltip } from '@/ui/overlay/Tooltip';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import styles from './MenuEntry.module.css';
import type { MenuBadge } from './useMenuBadges';

interface MenuEntryProps {
  readonly path: string;
  readonly icon: Icon;
  readonly label: string;
  /** The entry's page, or one that belongs to it, is open. */
  readonly isActive: boolean;
  readonly badge: MenuBadge | null;
  /** Shows the icon alone: the label becomes a tooltip and a count becomes a dot. */
  readonly compact: boolean;
}

const Badge = ({ badge, compact }: { readonly badge: MenuBadge; readonly compact: boolean }) => {
  if (badge.kind === 'count' && !compact) return <Count value={badge.value} label={badge.label} />;
  return (
    <span className={classNames(styles[badge.kind === 'alert' ? 'alert' : 'dot'], compact && styles.corner)}>
      {badge.kind === 'alert' && <span aria-hidden="true">!</span>}
      <VisuallyHidden>{badge.label}</VisuallyHidden>
    </span>
  );
};

/** One line of the side menu. */
export const MenuEntry = memo(({ path, icon: Sign, label, isActive, badge, compact }: MenuEntryProps) => {
  const entry = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const link = entry.current;
    const list = link?.closest('[data-menu-entries]');
    if (!isActive || !link || !list) return undefined;
    const show = () => link.scrollIntoView({ block: 'nearest' });
    show();
    // The menu's size changes: entries appear once the plan is known, and the version line once it is known.
    const observer = new ResizeObserver(show);
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [isActive]);
  const trouble = badge?.kind === 'alert' ? badge.label : null;
  const tip = compact ? [label, trouble].filter(Boolean).join(' · ') : trouble;
  return (
    <li>
      <Tooltip title={tip} placement="right" delayMs={100}>
        <PageLink
          ref={entry}
          to={path}
          draggable={false}
          className={classNames(styles.entry, isActive && styles.active, compact && styles.compact)}
          aria-current={isActive ? 'page' : undefined}
          aria-label={compact ? [label, badge?.label].filter(Boolean).join(', ') : undefined}
        >
          <Sign size={17} />
          {!compact && <span className={styles.label}>{label}</span>}
          {badge && <Badge badge={badge} compact={compact} />}
        </PageLink>
      </Tooltip>
    </li>
  );
});
MenuEntry.displayName = 'MenuEntry';
