import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { MicrophoneError, type MicrophoneProblem } from '@/desktop/audio/microphone';
import { selectMicrophone } from '@/entities/device/audioDevices/audioDevices';
import { attachFiles } from '@/entities/conversations/drafts/attachFiles';
import { keepRecording } from '@/entities/device/files/fileThunks';
import { sendFile } from '@/entities/conversations/outbox/outboxThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { isLongEnough, recordingName } from './recordingFile';
import { startVoiceCapture, type VoiceCapture } from './voiceCapture';

/** Why nothing was sent: a problem with the microphone, a recording too short to send, a failure of the encoder, or of the disk. */
export type RecorderProblem = MicrophoneProblem | 'tooShort' | 'failed' | 'notStored';

export type RecorderState =
  /** `kept`: the recording that could not be stored. */
  | { readonly step: 'idle'; readonly problem: RecorderProblem | null; readonly kept?: Blob }
  | { readonly step: 'starting' }
  | { readonly step: 'recording'; readonly capture: VoiceCapture; readonly startedAt: number }
  | { readonly step: 'finishing' };

export interface Recorder {
  readonly state: RecorderState;
  readonly start: () => void;
  readonly send: () => void;
  /** Sends the kept recording. */
  readonly sendAgain: () => void;
  readonly cancel: () => void;
  readonly forgetProblem: () => void;
}

/** Ends the running recording and keeps it: only one conversation records at a time. */
let keepOther: (() => void) | null = null;

const IDLE: RecorderState = { step: 'idle', problem: null };

interface Kept {
  /** Ends the running recording and adds it to the draft. */
  readonly keep: () => void;
  /** The conversation was left. */
  readonly isOver: RefObject<boolean>;
}

/** A user who leaves the conversation while recording, or records in another one, finds the recording in its draft. */
const useKept = (ticketId: number, takeRunning: () => VoiceCapture | null): Kept => {
  const dispatch = useAppDispatch();
  const isOver = useRef(false);
  const keep = useCallback(() => {
    const capture = takeRunning();
    const attach = async () => {
      const content = await capture?.stop();
      if (!content || !isLongEnough(content)) return;
      await dispatch(attachFiles({ ticketId, files: [{ content, name: recordingName(Date.now()) }] }));
    };
    // A recording that could not be encoded is lost in any case, and its screen is gone.
    attach().catch(() => {});
  }, [dispatch, takeRunning, ticketId]);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
      keep();
    };
  }, [keep]);
  return { keep, isOver };
};

/** Records a voice message for a conversation and sends it. */
export const useRecorder = (ticketId: number): Recorder => {
  const dispatch = useAppDispatch();
  const microphoneId = useAppSelector(selectMicrophone)?.id ?? null;
  const [state, setState] = useState<RecorderState>(IDLE);
  const running = useRef<VoiceCapture | null>(null);
  /** The start under way; null once the user has cancelled it. */
  const starting = useRef<(() => void) | null>(null);
  const takeRunning = useCallback(() => {
    const capture = running.current;
    running.current = null;
    return capture;
  }, []);
  const { keep, isOver } = useKept(ticketId, takeRunning);

  const start = useCallback(async () => {
    keepOther?.();
    const keepThis = () => {
      keep();
      setState(IDLE);
    };
    keepOther = keepThis;
    starting.current = keepThis;
    setState({ step: 'starting' });
    try {
      const capture = await startVoiceCapture(microphoneId);
      if (isOver.current || keepOther !== keepThis || starting.current !== keepThis) return capture.cancel();
      running.current = capture;
      setState({ step: 'recording', capture, startedAt: Date.now() });
    } catch (error) {
      if (starting.current !== keepThis) return;
      setState({ step: 'idle', problem: error instanceof MicrophoneError ? error.problem : 'failed' });
    }
  }, [isOver, keep, microphoneId]);

  const cancel = useCallback(() => {
    starting.current = null;
    takeRunning()?.cancel();
    setState(IDLE);
  }, [takeRunning]);

  const handOn = useCallback(
    async (content: Blob) => {
      setState({ step: 'finishing' });
      const answer = await dispatch(keepRecording({ content, name: recordingName(Date.now()) }));
      if (keepRecording.rejected.match(answer)) return setState({ step: 'idle', problem: 'notStored', kept: content });
      void dispatch(sendFile({ ticketId, file: answer.payload, caption: '' }));
      setState(IDLE);
    },
    [dispatch, ticketId],
  );
  const send = useCallback(async () => {
    const capture = takeRunning();
    if (!capture) return;
    setState({ step: 'finishing' });
    try {
      const content = await capture.stop();
      if (!isLongEnough(content)) return setState({ step: 'idle', problem: 'tooShort' });
      await handOn(content);
    } catch {
      setState({ step: 'idle', problem: 'failed' });
    }
  }, [handOn, takeRunning]);

  const kept = state.step === 'idle' ? state.kept : undefined;
  return {
    state,
    start: useCallback(() => void start(), [start]),
    send: useCallback(() => void send(), [send]),
    sendAgain: useCallback(() => {
      if (kept) void handOn(kept);
    }, [handOn, kept]),
    cancel,
    forgetProblem: useCallback(() => setState(IDLE), []),
  };
};
