import type { KeyboardEvent } from 'react';

/** Inputs in which Enter has a meaning of its own. */
const OWN_ENTER = '[type="color"], [type="radio"], [type="checkbox"]';

/**
 * Does the key save the form around the field? Enter does so in a line, Ctrl+Enter in a text of several lines too. Not where the field
 * itself has used the key, for example to open its list of choices, nor while it confirms a word of an input method.
 */
export const isSaveKey = (event: KeyboardEvent): boolean => {
  if (event.key !== 'Enter' || event.isDefaultPrevented() || event.nativeEvent.isComposing) return false;
  const isLine = event.target instanceof HTMLInputElement && !event.target.matches(OWN_ENTER);
  return isLine || event.ctrlKey || event.metaKey;
};
