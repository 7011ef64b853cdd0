import type { TagRef } from '@/protocol/records/tags';
import { foldText, textFinder } from '@/domain/text/foldedText';

/** One line of the picker: a tag to add or remove, or the offer to create one. */
export type TagChoice =
  | { readonly kind: 'tag'; readonly tag: TagRef; readonly chosen: boolean }
  | { readonly kind: 'create'; readonly name: string };

/** The picker's choices for a typed text; a name that is not yet a tag can be created. */
export const tagChoices = (tags: readonly TagRef[], chosen: readonly TagRef[], typed: string): readonly TagChoice[] => {
  const name = typed.trim();
  const isFound = textFinder(name);
  const chosenIds = new Set(chosen.map((tag) => tag.id));
  const matching: TagChoice[] = tags
    .filter((tag) => isFound(tag.name))
    .map((tag) => ({ kind: 'tag', tag, chosen: chosenIds.has(tag.id) }));
  const isKnown = name === '' || tags.some((tag) => foldText(tag.name.trim()) === foldText(name));
  return isKnown ? matching : [...matching, { kind: 'create', name }];
};

/** The chosen tags after a click on a tag of the list. */
export const toggleTag = (chosen: readonly TagRef[], { id, name, color }: TagRef): readonly TagRef[] =>
  chosen.some((tag) => tag.id === id) ? chosen.filter((tag) => tag.id !== id) : [...chosen, { id, name, color }];
