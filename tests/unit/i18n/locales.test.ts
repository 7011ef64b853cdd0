import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '@/protocol/errors';

const files = import.meta.glob<Record<string, unknown>>('@/i18n/locales/*/*.json', { eager: true, import: 'default' });

const LANGUAGES = ['pt', 'en', 'es'] as const;

const texts = (language: string, namespace: string): Record<string, unknown> =>
  Object.entries(files).find(([path]) => path.endsWith(`/${language}/${namespace}.json`))?.[1] ?? {};

describe('texts', () => {
  it.each(LANGUAGES)('[I18N-04] [ERR-31] %s has one text per error code, all different from each other', (language) => {
    const errors = texts(language, 'errors');
    expect(Object.keys(errors).toSorted()).toEqual([...ERROR_CODES].toSorted());
    const values = Object.values(errors) as string[];
    expect(values.every((text) => text.trim().length > 0)).toBe(true);
    expect(new Set(values).size).toBe(values.length);
  });
});
