import { describe, expect, it, vi } from 'vitest';
import { createNavigator } from '@/app/navigator';
import { menuForm } from '@/app/shell/menuState';

describe('the form of the side menu', () => {
  it.each([
    [1_201, null, 'open'],
    [1_200, null, 'rail'],
    [600, null, 'rail'],
    [599, null, 'drawer'],
    [1_440, false, 'rail'],
    [600, true, 'open'],
    [599, true, 'drawer'],
  ] as const)('at %i px with the choice %s is %s', (width, chosen, form) => {
    expect(menuForm(width, chosen)).toBe(form);
  });
});

describe('the navigator', () => {
  it('keeps the last wish until a router is there', () => {
    const navigator = createNavigator();
    const go = vi.fn<(path: string) => void>();
    navigator.go('/first');
    navigator.go('/second');
    const detach = navigator.attach(go);
    expect(go.mock.calls).toEqual([['/second']]);
    navigator.go('/third');
    expect(go).toHaveBeenLastCalledWith('/third');
    detach();
    navigator.go('/fourth');
    expect(go).toHaveBeenCalledTimes(2);
  });
});
