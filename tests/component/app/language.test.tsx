import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage, createI18n, loadLaterTexts } from '@/i18n/init';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { renderApp } from '@tests/support/rendering/renderApp';
import { renderSignedIn } from './signedIn';

describe('the language', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each<Record<string, string>>([{}, { language: 'fr' }])(
    '[I18N-01] [I18N-05] is Portuguese by default, whatever the system language',
    async (stored) => {
      vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
      await renderApp({ path: '/login', storage: createMemoryStorage(stored) });
      expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeInTheDocument();
      expect(document.documentElement.lang).toBe('pt-BR');
    },
  );

  it.each([
    ['en', 'Sign in', 'en'],
    ['es', 'Use el correo y la contraseña de su empresa.', 'es'],
  ])('[I18N-02] [I18N-05] a stored %s is used at the next start', async (language, text, tag) => {
    await renderApp({ path: '/login', storage: createMemoryStorage({ language }) });
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(document.documentElement.lang).toBe(tag);
  });

  it('[I18N-03] a text missing in English or Spanish is shown in Portuguese', async () => {
    for (const language of ['en', 'es']) {
      const i18n = await createTestI18n(createMemoryStorage({ language }));
      // On the first screens, and on those whose texts come later.
      for (const namespace of ['common', 'queues']) {
        i18n.addResource('pt', namespace, 'onlyHere', 'Só em português');
        i18n.addResource('pt', namespace, 'empty', 'Vazio');
        i18n.addResource(language, namespace, 'empty', '');
        expect(i18n.t(`${namespace}:onlyHere` as 'onlyHere')).toBe('Só em português');
        expect(i18n.t(`${namespace}:empty` as 'onlyHere')).toBe('Vazio');
      }
    }
  });

  it('[I18N-05] changes at once on the login screen and is stored', async () => {
    const { desktop, callLog } = createFakeDesktop();
    const { user, storage } = await renderApp({ path: '/login', desktop });
    await user.click(await screen.findByRole('button', { name: 'Idioma: Português (Brasil)' }));
    await user.click(await screen.findByRole('menuitem', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    expect(storage.getItem('language')).toBe('en');
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Português (Brasil)', 'English', 'Español']);
    await user.click(offered[0]!);
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeInTheDocument();
    expect(storage.getItem('language')).toBe('pt');
    expect(callLog.reloads).toBe(0);
  });

  it('[I18N-05] the last choice counts, although its texts are there sooner', async () => {
    const storage = createMemoryStorage();
    const i18n = await createI18n(storage);
    await Promise.all([changeLanguage(i18n, 'en'), changeLanguage(i18n, 'pt')]);
    expect([i18n.language, storage.getItem('language')]).toEqual(['pt', 'pt']);
  });

  it('[I18N-02] [I18N-05] a choice made while the texts of the later screens are on their way holds for them too', async () => {
    const i18n = await createI18n(createMemoryStorage());
    const later = loadLaterTexts(i18n);
    const apply = i18n.changeLanguage.bind(i18n);
    // The first texts of a language may be there last.
    vi.spyOn(i18n, 'changeLanguage').mockImplementation(async (language) => {
      await later;
      return apply(language);
    });
    await changeLanguage(i18n, 'en');
    expect(i18n.t('queues:page.title' as never)).toBe('Queues and chatbot');
  });

  it('[I18N-05] is kept after sign-out', async () => {
    const { user, storage, calls } = await renderSignedIn();
    await user.click(screen.getByRole('button', { name: 'Conta de Ana Ribeiro' }));
    const spanish = await screen.findByRole('menuitem', { name: 'Español' });
    for (const name of ['Português (Brasil)', 'English']) screen.getByRole('menuitem', { name });
    await user.click(spanish);
    await screen.findByText(/^¡Hola/);
    await user.click(screen.getByRole('button', { name: 'Cuenta de Ana Ribeiro' }));
    await user.click(await screen.findByRole('menuitem', { name: /Cerrar sesión/ }));
    expect(await screen.findByLabelText('Contraseña')).toBeInTheDocument();
    expect(storage.getItem('language')).toBe('es');
    // Some servers would change the language of the company's automatic messages.
    expect(calls.filter((call) => call.includes('language'))).toEqual([]);
  });
});
