import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasUnsavedForm, UnsavedContext } from '@/ui/feedback/UnsavedContext';
import { useDiscardQuestion } from '@/ui/feedback/useDiscardQuestion';
import { useNavigate } from '@/ui/navigation';
import { useAppEnvironment } from './AppEnvironment';
import type { Navigator } from './navigator';

interface LeaveGuardProps {
  readonly navigator: Navigator;
  readonly children: ReactNode;
}

/** Forms of a page that hold something unsaved. */
const createUnsaved = () => {
  const checks = new Set<() => boolean>();
  return {
    isAny: () => [...checks].some((isUnsaved) => isUnsaved()),
    note: (isUnsaved: () => boolean) => {
      checks.add(isUnsaved);
      return () => void checks.delete(isUnsaved);
    },
  };
};

/**
 * Connects the navigating listeners with the router, and asks before what is typed in a form of the page is lost: a notification, a link
 * of the system and the mouse's buttons for back and forward reach past an open dialog.
 */
export const LeaveGuard = ({ navigator, children }: LeaveGuardProps) => {
  const navigate = useNavigate();
  const mayDiscard = useDiscardQuestion();
  const [unsaved] = useState(createUnsaved);
  const leave = useEffectEvent(async (go: () => void): Promise<void> => {
    if (!unsaved.isAny() || (await mayDiscard())) go();
  });

  const { lifecycle } = useAppEnvironment().desktop;
  useEffect(() => lifecycle.onFlushRequested(async () => hasUnsavedForm()), [lifecycle]);
  useEffect(() => navigator.attach((path) => void leave(() => void navigate(path))), [navigate, navigator]);

  // The browser reports a step only after it has moved on.
  useLocation();
  const here = useRef({ state: null as unknown, address: '' });
  useEffect(() => {
    here.current = { state: window.history.state as unknown, address: window.location.href };
  });
  useEffect(() => {
    let isAgreed = false;
    const onStep = (event: PopStateEvent) => {
      if (isAgreed || !unsaved.isAny()) {
        isAgreed = false;
        return;
      }
      // Before the router follows it. The place becomes an entry again, so that a step back leads to where this one did.
      event.stopImmediatePropagation();
      window.history.pushState(here.current.state, '', here.current.address);
      void leave(() => {
        isAgreed = true;
        window.history.back();
      });
    };
    return navigator.followSteps(onStep);
  }, [navigator, unsaved]);

  return <UnsavedContext value={unsaved.note}>{children}</UnsavedContext>;
};
