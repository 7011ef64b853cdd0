import { Suspense, useCallback, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { SHORTCUTS } from '@/bridge/shortcuts';
import { selectIsLocked, selectLockMinutes, windowLocked } from '@/entities/device/lock/lock';
import type { Log } from '@/lib/log';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { registerShortcut } from '@/ui/shortcuts/activeShortcuts';
import { isMac, isPressed } from '@/ui/shortcuts/keys';
import { ErrorBoundary } from '../ErrorBoundary';
import { lazyScreen } from '../lazyScreen';
import { lockRoot } from './lockRoot';

const LockScreen = lazyScreen(() => import('./LockScreen'), 'LockScreen');

/** How often idleness is checked, ms. */
const LOOK_MS = 5_000;
const MINUTE_MS = 60_000;

const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Locks after so many minutes without keyboard or pointer activity in the window; null never locks. */
const useIdleLock = (minutes: number | null, lock: () => void): void => {
  useEffect(() => {
    if (minutes === null) return undefined;
    let last = Date.now();
    const isOver = (): boolean => {
      const now = Date.now();
      // After the clock was set back, the time until it has caught up would not count.
      last = Math.min(last, now);
      return now - last >= minutes * MINUTE_MS;
    };
    const note = (event: Event) => {
      if (!isOver()) {
        last = Date.now();
        return;
      }
      // The first input after a sleep comes before the next check and must not reach the screens.
      lock();
      event.stopImmediatePropagation();
      if (event.type === 'keydown') event.preventDefault();
    };
    for (const sign of SIGNS_OF_LIFE)
      window.addEventListener(sign, note, { capture: true, passive: sign !== 'keydown' });
    const looking = setInterval(() => {
      if (isOver()) lock();
    }, LOOK_MS);
    return () => {
      clearInterval(looking);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, note, { capture: true });
    };
  }, [minutes, lock]);
};

/** Keys that are useful in a password field. */
const EDITING = new Set(['a', 'c', 'v', 'x', 'z', 'ArrowLeft', 'ArrowRight', 'Backspace', 'Delete']);

const isForLock = (event: KeyboardEvent): boolean => {
  const isInside = event.target instanceof Element && event.target.closest('[data-lock-root]') !== null;
  const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.key === 'Escape';
  const isText = event.getModifierState('AltGraph');
  return isInside && (!isCommand || isText || (!event.shiftKey && EDITING.has(event.key)));
};

interface LockHostProps {
  readonly log: Log;
  /** Shown when the lock screen cannot be loaded: the window stays locked. */
  readonly fallback: ReactNode;
}

/**
 * Locks the window on command and after idle minutes. The screens keep their state, with typed text and scroll positions, but
 * are not painted, read by screen readers or reachable by keyboard. Background work goes on.
 */
export const LockHost = ({ log, fallback }: LockHostProps) => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const locked = useAppSelector(selectIsLocked);
  const isSignedIn = useAppSelector(({ session }) => session.user !== null);
  const minutes = useAppSelector(selectLockMinutes);
  const mayLock = isSignedIn && !locked;
  const lock = useCallback(() => void dispatch(windowLocked()), [dispatch]);
  useIdleLock(mayLock ? minutes : null, lock);

  // Registered first and for good, so that no dialog below receives the lock's Escape.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const state = store.getState();
      const isLocked = selectIsLocked(state);
      const isLockKey =
        !isLocked && state.session.user !== null && isPressed(SHORTCUTS.lockWindow.keys, event, isMac());
      if (isLockKey) dispatch(windowLocked());
      if (!isLockKey && (!isLocked || isForLock(event))) return;
      if (!isLocked || event.key !== 'Tab') event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [dispatch, store]);

  useEffect(() => {
    if (!mayLock) return undefined;
    return registerShortcut('lockWindow', lock);
  }, [lock, mayLock]);

  useLayoutEffect(() => {
    if (!locked) return undefined;
    const before = document.activeElement;
    if (before instanceof HTMLElement) before.blur();
    document.body.dataset.locked = '';
    for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video')) if (!media.paused) media.pause();
    // Full screen and picture-in-picture would be shown over the lock. The browser rejects when they have just ended.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    if (document.pictureInPictureElement) document.exitPictureInPicture().catch(() => {});
    return () => {
      delete document.body.dataset.locked;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [locked]);

  if (!locked) return null;
  return createPortal(
    <ErrorBoundary log={log} fallback={fallback}>
      <Suspense fallback={null}>
        <LockScreen />
      </Suspense>
    </ErrorBoundary>,
    lockRoot(),
  );
};
