import { expect, it } from 'vitest';
import { isAnnouncementPicture, pictureAddresses, pictureOf, priorityOf } from '@/domain/company/announcements';

it('[ANN-10] a picture is looked up below /public, then in the announcements folder; absolute addresses stay', () => {
  expect(pictureAddresses('17_banner novo.png', 'http://s')).toEqual([
    'http://s/public/17_banner%20novo.png',
    'http://s/public/announcements/17_banner%20novo.png',
  ]);
  for (const absolute of ['https://cdn.example/a.png', 'HTTP://cdn.example/a.png'])
    expect(pictureAddresses(absolute, 'http://s')).toEqual([absolute]);
  expect(pictureAddresses('x-http://cdn', 'http://s')).toHaveLength(2);
});

it.each([
  ['/public/a.png', 'a.png'],
  ['public/public/a.png', 'public%2Fa.png'],
  ['a/public/b.png', 'a%2Fpublic%2Fb.png'],
])('only the first folder is removed from the stored path %s', (path, name) => {
  expect(pictureAddresses(path, 'http://s')[0]).toBe(`http://s/public/${name}`);
});

it('[SEC-09] a stored name that ends within a character still has an address', () => {
  expect(pictureAddresses('sala \uD83D.png', 'http://s')[0]).toBe('http://s/public/sala%20%EF%BF%BD.png');
});

it.each([
  ['a.png', true],
  ['a.JPG', true],
  ['a.b.PNG', true],
  ['a.jpeg', true],
  ['a.gif', false],
  ['a.webp', false],
  ['a.svg', false],
  ['a.bmp', false],
  ['a.pdf', false],
  ['a.jpg.gif', false],
  ['png', false],
  ['apng', false],
  ['a.png.exe', false],
])('[ANN-09] %s may be attached: %s', (name, may) => {
  expect(isAnnouncementPicture({ name })).toBe(may);
});

it.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 3],
  [0, 3],
  [null, 3],
  [undefined, 3],
])('[ANN-04] the stored priority %s counts as %s', (priority, counted) => {
  expect(priorityOf({ priority })).toBe(counted);
});

it('[ANN-03] the name of a picture is its own, else that of its file', () => {
  expect(pictureOf({ mediaName: 'banner.png', mediaPath: '17_banner.png' })).toBe('banner.png');
  expect(pictureOf({ mediaName: '', mediaPath: '17_banner.png' })).toBe('17_banner.png');
  expect(pictureOf({ mediaName: null, mediaPath: '' })).toBeNull();
  expect(pictureOf({})).toBeNull();
});
