import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { palettes } from '@/app/theme';
import { createMemoryStorage, fullStorage } from '@tests/support/fakes/memoryStorage';
import { renderSignedIn, resizeTo } from './signedIn';

const shownTheme = (): string | undefined => document.documentElement.dataset['theme'];

/** Returns the system's switch to its other preference. */
const systemPrefers = (dark: boolean) => {
  const queries: EventTarget[] = [];
  let isDark = dark;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) => {
    const query = new EventTarget();
    Object.defineProperty(query, 'matches', { get: () => isDark && media.includes('dark') });
    queries.push(query);
    return query as MediaQueryList;
  });
  return () => {
    isDark = !isDark;
    act(() => {
      for (const query of queries) query.dispatchEvent(new Event('change'));
    });
  };
};

describe('the theme', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    resizeTo(1_024);
  });

  it.each(['light', 'dark'] as const)(
    '[SHELL-08] [DESK-19] a stored %s theme is applied at the next start',
    async (theme) => {
      const switchSystem = systemPrefers(theme === 'light');
      const { callLog } = await renderSignedIn({ storage: createMemoryStorage({ theme }) });
      expect(shownTheme()).toBe(theme);
      expect(document.documentElement.style.getPropertyValue('--surface')).toBe(palettes[theme].surface);
      expect(callLog.appearances.at(-1)).toMatchObject({ theme, titleBar: { color: palettes[theme].app } });
      switchSystem();
      switchSystem();
      expect(shownTheme()).toBe(theme);
    },
  );

  it.each([
    [true, 'dark', 'light'],
    [false, 'light', 'dark'],
  ])('[SHELL-09] without a stored choice follows the system, also later (dark: %s)', async (dark, theme, other) => {
    const switchSystem = systemPrefers(dark);
    const { storage, callLog } = await renderSignedIn();
    expect(shownTheme()).toBe(theme);
    switchSystem();
    expect(shownTheme()).toBe(other);
    expect(callLog.appearances.at(-1)).toMatchObject({ theme: other });
    expect(storage.getItem('theme')).toBeNull();
  });

  it('[TOP-08] [SHELL-08] the toggle switches at once and stores the choice, in a narrow window from the menu', async () => {
    const { user, storage, callLog } = await renderSignedIn({ storage: createMemoryStorage({ theme: 'light' }) });
    const expectTheme = (theme: 'light' | 'dark') => {
      expect(shownTheme()).toBe(theme);
      expect(document.documentElement.style.getPropertyValue('--surface')).toBe(palettes[theme].surface);
      expect(callLog.appearances.at(-1)).toMatchObject({ theme });
      expect(storage.getItem('theme')).toBe(theme);
    };
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press('Usar o tema escuro');
    expectTheme('dark');
    await press('Usar o tema claro');
    expectTheme('light');
    act(() => resizeTo(899));
    await press('Mais');
    await press('Usar o tema escuro');
    expectTheme('dark');
  });

  it('the toggle switches although this computer cannot store the choice', async () => {
    const { user } = await renderSignedIn({ storage: fullStorage(createMemoryStorage({ theme: 'light' })) });
    await user.click(screen.getByRole('button', { name: 'Usar o tema escuro' }));
    expect(shownTheme()).toBe('dark');
  });
});
