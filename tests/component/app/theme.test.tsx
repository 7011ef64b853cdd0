import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { palettes } from '@/app/theme';
import { ThemeProvider } from '@/app/ThemeProvider';
import { TextsProvider } from '@/i18n/TextsProvider';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { ConfirmProvider } from '@/ui/feedback/ConfirmProvider';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createMemoryStorage, fullStorage } from '@tests/support/fakes/memoryStorage';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';
import { renderSignedIn, resizeTo } from './signedIn';

const shownTheme = (): string | undefined => document.documentElement.dataset['theme'];

/** Sets what the system prefers of the dark theme or of reduced motion, and returns its switch to the other preference. */
const systemPrefers = (
  prefers: boolean,
  what: 'color-scheme: dark' | 'reduced-motion: reduce' = 'color-scheme: dark',
) => {
  const queries: EventTarget[] = [];
  let isPreferred = prefers;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) => {
    const query = new EventTarget();
    Object.defineProperty(query, 'matches', { get: () => isPreferred && media === `(prefers-${what})` });
    queries.push(query);
    return query as MediaQueryList;
  });
  return () => {
    isPreferred = !isPreferred;
    act(() => {
      for (const query of queries) query.dispatchEvent(new Event('change'));
    });
  };
};

const Question = () => {
  const confirm = useConfirm();
  const ask = () => void confirm({ title: 'Excluir?', message: 'Sem volta.', confirmLabel: 'Excluir' });
  return (
    <>
      <input aria-label="Nome" />
      <button type="button" onClick={ask}>
        Perguntar
      </button>
    </>
  );
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
  ])(
    '[SHELL-09] [TOP-08] [SHELL-08] without a stored choice follows the system, also later, and the toggle stores one (dark: %s)',
    async (dark, theme, other) => {
      const switchSystem = systemPrefers(dark);
      const { user, storage, callLog } = await renderSignedIn();
      expect(shownTheme()).toBe(theme);
      switchSystem();
      expect(shownTheme()).toBe(other);
      expect(callLog.appearances.at(-1)).toMatchObject({ theme: other });
      expect(storage.getItem('theme')).toBeNull();
      await user.click(screen.getByRole('button', { name: dark ? 'Usar o tema escuro' : 'Usar o tema claro' }));
      expect([shownTheme(), storage.getItem('theme')]).toEqual([theme, theme]);
    },
  );

  it('[DESK-19] [TOP-08] [SHELL-08] [A11Y-06] the toggle switches at once and stores the choice, in a narrow window from the menu', async () => {
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

  it.each([true, false])(
    '[A11Y-07] dialogs follow the system when it reduces motion or no longer does, and what is typed stays (reduced at first: %s)',
    async (reduced) => {
      const switchSystem = systemPrefers(reduced, 'reduced-motion: reduce');
      const user = userEvent.setup();
      render(
        <TextsProvider i18n={await createTestI18n()}>
          <ThemeProvider storage={createMemoryStorage()} window={createFakeDesktop().desktop.window}>
            <ConfirmProvider>
              <Question />
            </ConfirmProvider>
          </ThemeProvider>
        </TextsProvider>,
      );
      const name = screen.getByRole('textbox', { name: 'Nome' });
      await user.type(name, 'Bruna');
      /** jsdom ends no animation, and knows only its prefixed name: a question that leaves with one stays. */
      const leavesAtOnce = async (): Promise<boolean> => {
        await user.click(screen.getByRole('button', { name: 'Perguntar' }));
        const question = await screen.findByRole('dialog');
        await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
        await act(async () => {});
        const isGone = !question.isConnected;
        await act(async () => void fireEvent(question, new Event('webkitAnimationEnd')));
        return isGone;
      };
      expect(await leavesAtOnce()).toBe(reduced);
      switchSystem();
      expect(await leavesAtOnce()).toBe(!reduced);
      switchSystem();
      expect(await leavesAtOnce()).toBe(reduced);
      expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Bruna');
    },
  );

  it('[TOP-08] the toggle switches although this computer cannot store the choice', async () => {
    const { user } = await renderSignedIn({ storage: fullStorage(createMemoryStorage({ theme: 'light' })) });
    await user.click(screen.getByRole('button', { name: 'Usar o tema escuro' }));
    expect(shownTheme()).toBe('dark');
  });
});
