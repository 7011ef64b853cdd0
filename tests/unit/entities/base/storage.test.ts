import { expect, it } from 'vitest';
import { accountOf } from '@/entities/base/storage';

it('[SEC-08] an account is a user of one server', () => {
  expect(accountOf('https://a.example', 10)).toBe('https://a.example#10');
  expect(accountOf('https://b.example', 10)).not.toBe(accountOf('https://a.example', 10));
});
