import { createContext, useContext, useEffect, useEffectEvent } from 'react';

type IsUnsaved = () => boolean;
/** Takes a check for something typed that is not saved; returns the function that takes it back. */
type NoteUnsaved = (isUnsaved: IsUnsaved) => () => void;

/** What the page around would lose if it were left; null outside of pages, where nothing is lost by that. */
export const UnsavedContext = createContext<NoteUnsaved | null>(null);

/** All open forms. */
const forms = new Set<IsUnsaved>();

/** Does an open form hold something that quitting would lose? */
export const hasUnsavedForm = (): boolean => [...forms].some((isUnsaved) => isUnsaved());

/** Has the user asked before the app quits, and before the page is left for a place outside the form, such as the ticket of a notification. */
export const useAskedBeforeLeaving = (isUnsaved: IsUnsaved): void => {
  const note = useContext(UnsavedContext);
  const check = useEffectEvent(isUnsaved);
  useEffect(() => {
    const form = () => check();
    forms.add(form);
    const leave = note?.(form);
    return () => {
      forms.delete(form);
      leave?.();
    };
  }, [note]);
};
