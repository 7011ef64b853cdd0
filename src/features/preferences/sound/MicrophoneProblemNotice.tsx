import { useEffect, useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { MicrophoneProblem } from '@/desktop/audio/microphone';
import {
  openMicrophoneSettings,
  readMicrophonePermission,
  type MicrophonePermission,
} from '@/entities/audioDevices/microphoneThunks';
import { useAppDispatch } from '@/store/hooks';
import { TriangleAlert } from '@/ui/icons';
import styles from './sound.module.css';

const ASKING: MicrophonePermission = { access: 'unknown', hasSettings: false };

/** Why the microphone does not work and the way to mend it; the system may have refused it long before it is tried. */
export const MicrophoneProblemNotice = ({ problem }: { readonly problem: MicrophoneProblem | null }) => {
  const { t } = useTranslation('alerts');
  const dispatch = useAppDispatch();
  const [permission, setPermission] = useState(ASKING);
  useEffect(() => {
    // Any other problem is known already.
    if (problem !== null && problem !== 'refused') return undefined;
    let isOver = false;
    const read = async () => {
      const answer = await dispatch(readMicrophonePermission()).unwrap();
      if (!isOver) setPermission(answer);
    };
    // When the system does not answer, an attempt to record shows the problem.
    read().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [dispatch, problem]);
  const shown = problem ?? (permission.access === 'refused' ? 'refused' : null);
  if (shown === null) return null;
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
