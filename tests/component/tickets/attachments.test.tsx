import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferencesChanged } from '@/entities/device/preferences/preferences';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { pasteInto } from '@tests/support/rendering/renderPage';
import { contract, mine, openComposer, photo } from './composerTools';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const log = () => within(screen.getByRole('log'));

describe('attachments', () => {
  it('[INPUT-05] [FIND-05] several chosen files are sent one by one in order, each with its caption, after the text', async () => {
    const { user, box, choose, tray, sent, untilSent, region } = await openComposer();
    // What opens the system's dialog.
    const asking = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
    await user.click(region().getByRole('button', { name: 'Anexar arquivos' }));
    expect(asking.mock.contexts).toEqual([region().getByLabelText('Anexar arquivos', { selector: 'input' })]);
    asking.mockRestore();
    await choose(photo('1.png'), contract(), photo('3.png'));
    expect(tray().getAllByRole('listitem')).toHaveLength(3);
    await pasteInto(user, tray().getByRole('textbox', { name: 'Legenda de contrato.pdf' }), 'Assine');
    await pasteInto(user, tray().getByRole('textbox', { name: 'Legenda de 3.png' }), 'O tapete');
    await pasteInto(user, box(), 'Seguem os três');
    await user.click(region().getByRole('button', { name: 'Enviar' }));
    await untilSent(4);
    expect(sent).toEqual([
      { text: '*Ana Ribeiro:*\nSeguem os três', quoted: null },
      { file: '1.png', type: 'image/png', caption: '' },
      { file: 'contrato.pdf', type: 'application/pdf', caption: 'Assine' },
      { file: '3.png', type: 'image/png', caption: 'O tapete' },
    ]);
    expect(region().queryByRole('list', { name: 'Arquivos a enviar' })).not.toBeInTheDocument();
  });

  it('[FIND-05] [INPUT-05] the text becomes the caption of a single file', async () => {
    const { user, box, choose, sent, untilSent } = await openComposer();
    await choose(photo());
    await pasteInto(user, box(), 'O sofá', '{Enter}');
    await untilSent(1);
    expect(sent).toEqual([{ file: 'sofa.png', type: 'image/png', caption: 'O sofá' }]);
  });

  it('[FIND-05] [KEY-04] Enter in the field of a caption sends all, unless Enter breaks lines; one that is still held does not', async () => {
    const { user, choose, tray, box, sent, untilSent, live } = await openComposer();
    await choose(photo('1.png'), photo('2.png'));
    const caption = tray().getByRole('textbox', { name: 'Legenda de 2.png' });
    await pasteInto(user, caption, 'O tapete');
    await live(preferencesChanged({ sendKey: 'shiftEnter' }));
    await user.type(caption, '{Enter}');
    await live(preferencesChanged({ sendKey: 'enter' }));
    fireEvent.keyDown(caption, { key: 'Enter', repeat: true });
    expect(caption).toHaveValue('O tapete');
    expect(caption).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.type(caption, '{Enter}');
    await untilSent(2);
    expect(sent).toEqual([
      { file: '1.png', type: 'image/png', caption: '' },
      { file: '2.png', type: 'image/png', caption: 'O tapete' },
    ]);
    await eventually(() => expect(box()).toHaveFocus());
    await live(preferencesChanged({ sendKey: 'shiftEnter' }));
    await choose(photo('3.png'), photo('4.png'));
    await user.type(tray().getByRole('textbox', { name: 'Legenda de 4.png' }), '{Shift>}{Enter}{/Shift}');
    await untilSent(4);
  });

  it('[INPUT-17] a reply waits for a text, which is then not a caption', async () => {
    const { user, box, choose, region, sent, untilSent } = await openComposer();
    await user.click(log().getByRole('button', { name: 'Opções da mensagem' }));
    await user.click(await screen.findByRole('menuitem', { name: /Responder/ }));
    await choose(photo('antes.png'));
    await user.click(region().getByRole('button', { name: 'Enviar' }));
    await untilSent(1);
    await eventually(() => expect(region().queryByRole('list', { name: 'Arquivos a enviar' })).not.toBeInTheDocument());
    await choose(photo());
    expect(screen.getByText('A citação vai só com o texto; os arquivos são enviados sem ela.')).toBeInTheDocument();
    await pasteInto(user, box(), 'Este aqui', '{Enter}');
    await untilSent(3);
    expect(sent).toEqual([
      { file: 'antes.png', type: 'image/png', caption: '' },
      { text: '*Ana Ribeiro:*\nEste aqui', quoted: 'Q1' },
      { file: 'sofa.png', type: 'image/png', caption: '' },
    ]);
  });

  it('[FIND-05] each file shows a preview before it is sent: a picture itself, a document its type and name, a video and a sound a sign of their own; all but sounds have a caption', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
    const { choose, tray } = await openComposer();
    const clip = new File(['filme'], 'clipe.mp4', { type: 'video/mp4' });
    const voice = new File(['voz'], 'recado.mp3', { type: 'audio/mpeg' });
    await choose(photo(), contract(), clip, voice);
    const files = () => tray().getAllByRole('listitem');
    const pictures = () => files().map((item) => item.querySelector('img')?.getAttribute('src') ?? null);
    await eventually(() => expect(pictures()).toEqual(['blob:preview', null, null, null]));
    const names = ['sofa.png', 'contrato.pdf', 'clipe.mp4', 'recado.mp3'];
    for (const name of names) expect(tray().getByText(name)).toBeInTheDocument();
    expect(files()[1]).toHaveTextContent(/pdf.*contrato\.pdf/i);
    const signs = files().map((item) => item.querySelector('[data-type] svg')?.innerHTML);
    expect(signs).toEqual([undefined, undefined, expect.any(String), expect.any(String)]);
    expect(signs[2]).not.toBe(signs[3]);
    expect(
      tray()
        .getAllByRole('textbox')
        .map((box) => box.getAttribute('aria-label')),
    ).toEqual(names.slice(0, 3).map((name) => `Legenda de ${name}`));
  });

  it('[FIND-05] a picture that this computer cannot draw, as those of some phones, shows a sign instead', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
    const { choose, tray } = await openComposer();
    await choose(new File(['foto'], 'IMG_1.heic', { type: 'image/heic' }));
    const tile = () => tray().getByRole('listitem').querySelector('[data-type]')!;
    const picture = await eventually(() => {
      const drawn = tile().querySelector('img');
      expect(drawn).not.toBeNull();
      return drawn!;
    });
    fireEvent.error(picture);
    expect(tile().querySelector('img')).toBeNull();
    expect(tile().querySelector('svg')).toBeInTheDocument();
  });

  it('[FIND-05] files are pasted, but not the picture that office programs add to copied text', async () => {
    const { box, tray, region, sent } = await openComposer();
    const paste = (files: File[], texts: Readonly<Record<string, string>>, place = box()) => {
      const event = createEvent.paste(place, {
        clipboardData: { files, getData: (type: string) => texts[type] ?? '' },
      });
      fireEvent(place, event);
      return event.defaultPrevented;
    };
    expect(paste([photo()], { 'text/plain': 'A1\tB1', 'text/html': '<table></table>' })).toBe(false);
    expect(region().queryByRole('list')).not.toBeInTheDocument();
    await act(async () => expect(paste([photo(), contract()], { 'text/html': '<img>' })).toBe(true));
    await eventually(() => expect(tray().getAllByRole('listitem')).toHaveLength(2));
    // The focus may be anywhere in the conversation.
    await act(async () => void paste([photo('tapete.png')], {}, screen.getByRole('log')));
    await eventually(() => expect(tray().getAllByRole('listitem')).toHaveLength(3));
    for (const name of ['sofa.png', 'contrato.pdf', 'tapete.png']) {
      expect(tray().getByRole('textbox', { name: `Legenda de ${name}` })).toBeInTheDocument();
    }
    // A picture of the screen has no name.
    await act(async () => void paste([photo('')], {}));
    expect(await tray().findByRole('textbox', { name: /^Legenda de \d{13}/ })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('[FIND-05] several files can be dropped anywhere in the conversation', async () => {
    const { tray, sent } = await openComposer();
    const dataTransfer = { types: ['Files'], files: [photo(), contract()], items: [] };
    // False: the browser lets them be dropped, and does not open them in place of the app.
    expect(fireEvent.dragOver(screen.getByRole('log'), { dataTransfer })).toBe(false);
    expect(screen.getByText('Solte os arquivos para anexar')).toBeInTheDocument();
    await act(async () => expect(fireEvent.drop(screen.getByRole('log'), { dataTransfer })).toBe(false));
    expect(screen.queryByText('Solte os arquivos para anexar')).not.toBeInTheDocument();
    await eventually(() => expect(tray().getAllByRole('listitem')).toHaveLength(2));
    for (const name of ['sofa.png', 'contrato.pdf']) {
      expect(tray().getByRole('textbox', { name: `Legenda de ${name}` })).toBeInTheDocument();
    }
    expect(sent).toEqual([]);
  });

  it('[FIND-05] a folder among dropped files is left out, which is said, and the files are attached', async () => {
    const { tray, store } = await openComposer();
    const item = (isDirectory: boolean) => ({ kind: 'file', webkitGetAsEntry: () => ({ isDirectory }) });
    const dataTransfer = {
      types: ['Files'],
      files: [new File([], 'Fotos'), photo()],
      items: [item(true), item(false)],
    };
    await act(async () => void fireEvent.drop(screen.getByRole('log'), { dataTransfer }));
    await eventually(() => expect(tray().getAllByRole('listitem')).toHaveLength(1));
    expect(tray().getByText('sofa.png')).toBeVisible();
    expect(store.getState().toasts).toMatchObject([{ kind: 'error', textKey: 'composer:files.noFolders' }]);
  });

  it('[OFF-10] nothing can be dropped on a conversation that a colleague has taken', async () => {
    const { live, region } = await openComposer();
    const record = { ...mine, userId: 11, user: { id: 11, name: 'Bruno Alves' } };
    await live(serverEvents.ticket({ action: 'update', record }));
    const dataTransfer = { types: ['Files'], files: [photo()], items: [] };
    fireEvent.dragOver(screen.getByRole('log'), { dataTransfer });
    expect(screen.queryByText('Solte os arquivos para anexar')).not.toBeInTheDocument();
    await act(async () => void fireEvent.drop(screen.getByRole('log'), { dataTransfer }));
    expect(region().queryByRole('list', { name: 'Arquivos a enviar' })).not.toBeInTheDocument();
  });

  it('[INPUT-05] a removed file is not sent, and the focus returns to the text', async () => {
    const { user, box, choose, tray, sent, untilSent } = await openComposer();
    await choose(photo('1.png'), photo('2.png'));
    await user.click(tray().getByRole('button', { name: 'Remover 1.png' }));
    await eventually(() => expect(box()).toHaveFocus());
    await user.keyboard('{Enter}');
    await untilSent(1);
    expect(sent).toEqual([{ file: '2.png', type: 'image/png', caption: '' }]);
  });

  it('[INPUT-05] a text is sent before a single file that has its own caption, and before a sound, which takes none', async () => {
    const { user, box, choose, tray, sent, untilSent } = await openComposer();
    await choose(photo('1.png'), photo('2.png'));
    await pasteInto(user, tray().getByRole('textbox', { name: 'Legenda de 2.png' }), ' O tapete ');
    await user.click(tray().getByRole('button', { name: 'Remover 1.png' }));
    await pasteInto(user, box(), 'Chegou hoje', '{Enter}');
    await untilSent(2);
    await choose(new File(['som'], 'recado.mp3', { type: 'audio/mpeg' }));
    await pasteInto(user, box(), 'Ouça', '{Enter}{Enter}');
    await untilSent(4);
    await eventually(() => expect(screen.queryByRole('list', { name: 'Arquivos a enviar' })).not.toBeInTheDocument());
    expect(sent).toEqual([
      { text: '*Ana Ribeiro:*\nChegou hoje', quoted: null },
      { file: '2.png', type: 'image/png', caption: 'O tapete' },
      { text: '*Ana Ribeiro:*\nOuça', quoted: null },
      { file: 'recado.mp3', type: 'audio/mpeg', caption: '' },
    ]);
  });

  it('[OFF-04] files stay in the draft of their ticket, are marked in the list, and leave it when sent', async () => {
    const { user, choose, tray, box, untilSent, store } = await openComposer();
    await choose(photo(), contract());
    await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    await user.click(screen.getByRole('tab', { name: 'Abertos' }));
    expect(await screen.findByRole('button', { name: /Rascunho: 2 anexos/ })).toBeInTheDocument();
    expect(tray().getAllByRole('listitem')).toHaveLength(2);
    await user.click(box());
    await user.keyboard('{Enter}');
    await untilSent(2);
    await eventually(() => expect(store.getState().drafts.byTicket[1]).toBeUndefined());
    await eventually(() => expect(screen.queryByRole('button', { name: /Rascunho/ })).not.toBeInTheDocument());
  });

  it('[OFF-04] once all files are removed, the draft and its mark in the list are gone, and nothing of it is on disk', async () => {
    const { user, choose, tray, store, services } = await openComposer();
    const stored = () => services.storage.drafts.readAll(selectAccount(store.getState()));
    const remove = (name: string) => user.click(tray().getByRole('button', { name: `Remover ${name}` }));
    await choose(photo(), contract());
    await eventually(async () => expect(await stored()).toMatchObject([{ attachments: [{}, {}] }]));
    await remove('sofa.png');
    expect(await screen.findByRole('button', { name: /Rascunho: 1 anexo,/ })).toBeInTheDocument();
    await remove('contrato.pdf');
    await eventually(() => expect(screen.queryByRole('button', { name: /Rascunho/ })).not.toBeInTheDocument());
    await eventually(async () => expect(await stored()).toEqual([]));
  });

  it('[OFF-04] [OFF-10] [INPUT-18] the files of a ticket that a colleague has resolved stay visible, and it takes no more', async () => {
    const { choose, live, region } = await openComposer();
    await choose(contract());
    const record = { ...mine, status: 'closed', userId: 11, user: { id: 11, name: 'Bruno Alves' } };
    await live(serverEvents.ticket({ action: 'update', record }));
    expect(region().getByRole('list', { name: 'Arquivos a enviar' })).toHaveTextContent('contrato.pdf');
    expect(region().queryByRole('button', { name: 'Enviar' })).not.toBeInTheDocument();
    expect(region().getByRole('button', { name: 'Reabrir' })).toBeInTheDocument();
    const more = { types: ['Files'], files: [photo()], items: [], getData: () => '' };
    fireEvent.dragOver(screen.getByRole('log'), { dataTransfer: more });
    expect(screen.queryByText('Solte os arquivos para anexar')).not.toBeInTheDocument();
    await act(async () => void fireEvent.drop(screen.getByRole('log'), { dataTransfer: more }));
    await act(async () => void fireEvent.paste(screen.getByRole('log'), { clipboardData: more }));
    expect(region().getAllByRole('listitem')).toHaveLength(1);
  });

  it('[INPUT-05] asks before sending a caption that a server would change', async () => {
    const { user, box, choose, sent } = await openComposer();
    await choose(photo());
    box().focus();
    await user.paste('Custa {{preco}}');
    await user.keyboard('{Enter}');
    expect(
      screen.getByText('Sem valor para {{preco}}: o texto entre chaves some ao enviar. Corrija ou envie assim mesmo.'),
    ).toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});

describe('files being sent', () => {
  const stalled = async (file = contract()) => {
    const app = await openComposer();
    const upload = vi.spyOn(app.services.api.messages, 'sendFile');
    let move = (_part: number): void => {};
    upload.mockImplementation((_, __, { signal, onProgress }) => {
      move = onProgress;
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    });
    await app.choose(file);
    await app.user.click(app.box());
    await app.user.keyboard('{Enter}');
    await eventually(() => expect(upload).toHaveBeenCalledOnce());
    return { ...app, upload, move: (part: number) => act(async () => move(part)) };
  };

  it.each([contract(), photo(), new File(['som'], 'recado.mp3', { type: 'audio/mpeg' })])(
    '[OFF-09] show their progress in percent: $name',
    async (file) => {
      const { move } = await stalled(file);
      await move(0.64);
      expect(log().getByText('Enviando, 64%')).toBeInTheDocument();
      expect(log().getByRole('progressbar', { name: `Envio de ${file.name}` })).toHaveValue(64);
      expect(log().getByRole('button', { name: `Cancelar o envio de ${file.name}` })).toBeEnabled();
    },
  );

  it('[OFF-05] [OFF-09] can be cancelled until they are uploaded, and tried again; one behind is marked as waiting', async () => {
    const { user, move, upload, choose, box } = await stalled();
    await move(0.5);
    await user.click(log().getByRole('button', { name: 'Cancelar o envio de contrato.pdf' }));
    expect(await log().findByText('Envio cancelado.')).toBeInTheDocument();
    expect(log().queryByRole('button', { name: 'Copiar' })).not.toBeInTheDocument();
    await user.click(log().getByRole('button', { name: 'Enviar de novo' }));
    await eventually(() => expect(upload).toHaveBeenCalledTimes(2));
    await move(1);
    expect(log().queryByRole('button', { name: /^Cancelar o envio/ })).not.toBeInTheDocument();
    // One that waits behind it.
    await choose(photo());
    await user.click(box());
    await user.keyboard('{Enter}');
    const cancel = await log().findByRole('button', { name: 'Cancelar o envio de sofa.png' });
    expect(within(cancel.closest('article')!).getByTitle('Aguardando envio')).toBeVisible();
    await user.click(cancel);
    expect(await log().findByText('Envio cancelado.')).toBeInTheDocument();
    expect(upload).toHaveBeenCalledTimes(2);
  });
});
