import { describe, expect, it } from 'vitest';
import { RECORD_SCHEMAS, keepsText } from '@tests/support/hostile/hostileRecords';
import { HOSTILE_TEXTS } from '@tests/support/hostile/hostileTexts';
import { TICKET_SCREENS } from './screens';
import { walkHostileTexts } from './walkHostileTexts';

describe('the corpus', () => {
  it('[SEC-03] holds at least 200 distinct hostile texts', () => {
    expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(200);
    expect(new Set(HOSTILE_TEXTS).size).toBe(HOSTILE_TEXTS.length);
  });

  it('[SEC-03] reaches every record that keeps text', () => {
    const without = [...RECORD_SCHEMAS].filter(([, schema]) => !keepsText(schema, 'pwned'));
    expect(RECORD_SCHEMAS.size).toBeGreaterThan(40);
    // Dashboard totals are numbers only, and a setting without a known key is ignored.
    expect(without.map(([name]) => name)).toEqual(['countersSchema', 'settingSchema']);
  });
});

walkHostileTexts(TICKET_SCREENS, true);
