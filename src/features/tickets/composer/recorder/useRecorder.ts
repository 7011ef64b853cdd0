import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MicrophoneError, type MicrophoneProblem } from '@/desktop/audio/microphone';
import { selectMicrophone } from '@/entities/device/audioDevices/audioDevices';
import { attachLateFile, awaitFiles } from '@/entities/conversations/drafts/attachFiles';
import { attachmentAdded } from '@/entities/conversations/drafts/draftsSlice';
import { registerOpenText } from '@/entities/conversations/drafts/openTexts';
import { keepFile, keepRecording } from '@/entities/device/files/fileThunks';
import { selectIsLocked } from '@/entities/device/lock/lock';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { sendFile } from '@/entities/conversations/outbox/outboxThunks';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { isLongEnough, recordingName } from './recordingFile';
import { startVoiceCapture, type VoiceCapture } from './voiceCapture';

/**
 * Why nothing was sent: a problem with the microphone, also while it recorded, a recording too short to send, a failure of the encoder,
 * or of the disk.
 */
export type RecorderProblem = MicrophoneProblem | 'unplugged' | 'tooShort' | 'failed' | 'notStored';

export type RecorderState =
  /** `kept`: the recordings that could not be stored. */
  | { readonly step: 'idle'; readonly problem: RecorderProblem | null; readonly kept?: readonly Blob[] }
  | { readonly step: 'starting' }
  | { readonly step: 'recording'; readonly capture: VoiceCapture; readonly startedAt: number }
  | { readonly step: 'finishing' };

export interface Recorder {
  readonly state: RecorderState;
  readonly start: () => void;
  readonly send: () => void;
  /** Sends the kept recordings. */
  readonly sendAgain: () => void;
  readonly cancel: () => void;
  readonly forgetProblem: () => void;
}

/** Ends the running recording and keeps it: only one conversation records at a time. */
let keepOther: (() => void) | null = null;

/**
 * By account and ticket: recordings that the disk had no room for. They last as long as the page, so that a user who comes back to
 * the conversation can send them.
 */
const unstored = new Map<string, readonly Blob[]>();

const remember = (place: string, recording: Blob): void =>
  void unstored.set(place, [...(unstored.get(place) ?? []), recording]);

/** A new problem is shown first. */
const idle = (place: string, problem: RecorderProblem | null = null): RecorderState => {
  const kept = unstored.get(place);
  return kept && problem === null ? { step: 'idle', problem: 'notStored', kept } : { step: 'idle', problem };
};

/** Keeps the page open until a recording that has ended is written. */
const untilWritten = async (work: Promise<void>): Promise<void> => {
  const leave = registerOpenText(() => work);
  await work.finally(leave);
};

interface Keeping {
  /** Puts a recording into the draft; where its session has ended meanwhile, into that of the account's next one. */
  readonly attach: (content: Blob) => Promise<void>;
  /** Keeps a recording that could not be stored: for its account on disk if the session has ended, else as long as the page lasts. */
  readonly rescue: (content: Blob) => Promise<void>;
}

/** The places of a recording that is not sent. */
const useKeeping = (ticketId: number, account: string, place: string): Keeping => {
  const { dispatch, getState } = useAppStore();
  return useMemo(() => {
    const isOver = () => selectAccount(getState()) !== account;
    const fileOf = (content: Blob) => ({ content, name: recordingName(Date.now()) });
    const rescue = async (content: Blob) => {
      const late = isOver() && (await dispatch(attachLateFile({ account, ticketId, ...fileOf(content) })));
      if (!late || attachLateFile.rejected.match(late)) remember(place, content);
    };
    const attach = async (content: Blob) => {
      if (isOver()) return rescue(content);
      return awaitFiles(dispatch, ticketId, async () => {
        const answer = await dispatch(keepFile(fileOf(content)));
        if (keepFile.fulfilled.match(answer)) {
          dispatch(attachmentAdded({ ticketId, attachment: { ...answer.payload, caption: '' } }));
          return true;
        }
        await rescue(content);
        return false;
      });
    };
    return { attach, rescue };
  }, [account, dispatch, getState, place, ticketId]);
};

interface Kept {
  /** Ends the running recording and adds it to the draft. */
  readonly keep: () => Promise<void>;
  /** The conversation was left. */
  readonly isOver: RefObject<boolean>;
}

/** A user who leaves the conversation while recording, or records in another one, finds the recording in its draft. */
const useKept = (attach: Keeping['attach'], takeRunning: () => VoiceCapture | null): Kept => {
  const isOver = useRef(false);
  const keep = useCallback(async () => {
    const capture = takeRunning();
    const attachRunning = async () => {
      const content = await capture?.stop();
      if (content && isLongEnough(content)) await attach(content);
    };
    // A recording that could not be encoded is lost in any case, and its screen is gone.
    await untilWritten(attachRunning().catch(() => {}));
  }, [attach, takeRunning]);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
      void keep();
    };
  }, [keep]);
  return { keep, isOver };
};

/** Records a voice message for a conversation and sends it. */
export const useRecorder = (ticketId: number): Recorder => {
  const dispatch = useAppDispatch();
  const microphoneId = useAppSelector(selectMicrophone)?.id ?? null;
  const account = useAppSelector(selectAccount);
  const place = `${account} ${ticketId}`;
  const [state, setState] = useState<RecorderState>(() => idle(place));
  const running = useRef<VoiceCapture | null>(null);
  /** The running start; null once the user has cancelled it. */
  const starting = useRef<(() => void) | null>(null);
  const takeRunning = useCallback(() => {
    const capture = running.current;
    running.current = null;
    return capture;
  }, []);
  const { attach, rescue } = useKeeping(ticketId, account, place);
  const { keep, isOver } = useKept(attach, takeRunning);
  // The app quits, or the page is loaded again: the recording is in the draft afterwards.
  useEffect(
    () =>
      registerOpenText(async () => {
        if (running.current === null) return;
        setState(idle(place));
        await keep();
      }),
    [keep, place],
  );

  const start = useCallback(async () => {
    keepOther?.();
    const keepThis = () => {
      void keep();
      setState(idle(place));
    };
    keepOther = keepThis;
    starting.current = keepThis;
    setState({ step: 'starting' });
    const onLost = () => {
      if (starting.current !== keepThis || running.current === null) return;
      void keep();
      setState({ step: 'idle', problem: 'unplugged' });
    };
    try {
      const capture = await startVoiceCapture(microphoneId, onLost);
      if (isOver.current || keepOther !== keepThis || starting.current !== keepThis) return capture.cancel();
      running.current = capture;
      setState({ step: 'recording', capture, startedAt: Date.now() });
    } catch (error) {
      if (starting.current !== keepThis) return;
      setState(idle(place, error instanceof MicrophoneError ? error.problem : 'failed'));
    }
  }, [isOver, keep, microphoneId, place]);

  const cancel = useCallback(() => {
    starting.current = null;
    takeRunning()?.cancel();
    setState(idle(place));
  }, [place, takeRunning]);

  // The room must not be listened to through a locked window.
  const isLocked = useAppSelector(selectIsLocked);
  const isListening = state.step === 'starting' || state.step === 'recording';
  useEffect(() => {
    if (!isLocked || !isListening) return;
    starting.current?.();
    starting.current = null;
  }, [isListening, isLocked]);

  const handOn = useCallback(
    async (content: Blob) => {
      setState({ step: 'finishing' });
      const answer = await dispatch(keepRecording({ content, name: recordingName(Date.now()) }));
      if (keepRecording.fulfilled.match(answer)) {
        void dispatch(sendFile({ ticketId, file: answer.payload, caption: '' }));
      } else await rescue(content);
      setState(idle(place));
    },
    [dispatch, place, rescue, ticketId],
  );
  const send = useCallback(async () => {
    const capture = takeRunning();
    if (!capture) return;
    setState({ step: 'finishing' });
    const hand = async () => {
      const content = await capture.stop();
      if (isLongEnough(content)) await handOn(content);
      else setState(idle(place, 'tooShort'));
    };
    await untilWritten(hand().catch(() => setState(idle(place, 'failed'))));
  }, [handOn, place, takeRunning]);
  const sendAgain = useCallback(async () => {
    const kept = unstored.get(place) ?? [];
    unstored.delete(place);
    // In the order of speaking.
    for (const content of kept) await handOn(content);
  }, [handOn, place]);
  const hasKept = state.step === 'idle' && state.kept !== undefined;

  return {
    state,
    start: useCallback(() => void start(), [start]),
    send: useCallback(() => void send(), [send]),
    sendAgain: useCallback(() => void sendAgain(), [sendAgain]),
    cancel,
    forgetProblem: useCallback(() => {
      if (hasKept) unstored.delete(place);
      setState(idle(place));
    }, [hasKept, place]),
  };
};
