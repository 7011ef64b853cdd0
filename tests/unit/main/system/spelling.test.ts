import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StandInSession } from '@tests/support/electron-stand-in/session';
import { createSpelling } from '@native/main/system/spelling';

let session: StandInSession;
beforeEach(async () => {
  vi.resetModules();
  const electron = await import('@tests/support/electronStandIn');
  session = electron.session.defaultSession;
});
const open = (platform: NodeJS.Platform = 'linux', dictionaries?: string) =>
  createSpelling({ session, platform, dictionaries });

describe('spell checking', () => {
  it.each([
    ['pt', 'pt-BR'],
    ['en', 'en-US'],
    ['es', 'es'],
  ] as const)('[NTV-15] in %s it reads %s', (language, code) => {
    open().apply(true, language);
    expect(session.spelling).toMatchObject({ enabled: true, languages: [code] });
  });

  it.each([
    ['pt', ['pt-PT'], 'pt-PT'],
    ['en', ['en-GB'], 'en-GB'],
    ['es', ['es', 'es-ES'], 'es-ES'],
  ] as const)('[NTV-15] in %s, where the checker knows %j, it reads %s', (language, known, code) => {
    session.availableSpellCheckerLanguages.splice(0, Infinity, ...known);
    open().apply(true, language);
    expect(session.spelling.languages).toEqual([code]);
  });

  it.each(['linux', 'win32', 'darwin'] as const)(
    '[NTV-15] stays off when switched off, whatever the language: on %s',
    (platform) => {
      open(platform).apply(false, 'es');
      expect(session.spelling).toMatchObject({ enabled: false, languages: [] });
    },
  );

  it('[NTV-15] a language without a dictionary is skipped instead of failing', () => {
    session.availableSpellCheckerLanguages.length = 0;
    open().apply(true, 'pt');
    expect(session.spelling.languages).toEqual([]);
  });

  it('[NTV-15] dictionaries come from the deployed address, if there is one', () => {
    open('win32');
    expect(session.spelling.address).toBe('');
    open('win32', 'https://dict.empresa.example');
    expect(session.spelling.address).toBe('https://dict.empresa.example/');
  });

  it('[NTV-15] macOS uses its own dictionaries and detects the language itself', () => {
    open('darwin', 'https://dict.empresa.example').apply(true, 'es');
    expect(session.spelling).toMatchObject({ enabled: true, languages: [], address: '' });
  });
});
