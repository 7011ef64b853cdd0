import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Mic } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { shortcutText } from '@/ui/shortcuts/shortcutText';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { useHasMicrophone } from './useHasMicrophone';

/** Starts a voice message; without any microphone it says so instead. */
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
