import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { type Icon, FlaskConical } from '../icons';
import { tint } from '../tint';
import styles from './Strip.module.css';

interface StripProps {
  readonly tone: 'info' | 'warning' | 'success';
  readonly icon: Icon;
  readonly children: ReactNode;
  /** A button of class `action` at the right end. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** `status` announces changes politely; a strip that is always there needs none. */
  readonly live?: boolean;
}

/** A line of 34 px across the content that pushes it down: connection, demo workspace, lasting notices. */
export const Strip = ({ tone, icon: Sign, children, action, live = false }: StripProps) => (
  <div className={styles.strip} style={tint(tone)} role={live ? 'status' : 'note'}>
    <Sign size={15} />
    <span className={styles.text}>{children}</span>
    {action && (
      <button type="button" className={styles.action} onClick={action.onClick}>
        {action.label}
      </button>
    )}
  </div>
);

/** Always visible in the demo workspace, so that it is not mistaken for the real one. */
export const DemoStrip = () => {
  const { t } = useTranslation('common');
  return (
    <Strip tone="info" icon={FlaskConical}>
      {t('demo.notice')}
    </Strip>
  );
};
