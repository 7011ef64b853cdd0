import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

/** Shows each screen with harmless texts, then with hostile ones in every field, and compares the results. */
export const walkHostileTexts = (screens: readonly WalkedScreen[]): void => {
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
