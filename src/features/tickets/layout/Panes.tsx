import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { Mark } from '@/ui/layout/Mark';
import { ShortcutScope, useShortcut } from '@/ui/shortcuts/useShortcut';
import { type DrawerControl, DrawerProvider } from '../drawer/drawerContext';
import { Conversation } from '../thread/Conversation';
import { ThreadSkeleton } from '../thread/list/ThreadSkeleton';
import { useOpenTicket } from '../thread/useOpenTicket';
import styles from './Panes.module.css';
import { SplitEdge } from './SplitEdge';
import { inOrder } from './pair';
import { PaneProvider } from './paneContext';
import { PAIR_DIVISION } from './splitWidth';
import type { PairControl } from './usePair';
import { useSplit } from './useSplit';

interface PaneProps {
  readonly uuid: string;
  readonly focused: boolean;
  readonly paired: boolean;
  readonly onFocus: PairControl['focus'];
  readonly onClose: PairControl['close'];
  readonly drawerOf: (uuid: string) => DrawerControl;
}

/** The pane of one ticket: its conversation once the ticket is loaded, and the contact drawer beside it. */
const Pane = memo(({ uuid, focused, paired, onFocus, onClose, drawerOf }: PaneProps) => {
  const { t } = useTranslation('tickets');
  const { ticket, failed, retry } = useOpenTicket(
    uuid,
    useCallback(() => onClose(uuid, true), [onClose, uuid]),
  );
  const focusedNow = useRef(focused);
  useLayoutEffect(() => {
    focusedNow.current = focused;
  }, [focused]);
  const isFocused = useCallback(() => focusedNow.current, []);
  const pane = useMemo(
    () => ({ paired, focused, isFocused, close: () => onClose(uuid) }),
    [focused, isFocused, onClose, paired, uuid],
  );
  const drawer = useMemo(() => drawerOf(uuid), [drawerOf, uuid]);
  const take = focused ? undefined : () => onFocus(uuid);
  return (
    <PaneProvider value={pane}>
      <DrawerProvider value={drawer}>
        <ShortcutScope value={focused}>
          <div
            className={styles.pane}
            data-pane={uuid}
            data-focused={focused || undefined}
            // Any user action in the pane, also in its menus: React bubbles events of portals to their React parents.
            onPointerDownCapture={take}
            onFocusCapture={take}
            onDropCapture={take}
          >
            {ticket ? (
              <Conversation key={ticket.id} ticket={ticket} />
            ) : (
              <section className={styles.waiting}>
                {failed ? <ErrorState title={t('thread.failed')} onRetry={retry} /> : <ThreadSkeleton />}
              </section>
            )}
          </div>
        </ShortcutScope>
      </DrawerProvider>
    </PaneProvider>
  );
});
Pane.displayName = 'Pane';

/** Shown instead of a conversation while none is open. */
const NoTicket = () => {
  const { t } = useTranslation('tickets');
  return (
    <section className={styles.empty}>
      <Mark size={56} />
      <p className={styles.title}>{t('none.title')}</p>
      <p className={styles.hint}>{t('none.hint')}</p>
    </section>
  );
};

interface PanesProps {
  readonly panes: PairControl;
  /** Returns the state of a ticket's contact drawer. */
  readonly drawerOf: (uuid: string) => DrawerControl;
}

/** The open conversations: none, one, or two with a movable edge between them. */
export const Panes = ({ panes, drawerOf }: PanesProps) => {
  const { t } = useTranslation('tickets');
  const frame = useRef<HTMLDivElement>(null);
  const { columns, split } = useSplit('besideWidth', PAIR_DIVISION);
  const { pair, focus, close, goToOther } = panes;
  const paired = pair.beside !== null;
  useShortcut('otherConversation', paired ? goToOther : null);
  return (
    <div ref={frame} className={styles.panes} style={paired ? { gridTemplateColumns: columns } : undefined}>
      {pair.focused === undefined && <NoTicket />}
      {inOrder(pair).map((uuid, place) => (
        <div key={uuid} className={styles.half}>
          <Pane
            uuid={uuid}
            focused={uuid === pair.focused}
            paired={paired}
            onFocus={focus}
            onClose={close}
            drawerOf={drawerOf}
          />
          {paired && place === 0 && <SplitEdge frame={frame} split={split} label={t('layout.resizeBeside')} />}
        </div>
      ))}
    </div>
  );
};
