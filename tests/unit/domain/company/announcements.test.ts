import { expect, it } from 'vitest';
import { isAnnouncementPicture, pictureAddresses } from '@/domain/company/announcements';

it('[ANN-10] a picture is looked up below /public, then in the announcements folder; absolute addresses stay', () => {
  expect(pictureAddresses('17_banner novo.png', 'http://s')).toEqual([
    'http://s/public/17_banner%20novo.png',
    'http://s/public/announcements/17_banner%20novo.png',
  ]);
  expect(pictureAddresses('https://cdn.example/a.png', 'http://s')).toEqual(['https://cdn.example/a.png']);
  expect(pictureAddresses('/public/a.png', 'http://s')[0]).toBe('http://s/public/a.png');
});

it.each([
  ['a.png', true],
  ['a.JPG', true],
  ['a.jpeg', true],
  ['a.gif', false],
  ['png', false],
])('[ANN-09] %s may be attached: %s', (name, may) => {
  expect(isAnnouncementPicture({ name })).toBe(may);
});
