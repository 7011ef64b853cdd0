import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useParams, useSearchParams } from 'react-router-dom';
import { useNavigate } from '@/ui/navigation';
import { focusPane } from '../shared/focusComposer';
import { addressOf, alone, follow, isSamePair, type Pair, readAddress, swapped, withBeside, without } from './pair';

export interface PairControl {
  /** The conversations on screen. */
  readonly pair: Pair;
  /** Focuses an open conversation: shortcuts act on it. */
  readonly focus: (uuid: string) => void;
  /** Focuses the other conversation and moves the keyboard focus there. */
  readonly goToOther: () => void;
  readonly openBeside: (uuid: string) => void;
  /** Closes a conversation. `lost`: not closed by the user, so the history must not lead back to it. */
  readonly close: (uuid: string, lost?: boolean) => void;
}

interface Known {
  /** Key of the history entry whose address was applied last. */
  readonly key: string;
  readonly pair: Pair;
  /** How a change enters the history: as a new entry, or replacing the present one. */
  readonly step: 'push' | 'replace';
}

/** State of the history entries that this hook writes. */
const OWN = { isOfPair: true } as const;

/** Was this history entry written by `usePair`, and not by a navigation of the user? */
export const isOfPair = (state: unknown): boolean => (state as Partial<typeof OWN> | null)?.isOfPair === true;

/** Changes the address after a change of the pair. */
const useAddress = (
  stored: Known,
  key: string,
  asked: ReturnType<typeof readAddress>,
  search: URLSearchParams,
): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (stored.key !== key || (isSamePair(stored.pair, asked) && asked.closes === null)) return;
    const replace = stored.step === 'replace';
    // A navigation by the user drops the other parameters of the address.
    void navigate(addressOf(stored.pair, replace ? search : new URLSearchParams()), { replace, state: OWN });
  }, [asked, key, navigate, search, stored]);
};

/**
 * Moves the keyboard focus when an address led to the conversation beside: it is already mounted and does not take the focus by
 * itself.
 */
const useSwapFocus = (pair: Pair, key: string): void => {
  const other = pair.beside?.uuid;
  const before = useRef({ pair, key });
  useEffect(() => {
    const was = before.current;
    const isSwap = other !== undefined && was.pair.focused === other && was.pair.beside?.uuid === pair.focused;
    if (isSwap && pair.focused !== undefined && was.key !== key) focusPane(pair.focused);
    before.current = { pair, key };
  }, [key, other, pair]);
};

/**
 * The conversations that are open. The address names the focused one, so that links, notifications and the palette know one
 * ticket, and the other one as `?left=` or `?right=`, so that reload, back and forward find both. Without room for two, the
 * address keeps the other one until the user goes somewhere else.
 */
export const usePair = (hasRoom: boolean): PairControl => {
  const { ticketUuid } = useParams();
  const [search] = useSearchParams();
  const { key, state } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const asked = useMemo(() => readAddress(ticketUuid, search), [ticketUuid, search]);
  const [stored, setKnown] = useState<Known>(() => ({ key, pair: asked, step: 'replace' }));
  const shownOf = useCallback((pair: Pair): Pair => (hasRoom ? pair : alone(pair)), [hasRoom]);
  let known = stored;
  // During the render, not in an effect: a conversation that stays must not be mounted again.
  if (known.key !== key) {
    // The address follows a change a moment later. By then the pair may have changed again, which the next address will show.
    known =
      isOfPair(state) && !isBack
        ? { ...known, key }
        : { key, pair: follow(shownOf(known.pair), asked, isBack), step: 'replace' };
    setKnown(known);
  }
  const pair = useMemo(() => shownOf(known.pair), [known.pair, shownOf]);

  useAddress(stored, key, asked, search);

  const change = useCallback(
    (next: (pair: Pair) => Pair, step: Known['step']) =>
      setKnown((before) => {
        const [from, to] = [shownOf(before.pair), next(shownOf(before.pair))];
        return isSamePair(from, to) ? before : { key: before.key, pair: to, step };
      }),
    [shownOf],
  );
  const focus = useCallback(
    (uuid: string) => change((now) => (now.beside?.uuid === uuid ? swapped(now) : now), 'replace'),
    [change],
  );
  const close = useCallback(
    (uuid: string, lost = false) => change((now) => without(now, uuid), lost ? 'replace' : 'push'),
    [change],
  );
  const other = pair.beside?.uuid;
  const goToOther = useCallback(() => {
    if (other === undefined) return;
    focus(other);
    focusPane(other);
  }, [focus, other]);
  const openBeside = useCallback(
    (uuid: string) => {
      if (uuid === other) goToOther();
      else change((now) => withBeside(now, uuid), 'push');
    },
    [change, goToOther, other],
  );

  useSwapFocus(pair, key);

  return useMemo(() => ({ pair, focus, goToOther, openBeside, close }), [close, focus, goToOther, openBeside, pair]);
};
