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
  ] as const)('at %i px with the choice %s it is %s', (width, chosen, form) => {
    expect(menuForm(width, chosen)).toBe(form);
  });
});

describe('the navigator', () => {
  it('keeps the latest deferrable request until a private page is ready, and drops the others', () => {
    const navigator = createNavigator();
    const go = vi.fn<(path: string) => void>();
    navigator.goOnceSignedIn('/first');
    navigator.goOnceSignedIn('/second');
    navigator.go('/late');
    const detach = navigator.attach(go);
    expect(go.mock.calls).toEqual([['/second']]);
    navigator.go('/third');
    navigator.goOnceSignedIn('/fourth');
    expect(go.mock.calls.slice(1)).toEqual([['/third'], ['/fourth']]);
    detach();
    navigator.go('/fifth');
    const again = vi.fn<(path: string) => void>();
    navigator.attach(again);
    expect(go).toHaveBeenCalledTimes(3);
    expect(again).not.toHaveBeenCalled();
  });
});
