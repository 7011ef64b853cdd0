import { useState } from 'react';
import { Eye, EyeOff } from '../icons';
import { IconButton } from '../layout/IconButton';
import styles from './form.module.css';

/** What antd's input needs to hide its text until the eye at its end is pressed. */
export const useHiddenText = (showLabel: string, hideLabel: string) => {
  const [shown, setShown] = useState(false);
  return {
    type: shown ? 'text' : 'password',
    spellCheck: false,
    suffix: (
      <IconButton
        icon={shown ? EyeOff : Eye}
        size={24}
        className={styles.eye}
        label={shown ? hideLabel : showLabel}
        onClick={() => setShown(!shown)}
      />
    ),
  };
};
