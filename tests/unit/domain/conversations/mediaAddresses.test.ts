import { describe, expect, it } from 'vitest';
import { isLoadable, mediaAddresses } from '@/domain/conversations/mediaAddresses';

const ORIGIN = 'https://atende.test';

it.each([
  ['foto.jpg', ['https://atende.test/public/foto.jpg']],
  ['//foto.jpg', ['https://atende.test/public/foto.jpg']],
  ['/public/a/foto.jpg', ['https://atende.test/public/a/foto.jpg']],
  ['a/public/foto.jpg', ['https://atende.test/public/a/public/foto.jpg']],
  ['x-https://a.test/foto.jpg', ['https://atende.test/public/x-https://a.test/foto.jpg']],
  ['HTTPS://cdn.test/foto.jpg', ['HTTPS://cdn.test/foto.jpg']],
  ['http://cdn.test/public/foto.jpg', ['http://cdn.test/public/foto.jpg', 'https://atende.test/public/foto.jpg']],
])('[COMPAT-01] [MSG-15] the file %s is looked up at %j', (value, addresses) => {
  expect(mediaAddresses(value, ORIGIN)).toEqual(addresses);
});

describe('an address without encryption', () => {
  it.each([
    ['https://cdn.test/a', 'http://atende.test', true],
    ['http://atende.test/a', 'http://atende.test', true],
    ['HTTP://cdn.test/a', 'http://atende.test', false],
    ['http://cdn.test/a', 'http://atende.test', false],
    ['http://atende.test.evil.test/a', 'http://atende.test', false],
    ['http://cdn.test/a', '', true],
    ['https://cdn.test/?from=http://cdn.test', 'http://atende.test', true],
  ])('%s with the media origin %j is tried: %s', (address, origin, isTried) => {
    expect(isLoadable(address, origin)).toBe(isTried);
  });
});
