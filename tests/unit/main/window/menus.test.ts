import { describe, expect, it, vi } from 'vitest';
import type { MenuItemConstructorOptions } from 'electron';
import { SHORTCUTS, type ShortcutId } from '@/bridge/shortcuts';
import { acceleratorOf, appMenu } from '@native/main/window/appMenu';
import { contextMenu } from '@native/main/window/contextMenu';
import { texts } from '@native/main/system/texts';

type Items = readonly MenuItemConstructorOptions[];
const IDS = Object.keys(SHORTCUTS) as ShortcutId[];
const names = Object.fromEntries(IDS.map((id) => [id, `name of ${id}`])) as Record<ShortcutId, string>;

const build = (platform: NodeJS.Platform = 'linux', language: keyof typeof texts = 'pt', shortcuts = names) => {
  const command = vi.fn();
  const reload = vi.fn();
  const quit = vi.fn();
  const items = appMenu({ words: texts[language], platform, shortcuts, command, reload, quit });
  return { items, command, reload, quit };
};
const flat = (items: Items): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...flat(Array.isArray(item.submenu) ? item.submenu : [])]);
const find = (items: Items, id: string) => flat(items).find((item) => item.id === id);

describe('the native menus', () => {
  it.each([
    ['pt', 'Balcão Editar Exibir Atendimento Ajuda', 'Encerrar o Balcão'],
    ['en', 'Balcão Edit View Ticket Help', 'Quit'],
    ['es', 'Balcão Editar Ver Ticket Ayuda', 'Salir de Balcão'],
  ] as const)('[NTV-14] are in %s', (language, menus, quit) => {
    const { items } = build('win32', language);
    expect(items.map(({ label }) => label)).toEqual(menus.split(' '));
    expect(flat(items).find(({ accelerator }) => accelerator === 'CommandOrControl+Q')?.label).toBe(quit);
  });

  it.each([
    [
      'pt',
      [
        [
          'Sobre o Balcão',
          'Preferências…',
          'Ocultar o Balcão',
          'Ocultar os outros',
          'Mostrar tudo',
          'Encerrar o Balcão',
        ],
        ['Desfazer', 'Refazer', 'Recortar', 'Copiar', 'Colar', 'Excluir', 'Selecionar tudo'],
        ['Recarregar', 'Tamanho normal', 'Aumentar', 'Diminuir', 'Tela cheia'],
        ['Minimizar', 'Fechar'],
        ['Diagnóstico'],
      ],
    ],
    [
      'en',
      [
        ['About Balcão', 'Preferences…', 'Hide Balcão', 'Hide others', 'Show all', 'Quit'],
        ['Undo', 'Redo', 'Cut', 'Copy', 'Paste', 'Delete', 'Select all'],
        ['Reload', 'Actual size', 'Zoom in', 'Zoom out', 'Full screen'],
        ['Minimize', 'Close'],
        ['Diagnostics'],
      ],
    ],
    [
      'es',
      [
        ['Acerca de Balcão', 'Preferencias…', 'Ocultar Balcão', 'Ocultar los demás', 'Mostrar todo', 'Salir de Balcão'],
        ['Deshacer', 'Rehacer', 'Cortar', 'Copiar', 'Pegar', 'Eliminar', 'Seleccionar todo'],
        ['Recargar', 'Tamaño normal', 'Acercar', 'Alejar', 'Pantalla completa'],
        ['Minimizar', 'Cerrar'],
        ['Diagnóstico'],
      ],
    ],
  ] as const)('[NTV-14] on macOS all their items are in %s', (language, labels) => {
    const { items } = build('darwin', language, {} as never);
    const shown = items.map(({ submenu }) =>
      (submenu as Items).flatMap(({ type, visible, label }) =>
        type === 'separator' || visible === false ? [] : label,
      ),
    );
    expect(shown).toEqual(labels);
  });

  it.each(['win32', 'darwin', 'linux'] as const)('[NTV-14] on %s every item has a text of the app', (platform) => {
    const items = flat(build(platform).items).filter(({ type }) => type !== 'separator');
    for (const { label } of items) expect(label).toBeTruthy();
  });

  it('[NTV-14] have application, edit, view and help, each with its items', () => {
    const { items, command, reload } = build('linux', 'pt', {} as never);
    const labels = items.map(({ label, submenu }) => [
      label,
      ...(submenu as Items).flatMap((item) =>
        item.type === 'separator' || item.visible === false ? [] : [item.label],
      ),
    ]);
    expect(labels).toEqual([
      ['Balcão', 'Sobre o Balcão', 'Preferências…', 'Encerrar o Balcão'],
      ['Editar', 'Desfazer', 'Refazer', 'Recortar', 'Copiar', 'Colar', 'Excluir', 'Selecionar tudo'],
      ['Exibir', 'Recarregar', 'Tamanho normal', 'Aumentar', 'Diminuir', 'Tela cheia'],
      ['Ajuda', 'Diagnóstico'],
    ]);
    const press = (label: string) =>
      flat(items)
        .find((item) => item.label === label)
        ?.click?.({} as never, undefined, {} as never);
    for (const label of ['Sobre o Balcão', 'Preferências…', 'Diagnóstico', 'Recarregar']) press(label);
    expect(command.mock.calls).toEqual([
      [{ kind: 'section', section: 'about' }],
      [{ kind: 'section', section: 'appearance' }],
      [{ kind: 'section', section: 'diagnostics' }],
    ]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[NTV-02] zoom with the plus key, pressed without Shift too, and with the number pad', () => {
    const keysOf = (role: string) =>
      flat(build().items).flatMap((item) => (item.role === role && item.accelerator ? [item.accelerator] : []));
    expect(['zoomIn', 'zoomOut', 'resetZoom'].map(keysOf)).toEqual([
      ['CommandOrControl+=', 'CommandOrControl+numadd'],
      ['CommandOrControl+numsub'],
      ['CommandOrControl+num0'],
    ]);
  });

  it.each(['win32', 'darwin', 'linux'] as const)('[NTV-03] on %s Ctrl or Cmd with Q quits', (platform) => {
    const { items, quit } = build(platform);
    const item = flat(items).find(({ accelerator }) => accelerator === 'CommandOrControl+Q');
    // Otherwise Windows and Linux would only show the keys.
    expect(item?.registerAccelerator).not.toBe(false);
    item?.click?.({} as never, undefined, {} as never);
    expect(quit).toHaveBeenCalledTimes(1);
  });

  it('[NTV-14] macOS has the standard menus: hide, edit, window', () => {
    const roles = flat(build('darwin').items).map(({ role }) => role);
    expect(roles).toEqual(
      expect.arrayContaining(['hide', 'hideOthers', 'unhide', 'copy', 'paste', 'minimize', 'close']),
    );
  });

  it.each(['win32', 'linux'] as const)(
    '[KEY-03] on %s list every shortcut of the table with its keys, which only the page handles',
    (platform) => {
      const { items, command } = build(platform);
      for (const id of IDS) {
        const item = find(items, id);
        expect(item).toMatchObject({
          label: names[id],
          accelerator: acceleratorOf(SHORTCUTS[id].keys),
          registerAccelerator: false,
        });
        item?.click?.({} as never, undefined, {} as never);
        expect(command).toHaveBeenLastCalledWith({ kind: 'shortcut', id });
      }
    },
  );

  it('[KEY-03] macOS cannot show a key without handling it, so it lists the shortcuts without theirs', () => {
    const { items, command } = build('darwin');
    for (const id of IDS) {
      const item = find(items, id);
      expect(item).toMatchObject({ label: names[id] });
      expect(item).not.toHaveProperty('accelerator');
      item?.click?.({} as never, undefined, {} as never);
      expect(command).toHaveBeenLastCalledWith({ kind: 'shortcut', id });
    }
  });

  it('[NTV-14] every menu item has a text before the page has sent the names', () => {
    const { items } = build('linux', 'pt', {} as never);
    expect(items.map(({ label }) => label)).toEqual(['Balcão', 'Editar', 'Exibir', 'Ajuda']);
  });

  it.each([
    [{ mod: true, shift: true, key: 'a' }, 'CommandOrControl+Shift+A'],
    [{ alt: true, key: 'ArrowDown' }, 'Alt+Down'],
    [{ key: 'Escape' }, 'Esc'],
    [{ mod: true, key: '/' }, 'CommandOrControl+/'],
  ])('[KEY-03] %j is written %s', (keys, written) => {
    expect(acceleratorOf(keys)).toBe(written);
  });
});

const FACTS = {
  x: 3,
  y: 4,
  isEditable: false,
  editFlags: { canCut: true, canCopy: true, canPaste: false, canSelectAll: true } as Electron.EditFlags,
  selectionText: '',
  linkURL: '',
  srcURL: '',
  mediaType: 'none' as const,
  hasImageContents: false,
  misspelledWord: '',
  dictionarySuggestions: [] as string[],
};
type Clicked = Partial<Omit<typeof FACTS, 'mediaType'>> & { mediaType?: 'none' | 'image' };
const rightClick = (changes: Clicked, language: keyof typeof texts = 'pt') => {
  const page = { replaceMisspelling: vi.fn(), copyImageAt: vi.fn(), downloadURL: vi.fn() };
  const learnWord = vi.fn();
  const copyText = vi.fn();
  const items = contextMenu({ ...FACTS, ...changes }, texts[language], { page, learnWord, copyText });
  const press = (label: string) =>
    items.find((item) => item.label === label)?.click?.({} as never, undefined, {} as never);
  return { items, labels: items.map(({ label, type }) => label ?? type), press, page, learnWord, copyText };
};

describe('a right click', () => {
  it('[NTV-14] offers nothing on empty space', () => {
    expect(rightClick({}).items).toEqual([]);
  });

  it('[NTV-14] copies the selection', () => {
    expect(rightClick({ selectionText: 'Pedido' }).labels).toEqual(['Copiar']);
  });

  it('[NTV-14] in a field offers cut, copy and paste when possible', () => {
    const { items } = rightClick({ isEditable: true });
    expect(items.map(({ role, label, enabled }) => [role, label, enabled])).toEqual([
      ['cut', 'Recortar', true],
      ['copy', 'Copiar', true],
      ['paste', 'Colar', false],
      ['selectAll', 'Selecionar tudo', true],
    ]);
  });

  it.each([
    ['canCut', 'Recortar'],
    ['canCopy', 'Copiar'],
    ['canPaste', 'Colar'],
    ['canSelectAll', 'Selecionar tudo'],
  ])('[NTV-14] in a field with %s enables only “%s”', (flag, label) => {
    const none = { canCut: false, canCopy: false, canPaste: false, canSelectAll: false };
    const { items } = rightClick({ isEditable: true, editFlags: { ...none, [flag]: true } as Electron.EditFlags });
    expect(items.filter(({ enabled }) => enabled).map((item) => item.label)).toEqual([label]);
  });

  it('[NTV-14] [NTV-15] on a misspelled word suggests five words at most, and can learn it', () => {
    const dictionarySuggestions = ['você', 'vocês', 'foca', 'boca', 'toca', 'loca'];
    const { labels, press, page, learnWord } = rightClick({
      isEditable: true,
      misspelledWord: 'voçe',
      dictionarySuggestions,
    });
    expect(labels.slice(0, 7)).toEqual([
      'você',
      'vocês',
      'foca',
      'boca',
      'toca',
      'Adicionar ao dicionário',
      'separator',
    ]);
    press('você');
    expect(page.replaceMisspelling).toHaveBeenCalledWith('você');
    press('Adicionar ao dicionário');
    expect(learnWord).toHaveBeenCalledWith('voçe');
    expect(rightClick({ isEditable: true, misspelledWord: 'xyz' }).items[0]).toMatchObject({
      label: 'Nenhuma sugestão',
      enabled: false,
    });
  });

  it('[NTV-14] saves and copies a picture, and copies the address of a link', () => {
    const picture = { mediaType: 'image' as const, hasImageContents: true, srcURL: 'https://server.example/a.jpg' };
    const { press, page, copyText, labels } = rightClick({ ...picture, linkURL: 'https://example.com/' });
    expect(labels).toEqual(['Salvar imagem como…', 'Copiar imagem', 'separator', 'Copiar endereço do link']);
    press('Salvar imagem como…');
    press('Copiar imagem');
    press('Copiar endereço do link');
    expect(page.downloadURL).toHaveBeenCalledWith(picture.srcURL);
    expect(page.copyImageAt).toHaveBeenCalledWith(3, 4);
    expect(copyText).toHaveBeenCalledWith('https://example.com/');
  });

  it.each([
    ['en', ['No suggestions', 'Add to dictionary'], ['Cut', 'Copy', 'Paste', 'Select all']],
    ['es', ['Sin sugerencias', 'Agregar al diccionario'], ['Cortar', 'Copiar', 'Pegar', 'Seleccionar todo']],
  ] as const)('[NTV-14] in a field is answered in %s', (language, spelling, editing) => {
    const { labels } = rightClick({ isEditable: true, misspelledWord: 'xyz' }, language);
    expect(labels).toEqual([...spelling, 'separator', ...editing]);
  });

  it.each([
    ['en', ['Save image as…', 'Copy image', 'separator', 'Copy link address']],
    ['es', ['Guardar imagen como…', 'Copiar imagen', 'separator', 'Copiar dirección del enlace']],
  ] as const)('[NTV-14] on a picture is answered in %s', (language, items) => {
    const picture = { mediaType: 'image' as const, hasImageContents: true, srcURL: 'https://server.example/a.jpg' };
    expect(rightClick({ ...picture, linkURL: 'https://example.com/' }, language).labels).toEqual(items);
  });

  it('[NTV-12] [NTV-14] copies the app’s own links in the form that opens them from elsewhere, and others of its pages not', () => {
    const uuid = '0f1e2d3c-4b5a-4697-8899-aabbccddeeff';
    const { press, copyText } = rightClick({ linkURL: `app://balcao/tickets/${uuid}` });
    press('Copiar endereço do link');
    expect(copyText).toHaveBeenCalledWith(`balcao://tickets/${uuid}`);
    expect(rightClick({ linkURL: 'app://balcao/settings' }).labels).toEqual([]);
  });
});

it('[NTV-14] the items of edit and view do what the system calls by their roles', () => {
  const roles = (platform: NodeJS.Platform) =>
    build(platform).items.map(({ submenu }) =>
      (submenu as Items).flatMap(({ role, visible = true }) => (visible ? (role ?? []) : [])),
    );
  expect(roles('linux').slice(1, 3)).toEqual([
    ['undo', 'redo', 'cut', 'copy', 'paste', 'delete', 'selectAll'],
    ['resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'],
  ]);
  expect(build('darwin').items.at(-1)?.role).toBe('help');
});
