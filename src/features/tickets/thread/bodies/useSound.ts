import { useRef, useState, type RefObject } from 'react';
import { useSpeaker } from '@/ui/media/useSpeaker';

const SPEEDS = [1, 1.5, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** The playing sound: only one plays at a time, in whichever conversation. */
let playing: HTMLAudioElement | null = null;

interface Sound {
  readonly ref: RefObject<HTMLAudioElement | null>;
  readonly isPlaying: boolean;
  /** Length in seconds; null until it is known. */
  readonly length: number | null;
  readonly position: number;
  readonly speed: Speed;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
  readonly nextSpeed: () => void;
  readonly events: {
    readonly onLoadedMetadata: () => void;
    readonly onTimeUpdate: () => void;
    readonly onPlay: () => void;
    readonly onPause: () => void;
    readonly onEnded: () => void;
  };
}

/** Plays one audio element and mirrors its state. */
export const useSound = (): Sound => {
  const ref = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [length, setLength] = useState<number | null>(null);
  const [position, setPosition] = useState(0);
  const [speed, setSpeed] = useState<Speed>(1);
  useSpeaker(ref);

  const toggle = () => {
    const audio = ref.current;
    if (!audio) return;
    if (!audio.paused) return audio.pause();
    playing?.pause();
    playing = audio;
    audio.playbackRate = speed;
    // The element's error event already reports why the start failed (file gone, format unknown).
    audio.play().catch(() => setPlaying(false));
  };
  const seek = (seconds: number) => {
    const audio = ref.current;
    if (!audio || length === null) return;
    audio.currentTime = Math.min(Math.max(0, seconds), length);
    setPosition(audio.currentTime);
  };
  const nextSpeed = () => {
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
    setSpeed(next);
    if (ref.current) ref.current.playbackRate = next;
  };

  return {
    ref,
    isPlaying,
    length,
    position,
    speed,
    toggle,
    seek,
    nextSpeed,
    events: {
      onLoadedMetadata: () => {
        const duration = ref.current?.duration ?? Number.NaN;
        setLength(Number.isFinite(duration) ? duration : null);
      },
      onTimeUpdate: () => setPosition(ref.current?.currentTime ?? 0),
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: () => setPosition(0),
    },
  };
};
