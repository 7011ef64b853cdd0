import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import styles from './sound.module.css';

const BARS = 15;
const STEP_MS = 80;

/** The microphone's level as bars. Drawn without React, because it changes twelve times a second. */
export const LevelMeter = ({ level }: { readonly level: () => number }) => {
  const { t } = useTranslation('alerts');
  const bars = useRef<HTMLDivElement>(null);
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      const lit = Math.round(level() * BARS);
      if (meter.current) meter.current.value = lit;
      for (const [index, bar] of [...(bars.current?.children ?? [])].entries()) {
        bar.classList.toggle(styles.lit ?? '', index < lit);
      }
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [level]);
  return (
    <div className={styles.listening}>
      <VisuallyHidden>
        <meter ref={meter} min={0} max={BARS} value={0} aria-label={t('level')} />
      </VisuallyHidden>
      <div ref={bars} className={styles.meter} aria-hidden="true">
        {Array.from({ length: BARS }, (_, index) => (
          <i key={index} />
        ))}
      </div>
      <p className={styles.notice}>{t('listening')}</p>
    </div>
  );
};
