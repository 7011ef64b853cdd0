import type { SavedView } from '@/domain/conversations/savedViews';
import { selectViews } from '@/entities/conversations/savedViews/savedViews';
import { ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { focusAfter } from '@/ui/focus';
import { useShortcut } from '@/ui/shortcuts/useShortcut';

/** Returns the function that opens a view and registers the shortcuts of the first five; `show` shows the list of the search. */
export const useViewKeys = (show: () => void): ((view: SavedView) => void) => {
  const dispatch = useAppDispatch();
  const views = useAppSelector(selectViews);
  const open = (view: SavedView): void => {
    dispatch(ticketSearchChanged(view.search));
    show();
  };
  const byKeys = (place: number): (() => void) | null => {
    const view = views[place];
    if (!view) return null;
    return () => {
      focusAfter(
        () => open(view),
        () => document.querySelector<HTMLElement>(`[data-view="${view.id}"]`),
      );
    };
  };
  useShortcut('showView1', byKeys(0));
  useShortcut('showView2', byKeys(1));
  useShortcut('showView3', byKeys(2));
  useShortcut('showView4', byKeys(3));
  useShortcut('showView5', byKeys(4));
  return open;
};
