import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SHORTCUTS } from '@/bridge/shortcuts';
import pt from '@/i18n/locales/pt/shortcuts.json';
import { keyNames } from '@/ui/shortcuts/keys';
import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { renderApp } from '@tests/support/rendering/renderApp';
import { renderSignedIn } from './signedIn';

describe('the preferences', () => {
  it('[ROUTE-19] /others is open to an agent, is last in the menu, and has the keys of the app', async () => {
    const { user, visited } = await renderSignedIn({ path: '/others' });
    expect(await screen.findByRole('heading', { name: 'Outros' })).toBeVisible();
    expect(visited.at(-1)).toBe('/others');
    const entries = within(screen.getByRole('navigation', { name: 'Menu' })).getAllByRole('link');
    expect(entries.at(-1)).toHaveAccessibleName('Outros');
    await user.click(screen.getByRole('link', { name: 'Teclado' }));
    const names = within(await screen.findByRole('region', { name: 'Teclado' })).getAllByRole('term');
    expect(names.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(Object.values(pt.actions)));
  });

  it('[ROUTE-19] have these sections, and each opens with its own settings', async () => {
    const { system } = createFakeSystem();
    const { user } = await renderSignedIn({ path: '/others', bridge: { system } });
    const sections = [
      ['Conversas', 'Enter envia a mensagem'],
      ['Notificações', 'Testar as notificações'],
      ['Som e dispositivos', 'Alto-falante'],
      ['Aparência', 'Idioma'],
      ['Teclado', 'Transferir o atendimento'],
      ['Aplicativo', 'Ao fechar a janela'],
      ['Servidor', 'Endereço principal'],
      ['Dados neste computador', 'Registro técnico'],
      ['Atualizações', 'As atualizações não estão configuradas neste computador. Fale com o administrador.'],
      ['Diagnóstico', 'Motor'],
      ['Sobre', 'Mostrar licenças'],
    ] as const;
    const list = within(await screen.findByRole('navigation', { name: 'Outros' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(sections.map(([name]) => name));
    for (const [name, text] of sections) {
      await user.click(list.getByRole('link', { name }));
      expect(await within(await screen.findByRole('region', { name })).findByText(text)).toBeVisible();
    }
  });

  it('[ROUTE-19] /others is closed to a visitor who is not signed in', async () => {
    const { visited } = await renderApp({ path: '/others' });
    await waitFor(() => expect(visited.at(-1)).toBe('/login'));
    expect(screen.queryByRole('heading', { name: 'Outros' })).not.toBeInTheDocument();
  });

  it('[KEY-04][KEY-06] switch the meaning of Enter and open the next ticket automatically', async () => {
    const { user, store } = await renderSignedIn({ path: '/others' });
    const enter = await screen.findByRole('switch', { name: 'Enter envia a mensagem' });
    expect(enter).toBeChecked();
    await user.click(enter);
    const next = screen.getByRole('switch', { name: 'Abrir o próximo atendimento automaticamente' });
    expect(next).not.toBeChecked();
    await user.click(next);
    expect(next).toBeChecked();
    expect(store.getState().preferences).toMatchObject({ sendKey: 'shiftEnter', opensNext: true });
    await user.click(next);
    expect(store.getState().preferences.opensNext).toBe(false);
    await user.keyboard('{Control>}/{/Control}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Atalhos do teclado' }));
    // The sheet says what the keys do now.
    const keysOf = (name: string) => within(sheet.getByText(name).parentElement!).getByRole('definition').textContent;
    expect(['Enviar a mensagem', 'Quebrar a linha'].map(keysOf)).toEqual(['ShiftEnter', 'Enter']);
    await user.keyboard('{Escape}');
    await user.click(enter);
    expect(store.getState().preferences.sendKey).toBe('enter');
  });

  it('[I18N-02] [I18N-05] offer each language, and change to the chosen one at once', async () => {
    const { user, storage, calls, callLog } = await renderSignedIn({ path: '/others/appearance' });
    await user.click(await screen.findByRole('combobox', { name: 'Idioma' }));
    const offered = [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
    expect(offered).toEqual(['Português (Brasil)', 'English', 'Español']);
    await user.click(screen.getByTitle('Español'));
    expect(await screen.findByRole('heading', { name: 'Apariencia' })).toBeVisible();
    const choice = screen.getByRole('combobox', { name: 'Idioma' }).closest('.ant-select');
    expect(choice).toHaveTextContent('Español');
    expect(storage.getItem('language')).toBe('es');
    // Without a reload, and some servers would change the language of the company's automatic messages.
    expect(callLog.reloads).toBe(0);
    expect(calls.filter((call) => call.includes('language'))).toEqual([]);
  });

  it('[SHELL-08] change the theme', async () => {
    const { user, storage } = await renderSignedIn({ path: '/others/appearance' });
    for (const [name, theme] of [
      ['Escuro', 'dark'],
      ['Claro', 'light'],
    ] as const) {
      await user.click(await screen.findByText(name));
      expect(storage.getItem('theme')).toBe(theme);
      expect(document.documentElement.dataset['theme']).toBe(theme);
    }
  });
});

it('[KEY-03] Ctrl+/ shows a sheet with every shortcut of the table and its keys', async () => {
  const { user } = await renderSignedIn();
  await user.keyboard('{Control>}/{/Control}');
  const sheet = await screen.findByRole('dialog', { name: 'Atalhos do teclado' });
  // And the keys of fields and lists, which are no shortcuts of the program's own.
  const fixed = [
    'Andar pela lista e abrir',
    'Abrir ao lado, em janelas largas',
    'Selecionar o atendimento',
    'Selecionar de um a outro',
    'Selecionar todos os da lista',
    'Enviar a mensagem',
    'Quebrar a linha',
    'Respostas rápidas, no começo do texto',
    'Ir de mensagem em mensagem',
    'Ir para links, fotos e áudios da mensagem',
  ];
  expect(within(sheet).getAllByRole('term')).toHaveLength(Object.keys(SHORTCUTS).length + fixed.length);
  for (const [id, { keys }] of Object.entries(SHORTCUTS)) {
    const name = pt.actions[id as keyof typeof SHORTCUTS];
    const shown = within(within(sheet).getByText(name, { selector: 'dt' }).parentElement!).getByRole('definition');
    expect([name, shown.textContent]).toEqual([name, keyNames(keys, false).join('')]);
  }
  for (const name of fixed) expect(within(sheet).getByText(name)).toBeInTheDocument();
  const keysOf = (name: string) => within(sheet).getByText(name).parentElement!.querySelector('dd')!.textContent;
  expect(['Enviar a mensagem', 'Quebrar a linha'].map(keysOf)).toEqual(['Enter', 'ShiftEnter']);
});
