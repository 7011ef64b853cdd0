import { describe, expect, it } from 'vitest';
import { playerOf, thumbnailOf, videoCode, watchPageOf } from '@/domain/company/videos';
import { HOSTILE_TEXTS } from '@tests/support/hostile/hostileTexts';

describe('videos', () => {
  it.each([
    ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    [' a-b_C1 ', 'a-b_C1'],
    ['https://www.youtube.com/watch?v=abc-1&list=x', 'abc-1'],
    ['https://youtu.be/abc-2?t=3', 'abc-2'],
    ['https://m.youtube.com/shorts/abc-3', 'abc-3'],
    ['https://www.youtube-nocookie.com/embed/abc-4', 'abc-4'],
    ['www.youtube.com/watch?v=abc-5', 'abc-5'],
    ['youtu.be/abc-6', 'abc-6'],
    ['https://youtube.com/watch?v=abc-7', 'abc-7'],
    ['HTTPS://WWW.YouTube.com/live/abc-8', 'abc-8'],
    ['http://m.youtube.com/watch?t=4&v=abc-9', 'abc-9'],
    ['evil.example/watch?v=abc', null],
    ['https://evil.example/watch?v=abc', null],
    ['https://youtube.com.evil.example/watch?v=abc', null],
    ['javascript:alert(1)', null],
    ['a b', null],
    ['abc.def', null],
    ['vídeo', null],
    ['../x', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('[HELP-06] the code of %s is %s', (stored, code) => {
    expect(videoCode(stored)).toBe(code);
  });

  it('[HELP-06] [SEC-03] no hostile text leads away from the player, its pictures and its pages', () => {
    const codes = HOSTILE_TEXTS.map(videoCode).filter((code) => code !== null);
    expect(codes).toContain('null');
    for (const code of codes) {
      expect(new URL(playerOf(code)).href).toBe(`https://www.youtube-nocookie.com/embed/${code}`);
      expect(new URL(thumbnailOf(code)).href).toBe(`https://i.ytimg.com/vi/${code}/mqdefault.jpg`);
      expect(new URL(watchPageOf(code)).href).toBe(`https://www.youtube.com/watch?v=${code}`);
    }
  });

  it('[HELP-06] is shown from the privacy-enhanced host', () => {
    expect(thumbnailOf('abc')).toBe('https://i.ytimg.com/vi/abc/mqdefault.jpg');
    expect(playerOf('abc')).toBe('https://www.youtube-nocookie.com/embed/abc');
    expect(watchPageOf('abc')).toBe('https://www.youtube.com/watch?v=abc');
  });
});

it.each([
  'https://youtu.be/',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/@canal',
])('[HELP-06] %s names no video', (address) => {
  expect(videoCode(address)).toBeNull();
});
