import { Button } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Send, Trash2 } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { LevelBars } from './LevelBars';
import styles from './RecorderBar.module.css';
import { RecordingTime } from './RecordingTime';
import type { Recorder } from './useRecorder';

/** Replaces the text box while a voice message is recorded: discard, time, loudness, send. */
export const RecorderBar = ({ state, send, cancel }: Recorder) => {
  const { t } = useTranslation('composer');
  const sendButton = useRef<HTMLButtonElement>(null);
  const isRecording = state.step === 'recording';
  useEffect(() => {
    if (isRecording) sendButton.current?.focus();
  }, [isRecording]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of all buttons within
    <fieldset className={styles.bar} aria-label={t('recorder.bar')} onKeyDown={onKeyDown}>
      <IconButton
        icon={Trash2}
        label={t('recorder.cancel')}
        className={styles.discard}
        disabled={!isRecording}
        onClick={cancel}
      />
      <span className={styles.dot} />
      <VisuallyHidden>
        <output>{t(isRecording ? 'recorder.recording' : 'recorder.waiting')}</output>
      </VisuallyHidden>
      <RecordingTime startedAt={isRecording ? state.startedAt : null} />
      <LevelBars level={isRecording ? state.capture.level : null} />
      <Button
        ref={sendButton}
        type="primary"
        icon={<Send size={15} />}
        aria-label={t('recorder.send')}
        title={t('recorder.send')}
        disabled={!isRecording}
        loading={state.step === 'finishing'}
        onClick={send}
      />
    </fieldset>
  );
};
