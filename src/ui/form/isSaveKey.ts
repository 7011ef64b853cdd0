import type { KeyboardEvent } from 'react';

/** Inputs in which Enter has a meaning of its own. */
const OWN_ENTER = '[type="color"], [type="radio"], [type="checkbox"]';

/**
 * Does the key save the form around the field? Enter does so in a line, Ctrl+Enter in a text of several lines too. Not where the field
 * itself has used the key, for example to open its list of choices, nor while it confirms a word of an input method.
 * React hands on the keys of popovers too, such as the search for an emoji: Enter there is not for the form.
 */
export const isSaveKey = (event: KeyboardEvent): boolean => {
  if (event.key !== 'Enter' || event.isDefaultPrevented() || event.nativeEvent.isComposing) return false;
  const { target, currentTarget } = event;
  const isLine = target instanceof HTMLInputElement && !target.matches(OWN_ENTER) && currentTarget.contains(target);
  return isLine || event.ctrlKey || event.metaKey;
};
