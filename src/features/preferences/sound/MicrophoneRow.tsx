import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { MicrophoneProblem } from '@/desktop/audio/microphone';
import {
  type MicrophonePermission,
  openMicrophoneSettings,
  readMicrophonePermission,
} from '@/entities/device/audioDevices/audioDevices';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Mic, TriangleAlert } from '@/ui/icons';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { DeviceRow } from './DeviceRow';
import styles from './sound.module.css';
import { useMicrophoneTest } from './useMicrophoneTest';

const ASKING: MicrophonePermission = { access: 'unknown', hasSettings: false };

interface MicrophoneProblemNoticeProps {
  readonly problem: MicrophoneProblem | null;
  /** The microphone is open at this moment. */
  readonly works: boolean;
}

/** Why the microphone does not work and how to fix it; the system may have refused it long before it is used. */
const MicrophoneProblemNotice = ({ problem, works }: MicrophoneProblemNoticeProps) => {
  const { t } = useTranslation('alerts');
  const dispatch = useAppDispatch();
  const [permission, setPermission] = useState(ASKING);
  useEffect(() => {
    // Any other problem is known already.
    if (works || (problem !== null && problem !== 'refused')) return undefined;
    let isOver = false;
    const read = async () => {
      const answer = await dispatch(readMicrophonePermission()).unwrap();
      if (!isOver) setPermission(answer);
    };
    // When the system does not answer, an attempt to record shows the problem.
    const ask = () => void read().catch(() => {});
    ask();
    // The user may return from the system's settings.
    window.addEventListener('focus', ask);
    return () => {
      isOver = true;
      window.removeEventListener('focus', ask);
    };
  }, [dispatch, problem, works]);
  const shown = problem ?? (permission.access === 'refused' ? 'refused' : null);
  if (shown === null || works) return null;
  return (
    <div className={styles.problem} role="alert">
      <TriangleAlert size={15} />
      <span className={styles.problemText}>{t(`problem.${shown}`)}</span>
      {shown === 'refused' && permission.hasSettings && (
        <Button size="small" onClick={() => void dispatch(openMicrophoneSettings())}>
          {t('openSettings')}
        </Button>
      )}
    </div>
  );
};

const BARS = 15;
const STEP_MS = 80;

/** The microphone's level as bars. Rendered without React, because it changes twelve times a second. */
const LevelMeter = ({ level }: { readonly level: () => number }) => {
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

/** The recorder's microphone: the device, its level, and why it may not work. */
export const MicrophoneRow = () => {
  const { t } = useTranslation('alerts');
  const { microphones, known } = useAppSelector((state) => state.audioDevices);
  const { level, problem, start, stop } = useMicrophoneTest();
  const hasNone = known && microphones.length === 0;
  const areNameless = microphones.length > 0 && microphones.every(({ label }) => label === '');
  return (
    <>
      <DeviceRow
        kind="microphone"
        onChange={stop}
        button={
          <Button icon={<Mic size={15} />} disabled={hasNone} onClick={level ? stop : start}>
            {t(level ? 'stopTest' : 'testMicrophone')}
          </Button>
        }
      >
        {level && <LevelMeter level={level} />}
        {areNameless && <p className={styles.notice}>{t('noNames')}</p>}
      </DeviceRow>
      <MicrophoneProblemNotice problem={hasNone ? 'missing' : problem} works={level !== null} />
    </>
  );
};
