import type { ContextMenuParams, MenuItemConstructorOptions, WebContents } from 'electron';
import { LINK_SCHEME, readLink } from '../system/links';
import type { Texts } from '../system/texts';
import { APP_ORIGIN, originOf, parseUrl } from './appOrigin';

const MOST_SUGGESTIONS = 5;

type Page = Pick<WebContents, 'replaceMisspelling' | 'copyImageAt' | 'downloadURL'>;

interface Actions {
  readonly page: Page;
  readonly learnWord: (word: string) => void;
  readonly copyText: (text: string) => void;
}

type Items = MenuItemConstructorOptions[];
type Facts = Pick<
  ContextMenuParams,
  | 'x'
  | 'y'
  | 'isEditable'
  | 'editFlags'
  | 'selectionText'
  | 'linkURL'
  | 'srcURL'
  | 'mediaType'
  | 'hasImageContents'
  | 'misspelledWord'
  | 'dictionarySuggestions'
>;

const spellingItems = (facts: Facts, words: Texts, { page, learnWord }: Actions): Items => {
  const { misspelledWord, dictionarySuggestions, isEditable } = facts;
  if (!isEditable || misspelledWord === '') return [];
  const suggestions: Items = dictionarySuggestions
    .slice(0, MOST_SUGGESTIONS)
    .map((label) => ({ label, click: () => page.replaceMisspelling(label) }));
  return [
    ...(suggestions.length > 0 ? suggestions : [{ label: words.noSuggestions, enabled: false }]),
    { label: words.learnWord, click: () => learnWord(misspelledWord) },
  ];
};

const imageItems = ({ mediaType, hasImageContents, srcURL, x, y }: Facts, words: Texts, { page }: Actions): Items =>
  mediaType === 'image' && hasImageContents
    ? [
        { label: words.saveImage, click: () => page.downloadURL(srcURL) },
        { label: words.copyImage, click: () => page.copyImageAt(x, y) },
      ]
    : [];

/** The address as it opens from outside the app; null for a page that no link of the system names. */
const outsideLink = (address: string): string | null => {
  const url = parseUrl(address);
  if (url === null || originOf(address) !== APP_ORIGIN) return address;
  const link = `${LINK_SCHEME}:/${url.pathname}`;
  return readLink(link) === null ? null : link;
};

const linkItems = ({ linkURL }: Facts, words: Texts, { copyText }: Actions): Items => {
  const link = linkURL === '' ? null : outsideLink(linkURL);
  return link === null ? [] : [{ label: words.copyLink, click: () => copyText(link) }];
};

const editItems = ({ isEditable, editFlags, selectionText }: Facts, words: Texts): Items => {
  const copy: Items = [{ role: 'copy', label: words.copy, enabled: editFlags.canCopy }];
  if (!isEditable) return selectionText.trim() === '' ? [] : copy;
  return [
    { role: 'cut', label: words.cut, enabled: editFlags.canCut },
    ...copy,
    { role: 'paste', label: words.paste, enabled: editFlags.canPaste },
    { role: 'selectAll', label: words.selectAll, enabled: editFlags.canSelectAll },
  ];
};

/** The items of the context menu for the clicked element; empty when there is nothing to offer. */
export const contextMenu = (facts: Facts, words: Texts, actions: Actions): Items => {
  const groups = [
    spellingItems(facts, words, actions),
    imageItems(facts, words, actions),
    linkItems(facts, words, actions),
    editItems(facts, words),
  ].filter((group) => group.length > 0);
  return groups.flatMap((group, index) => (index === 0 ? group : [{ type: 'separator' as const }, ...group]));
};
