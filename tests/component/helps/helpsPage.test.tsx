import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HelpsPage } from '@/features/helps/HelpsPage';
import { eventNames, parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { ownCalls, renderPage, type } from '@tests/support/rendering/renderPage';

const helps = [
  { id: 1, title: 'Primeiros passos', description: 'Como atender', video: 'dQw4w9WgXcQ' },
  { id: 2, title: 'Campanhas', description: null, video: 'https://www.youtube.com/watch?v=abc-DEF_123&t=4' },
  { id: 3, title: 'Sem vídeo', description: null, video: '<script>' },
];
const open = (routes: FakeRoutes = {}) =>
  renderPage(HelpsPage, { routes: { 'GET /helps/list': { body: helps }, ...routes } });
const card = (name: RegExp) => screen.getByRole('button', { name });
const player = () => screen.queryByTitle(/^Vídeo:/);

describe('the help gallery', () => {
  it('[HELP-01] [HELP-02] [HELP-03] [HELP-06] [CALL-153] [ROUTE-18] counts its videos and shows each as a card', async () => {
    const { calls } = await open();
    expect(calls).toContain('GET /helps/list');
    expect(screen.getByRole('heading', { name: 'Ajuda 3' })).toBeInTheDocument();
    expect(within(card(/Primeiros passos/)).getByText('Como atender')).toBeInTheDocument();
    const thumbnail = (name: RegExp) => card(name).querySelector('img')?.getAttribute('src');
    expect([/Primeiros passos/, /Campanhas/, /Sem vídeo/].map(thumbnail)).toEqual([
      'https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg',
      'https://i.ytimg.com/vi/abc-DEF_123/mqdefault.jpg',
      undefined,
    ]);
    type('Buscar vídeos', 'camp');
    expect(card(/Campanhas/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Ajuda 1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Primeiros passos|Sem vídeo/ })).not.toBeInTheDocument();
  });

  it('[HELP-03] a picture appears once it is there; one that fails leaves the place to the sign of a film', async () => {
    await open();
    const picture = card(/Primeiros passos/).querySelector('img');
    if (!picture) throw new Error('The card has no picture.');
    expect(picture).not.toBeVisible();
    fireEvent.load(picture);
    expect(picture).toBeVisible();
    fireEvent.error(picture);
    expect(picture).not.toBeInTheDocument();
    expect(card(/Primeiros passos/).querySelector('svg')).toBeVisible();
  });

  it('[HELP-03] the picture of a video that is corrected is tried, although that of the wrong one failed', async () => {
    const { store } = await open();
    const picture = () => card(/Primeiros passos/).querySelector('img');
    fireEvent.error(picture()!);
    expect(picture()).toBeNull();
    const record = { ...helps[0]!, video: 'abc-DEF_123' };
    await act(async () => void store.dispatch(serverEvents.help({ action: 'update', record })));
    expect(picture()).toHaveAttribute('src', 'https://i.ytimg.com/vi/abc-DEF_123/mqdefault.jpg');
    expect(picture()).not.toBeVisible();
    fireEvent.load(picture()!);
    expect(picture()).toBeVisible();
  });

  it('[HELP-02] the count in the title is that of the videos, and follows live changes', async () => {
    const { store } = await open({ 'GET /helps/list': { body: helps.slice(0, 2) } });
    expect(screen.getByRole('heading', { name: 'Ajuda 2' })).toBeInTheDocument();
    for (const action of ['create', 'create'] as const)
      await act(async () => void store.dispatch(serverEvents.help({ action, record: helps[2]! })));
    expect(screen.getByRole('heading', { name: 'Ajuda 3' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await act(async () => void store.dispatch(serverEvents.help({ action: 'delete', id: 1 })));
    expect(screen.getByRole('heading', { name: 'Ajuda 2' })).toBeInTheDocument();
  });

  it('[HELP-04] [HELP-05] [HELP-06] a click plays the video in a dialog that Escape closes', async () => {
    const { user, services } = await open();
    const opened = vi.spyOn(services.desktop.window, 'openExternal');
    await user.click(card(/Campanhas/));
    const dialog = await screen.findByRole('dialog', { name: 'Campanhas' });
    expect(player()).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abc-DEF_123');
    expect(within(dialog).getByTitle('Vídeo: Campanhas')).toBe(player());
    // Without these two the player stays black.
    expect(player()?.getAttribute('sandbox')?.split(' ')).toEqual(
      expect.arrayContaining(['allow-scripts', 'allow-same-origin']),
    );
    expect(player()?.getAttribute('allow')?.split('; ')).toContain('fullscreen');
    // The provider plays no video for a page that does not say where it is.
    expect(player()).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await user.click(within(dialog).getByRole('button', { name: 'Abrir no navegador' }));
    expect(opened.mock.calls).toEqual([['https://www.youtube.com/watch?v=abc-DEF_123']]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(player()).not.toBeInTheDocument());
    act(() => card(/Primeiros passos/).focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Primeiros passos' })).toBeInTheDocument();
    expect(player()).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  });

  it('[HELP-03] [HELP-04] [HELP-06] [HELP-05] a code with invalid characters shows a placeholder and no player, and Escape closes it too', async () => {
    const { user } = await open();
    expect(card(/Sem vídeo/).querySelector('img')).toBeNull();
    // Its sign is not the one that promises a film.
    const sign = (name: RegExp) => card(name).querySelector('path')?.outerHTML;
    expect(sign(/Sem vídeo/)).not.toBe(sign(/Campanhas/));
    await user.click(card(/Sem vídeo/));
    expect(await screen.findByText('Este vídeo não pode ser exibido')).toBeInTheDocument();
    expect(player()).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Abrir no navegador' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Este vídeo não pode ser exibido')).not.toBeInTheDocument());
  });

  it('[HELP-02] [LIST-07] follows live changes, and says so when there are no videos', async () => {
    const { store, calls } = await open({ 'GET /helps/list': { body: [] } });
    const before = ownCalls(calls).length;
    expect(screen.getByText('Nenhum vídeo ainda')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Ajuda 0' })).toBeInTheDocument();
    const record = { id: 9, title: 'Novidade', description: null, video: 'x' };
    expect(eventNames(1, 10).get('company-1-help')).toBe('help');
    // As servers send it.
    const tell = (payload: object) =>
      act(async () => void store.dispatch(serverEvents.help(parseEvent('help', payload, 1)!)));
    await tell({ action: 'create', help: record });
    expect(card(/Novidade/)).toBeInTheDocument();
    await tell({ action: 'update', help: { ...record, title: 'Corrigida' } });
    expect(card(/Corrigida/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Novidade/ })).not.toBeInTheDocument();
    await tell({ action: 'delete', helpId: '9' });
    expect(screen.getByText('Nenhum vídeo ainda')).toBeInTheDocument();
    expect(ownCalls(calls)).toHaveLength(before);
  });

  it('[HELP-02] [LIST-06] says when it cannot be loaded', async () => {
    await open({ 'GET /helps/list': { status: 500 } });
    expect(screen.getByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
    // Nobody knows how many there are.
    expect(screen.getByRole('heading', { name: 'Ajuda' })).toBeInTheDocument();
  });
});
