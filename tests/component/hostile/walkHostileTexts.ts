import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@tests/support/eventually';
import { HOSTILE_VALUES } from '@tests/support/hostile/hostileTexts';
import { unsafePartsOf, partsOf } from '@tests/support/rendering/unsafeDom';
import type { WalkedScreen } from './walkedScreen';

/** The content of harmless records: words, and addresses of pictures and pages. */
const PLAIN = [
  ...Array.from({ length: 10 }, (_, index) => `texto ${index}`),
  'https://files.test/1.png',
  '/public/2.png',
];

const opened = vi.fn();

/** All texts in sight: words, values of fields, names of pictures and buttons. */
const shownTexts = (): string =>
  [...document.body.querySelectorAll('*')]
    .flatMap((one) => [
      ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.value : '',
      one.getAttribute('aria-label') ?? '',
    ])
    .join(' ');

/**
 * Shows each screen with harmless texts, then with hostile ones in every field, and compares the results. With `mustShow` a screen
 * that shows none of the texts fails, since it would prove nothing.
 */
export const walkHostileTexts = (screens: readonly WalkedScreen[], mustShow = false): void => {
  beforeEach(() => {
    opened.mockReset();
    vi.stubGlobal('pwned', opened);
    vi.spyOn(window, 'open').mockImplementation(opened);
    vi.stubGlobal('alert', opened);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  describe.each(screens)('$name', ({ show }) => {
    it('[SEC-03] every text in every field stays text: no element, attribute, script or opened address comes from it', async () => {
      await show(PLAIN);
      // Some dialogs show nothing of a record before all that they read is there.
      await eventually(() => expect(!mustShow || shownTexts().includes('texto')).toBe(true));
      const usual = partsOf(document);
      cleanup();
      const address = window.location.href;
      await show(HOSTILE_VALUES);
      expect(unsafePartsOf(document, usual)).toEqual([]);
      expect(opened).not.toHaveBeenCalled();
      expect(window.location.href).toBe(address);
    });
  });
};
