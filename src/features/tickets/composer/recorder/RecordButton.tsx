import { memo, useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Mic } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { shortcutText } from '@/ui/shortcuts/keys';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { whenIdle } from '@/ui/whenIdle';

/** False once it is certain that this computer has no microphone; follows devices being plugged in and out. */
const useHasMicrophone = (): boolean => {
  const [has, setHas] = useState(true);
  useEffect(() => {
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (!devices) return undefined;
    let isOver = false;
    const look = async () => {
      const known = await devices.enumerateDevices();
      if (!isOver) setHas(known.some(({ kind }) => kind === 'audioinput'));
    };
    const onChange = () => {
      // Without a list of devices, the attempt to record decides.
      look().catch(() => {});
    };
    const cancel = whenIdle(onChange);
    devices.addEventListener('devicechange', onChange);
    return () => {
      isOver = true;
      cancel();
      devices.removeEventListener('devicechange', onChange);
    };
  }, []);
  return has;
};

/** Starts a voice message; without a microphone it says so instead. */
export const RecordButton = memo(({ onStart }: { readonly onStart: () => void }) => {
  const { t } = useTranslation('composer');
  const has = useHasMicrophone();
  useShortcut('recordVoice', has ? onStart : null);
  return (
    <IconButton
      icon={Mic}
      label={t(has ? 'recorder.start' : 'recorder.noMicrophone')}
      shortcut={has ? shortcutText('recordVoice') : undefined}
      disabled={!has}
      onClick={onStart}
    />
  );
});
RecordButton.displayName = 'RecordButton';
