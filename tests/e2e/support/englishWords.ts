import type { Page } from '@playwright/test';

/** English words of which libraries make labels and which are no words of Portuguese, of names or of the demo's texts. */
const ENGLISH =
  /\b(?:cancel|choose|circle|check|clear|close|closed|collapse|copied|copy|decrease|delete|down|drag|draggable|edit|empty|expand|eye|increase|invisible|left|loading|month|next|no data|page|pick|please|press|previous|refresh|remove|required|reset|right|search|select|selected|sort|submit|the|toggle|up|upload|value|week|with|year|you|your)\b/i;

/**
 * What people read or hear on the present page in which an English word stands: texts, and the attributes that name things.
 * What hides behind `aria-hidden` or the name of a button nobody hears.
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
      return [...new Set([...labels, ...texts])].filter((text) => english.test(text));
    },
    { source: ENGLISH.source, flags: ENGLISH.flags },
  );
