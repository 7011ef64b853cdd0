import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Mic } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { useHasMicrophone } from './useHasMicrophone';

/** Starts a voice message; without any microphone it says so instead (DESK-12). */
export const RecordButton = memo(({ onStart }: { readonly onStart: () => void }) => {
  const { t } = useTranslation('composer');
  const has = useHasMicrophone();
  return (
    <IconButton
      icon={Mic}
      label={t(has ? 'recorder.start' : 'recorder.noMicrophone')}
      disabled={!has}
      onClick={onStart}
    />
  );
});
RecordButton.displayName = 'RecordButton';
