import { describe, expect, it } from 'vitest';
import * as collections from '@/entities/collections';
import { EVENT_KINDS } from '@/protocol/events';
import { rootReducer } from '@/store/rootReducer';

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** The files that name at least this many of the words; a list kept by hand names nearly all. */
const filesWith = (least: number, pattern: (word: string) => RegExp, words: readonly string[]): string[] =>
  Object.entries(sources)
    .filter(([, text]) => words.filter((word) => pattern(word).test(text)).length >= least)
    .map(([file]) => file.replace('../../src/', ''));

describe('registries', () => {
  it('every collection is in the store under its own name', () => {
    const state: Readonly<Record<string, unknown>> = rootReducer(undefined, { type: 'start' });
    for (const [key, { name }] of Object.entries(collections)) {
      expect(name).toBe(key);
      expect(state[name]).toEqual({ byId: {}, views: {} });
    }
  });

  it('collections are listed once', () => {
    const imported = (name: string) =>
      new RegExp(
        `(import|export) \\{[^}]*(?<!as )\\b${name}\\b[^}]*\\} from '[^']*/entities/|(import|export) \\{[^}]*(?<!as )\\b${name}\\b[^}]*\\} from '\\./`,
      );
    expect(filesWith(9, imported, Object.keys(collections))).toEqual(['entities/collections.ts']);
  });

  it('[RT-23] names of events stand beside the records alone, and their kinds are listed once', () => {
    const named = Object.entries(sources).filter(([, text]) => /['`]company-?(?:\$?\{|-)/.test(text));
    for (const [file] of named) expect(file).toMatch(/\/protocol\/records\//);
    expect(named.length).toBeGreaterThan(15);
    const asKey = (kind: string) => new RegExp(`^\\s+(\\| ')?${kind}('|:|,)|\\b${kind}Event\\b`, 'm');
    expect(filesWith(12, asKey, EVENT_KINDS)).toEqual(['protocol/events/rows.ts']);
  });

  it('[LIST-05] only the login and the confirmed deletion of a scheduled message are sent without the wait of forms', () => {
    const forms = Object.entries(sources).filter(([, text]) => /\buseFormSubmit(<[^>]*>)?\(/.test(text));
    expect(forms.length).toBeGreaterThan(10);
    const hasty = forms.filter(([file, text]) => !file.endsWith('/useFormSubmit.ts') && /\bdelay\b\s*[:,]/.test(text));
    expect(hasty.map(([file]) => file.replace('../../src/features/', ''))).toEqual([
      'auth/LoginForm.tsx',
      'schedules/dialog/ScheduleDialog.tsx',
    ]);
  });

  it('[LIST-05] the button of every form is busy as long as its form is', () => {
    const forms = Object.entries(sources).filter(([, text]) => text.includes('<SubmitButton'));
    expect(forms.length).toBeGreaterThan(5);
    for (const [file, text] of forms) expect(text, file).not.toMatch(/<SubmitButton(?! busy=\{busy\})/);
    // Some have another button.
    const others = Object.values(sources)
      .filter((text) => /\buse(?:FormSubmit|EditorForm)\b/.test(text))
      .flatMap((text) => text.match(/<Button type="primary"[^>]*/g) ?? []);
    expect(others.length).toBeGreaterThan(3);
    for (const button of others) expect(button).toContain('loading={busy} disabled={busy');
  });

  it('[CALL-04] [CALL-05] [CALL-16] [CALL-17] [SESS-21] only sign-up, its plans, the demo’s accounts and the call with a typed token go without that of the session', () => {
    const without = Object.entries(sources).flatMap(([file, text]) =>
      Array.from(text.matchAll(/session: 'none'/g), () => file.replace('../../src/', '')),
    );
    expect(without).toEqual(['api/demo.ts', 'api/messages.ts', 'api/signUp.ts', 'api/signUp.ts']);
  });

  it('screens are listed once', () => {
    const screens = Object.keys(sources).flatMap((file) => /features\/.*\/(\w+Page)\.tsx$/.exec(file)?.[1] ?? []);
    expect(screens.length).toBeGreaterThan(20);
    const imported = (name: string) => new RegExp(`import\\(['"]@/features/[^'"]*/${name}`);
    expect(filesWith(5, imported, screens)).toEqual(['app/routes.tsx']);
  });
});
