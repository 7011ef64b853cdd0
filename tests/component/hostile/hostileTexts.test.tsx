import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RECORD_SCHEMAS, keepsText } from '@tests/support/hostileRecords';
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from '@tests/support/hostileTexts';
import { harmIn, partsOf } from '@tests/support/harm';
import { WALKED_SCREENS } from './screens';

/** What harmless records hold: words, and addresses of pictures and pages. */
const PLAIN = [
  ...Array.from({ length: 30 }, (_, index) => `texto ${index}`),
  'https://files.test/1.png',
  '/public/2.png',
];
const LIMIT_MS = 120_000;

const opened = vi.fn();

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

describe('the corpus', () => {
  it('[SEC-03] holds at least 200 hostile texts, none twice', () => {
    expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(200);
    expect(new Set(HOSTILE_TEXTS).size).toBe(HOSTILE_TEXTS.length);
  });

  it('reaches every record that keeps text', () => {
    const without = [...RECORD_SCHEMAS].filter(([, schema]) => !keepsText(schema, 'pwned'));
    expect(RECORD_SCHEMAS.size).toBeGreaterThan(40);
    // Sums of the dashboard are numbers alone, and a setting without one of the known keys is none.
    expect(without.map(([name]) => name)).toEqual(['countersSchema', 'settingSchema']);
  });
});

describe.each(WALKED_SCREENS)('$name', ({ show }) => {
  it(
    '[SEC-03] every text in every field stays text: no element, attribute, script or opened address comes from it',
    { timeout: LIMIT_MS },
    async () => {
      await show(PLAIN);
      const usual = partsOf(document);
      cleanup();
      const address = window.location.href;
      await show(HOSTILE_TEXTS);
      expect(harmIn(document, usual)).toEqual([]);
      cleanup();
      await show(HOSTILE_ADDRESSES);
      expect(harmIn(document, usual)).toEqual([]);
      expect(opened).not.toHaveBeenCalled();
      expect(window.location.href).toBe(address);
    },
  );
});
