import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createStoredValue } from '@/lib/storedValue';
import { createMemoryStorage, fullStorage } from '@tests/support/fakes/memoryStorage';

const theme = createStoredValue('theme', z.enum(['light', 'dark']), 'light');
const order = createStoredValue('order', z.object({ by: z.string() }), { by: 'name' });

describe('a value in local storage', () => {
  it('is restored as it was written: texts unchanged, other values as JSON', () => {
    const storage = createMemoryStorage();
    theme.write(storage, 'dark');
    order.write(storage, { by: 'date' });
    expect([storage.getItem('theme'), storage.getItem('order')]).toEqual(['dark', '{"by":"date"}']);
    expect([theme.read(storage), order.read(storage)]).toEqual(['dark', { by: 'date' }]);
  });

  it('says whether it was stored: a full storage keeps the old value and stops nothing', () => {
    const storage = createMemoryStorage();
    expect(theme.write(storage, 'dark')).toBe(true);
    const full = fullStorage(storage);
    expect(theme.write(full, 'light')).toBe(false);
    expect(theme.read(full)).toBe('dark');
  });

  it.each(['', 'null', '{"by":', '{"by":7}', '[]'])('is the fallback when %s is stored', (text) => {
    const storage = createMemoryStorage({ theme: text, order: text });
    expect([theme.read(storage), order.read(storage)]).toEqual(['light', { by: 'name' }]);
    expect([theme.isThere(storage), order.isThere(storage)]).toEqual([true, true]);
  });

  it('is the fallback when nothing is stored, and again after it was removed', () => {
    const storage = createMemoryStorage();
    expect([order.read(storage), order.isThere(storage), order.size(storage)]).toEqual([{ by: 'name' }, false, 0]);
    order.write(storage, { by: 'ação' });
    expect(order.size(storage)).toBe(15);
    order.remove(storage);
    expect([order.read(storage), order.isThere(storage)]).toEqual([{ by: 'name' }, false]);
  });
});
