import { useEffect, useState } from 'react';

/** False once it is certain that this computer has no microphone; follows devices that come and go. */
export const useHasMicrophone = (): boolean => {
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
      // Without a list of devices the attempt to record tells.
      look().catch(() => {});
    };
    onChange();
    devices.addEventListener('devicechange', onChange);
    return () => {
      isOver = true;
      devices.removeEventListener('devicechange', onChange);
    };
  }, []);
  return has;
};
