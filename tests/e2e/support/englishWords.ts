import type { Page } from '@playwright/test';

/** English words that libraries use in labels and that do not occur in Portuguese, in names or in the demo's texts. */
const ENGLISH =
  /\b(?:cancel|choose|circle|check|clear|close|closed|collapse|copied|copy|decrease|delete|down|drag|draggable|edit|empty|expand|eye|increase|invisible|left|loading|month|next|no data|page|pick|please|press|previous|refresh|remove|required|reset|right|search|select|selected|sort|submit|the|toggle|up|upload|value|week|with|year|you|your)\b/i;

/**
 * Texts and naming attributes of the current page that contain an English word. Skips what no screen reader reads: `aria-hidden`
 * parts, and content that a button's name replaces.
 */
export const englishWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ source, flags }) => {
      const english = new RegExp(source, flags);
      const attributes = [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'aria-valuetext',
        'title',
        'placeholder',
        'alt',
      ];
      const isHeard = ({ parentElement }: Element): boolean =>
        !parentElement?.closest('[aria-hidden="true"], button[aria-label]');
      const labels = attributes.flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].filter(isHeard).map((element) => element.getAttribute(name) ?? ''),
      );
      const texts: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (!parentElement?.closest('style, script, code')) texts.push(textContent ?? '');
      }
      // The one message whose English word is fixed for every language.
      return [...new Set([...labels, ...texts])].filter((text) => english.test(text) && text !== 'Required');
    },
    { source: ENGLISH.source, flags: ENGLISH.flags },
  );
