import { Button } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Send, Trash2 } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { usePane } from '../../layout/paneContext';
import { playTime } from '../../thread/playTime';
import styles from './RecorderBar.module.css';
import type { Recorder } from './useRecorder';

const BARS = 56;
const STEP_MS = 80;
const QUIET = 0.08;

/** The loudness of the last seconds as bars; written to the page without React, since it changes twelve times a second. */
const LevelBars = ({ level }: { readonly level: (() => number) | null }) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!level) return undefined;
    const levels: number[] = Array.from({ length: BARS }, () => QUIET);
    const timer = setInterval(() => {
      levels.shift();
      levels.push(Math.max(QUIET, level()));
      for (const [index, bar] of [...(frame.current?.children ?? [])].entries()) {
        (bar as HTMLElement).style.transform = `scaleY(${levels[index]?.toFixed(2)})`;
      }
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [level]);
  return (
    <div ref={frame} className={styles.bars} aria-hidden="true">
      {Array.from({ length: BARS }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
};

/** How long the recording has been running, m:ss. */
const RecordingTime = ({ startedAt }: { readonly startedAt: number | null }) => {
  const [now, setNow] = useState(startedAt ?? 0);
  useEffect(() => {
    if (startedAt === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [startedAt]);
  const seconds = startedAt === null ? 0 : (now - startedAt) / 1_000;
  return (
    <span className={styles.time} role="timer" aria-live="off">
      {playTime(seconds)}
    </span>
  );
};

/** Replaces the text box while a voice message is recorded: discard, time, loudness, send. */
export const RecorderBar = ({ state, send, cancel }: Recorder) => {
  const { t } = useTranslation('composer');
  const bar = useRef<HTMLFieldSetElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const isStarting = state.step === 'starting';
  const isRecording = state.step === 'recording';
  const { isFocused } = usePane();
  useEffect(() => {
    // The system may ask for the microphone for as long as it likes: Escape works meanwhile.
    if (isStarting && isFocused()) bar.current?.focus();
  }, [isFocused, isStarting]);
  useEffect(() => {
    if (isRecording && isFocused()) sendButton.current?.focus();
  }, [isFocused, isRecording]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of all buttons within
    <fieldset ref={bar} tabIndex={-1} className={styles.bar} aria-label={t('recorder.bar')} onKeyDown={onKeyDown}>
      <IconButton
        icon={Trash2}
        label={t('recorder.cancel')}
        className={styles.discard}
        disabled={!isRecording && !isStarting}
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
