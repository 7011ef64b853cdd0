import { describe, expect, it } from 'vitest';
import { avatarTint, initials } from '@/ui/layout/avatarLook';

describe('avatars', () => {
  it.each([
    ['Juliana Prado Nogueira', 'JN'],
    ['ana', 'A'],
    ['  Érica   de Sá ', 'ÉS'],
    ['5511988342217', '5'],
    ['🎉 Festa', 'F'],
    ['~', ''],
    ['', ''],
  ])('the initials of "%s" are "%s"', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('give an id the same tint every time and use all seven', () => {
    expect(avatarTint(42)).toBe(avatarTint('42'));
    expect(new Set(Array.from({ length: 200 }, (_, id) => avatarTint(id))).size).toBe(7);
  });
});
