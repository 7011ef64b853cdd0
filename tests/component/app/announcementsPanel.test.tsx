import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventNames, parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { renderSignedIn, resizeTo } from './signedIn';

const ME = 7;

const news = (id: number, status = true) => ({
  id,
  title: `Novidade ${id}`,
  text: `Texto ${id}`,
  priority: 3,
  status,
  createdAt: `2026-11-${String(30 - id).padStart(2, '0')}T12:00:00.000Z`,
});

const open = async (routes: FakeRoutes) => {
  const { store, user } = await renderSignedIn({ routes });
  await user.click(screen.getByRole('button', { name: /^Comunicados/ }));
  const panel = within(screen.getByRole('dialog', { name: 'Comunicados' }));
  await panel.findByRole('button', { name: /Novidade 1/ });
  return {
    panel,
    tell: (payload: object) =>
      act(() => void store.dispatch(serverEvents.announcement(parseEvent('announcement', payload, 3)!))),
    count: () =>
      panel.getByRole('heading', { name: 'Comunicados' }).parentElement!.textContent.replace('Comunicados', ''),
    titles: () =>
      panel
        .queryAllByRole('button', { name: /Novidade/ })
        .map(({ textContent }) => /Novidade \w+/.exec(textContent)![0].slice(0, 10)),
  };
};

describe('the announcements of the top bar', () => {
  beforeEach(() => resizeTo(1_440));
  afterEach(() => resizeTo(1_024));

  it('[TOP-15] [RT-19] follow live events; a deactivated one disappears, and is back when it is active again', async () => {
    const { panel, tell, count, titles } = await open({
      'GET /announcements/': { body: { records: [news(1)], count: 1, hasMore: false } },
    });
    const names = eventNames(3, ME);
    for (const name of ['company-announcement', 'company-3-announcement']) expect(names.get(name)).toBe('announcement');
    // The company that runs the platform writes them.
    for (const action of ['create', 'create']) tell({ action, record: { ...news(2), companyId: 1 } });
    expect(await panel.findByRole('button', { name: /Novidade 2/ })).toBeInTheDocument();
    expect(count()).toBe('2');
    tell({ action: 'update', record: { ...news(2), title: 'Novidade corrigida' } });
    expect(panel.getByRole('button', { name: /Novidade corrigida/ })).toBeInTheDocument();
    tell({ action: 'update', record: news(1, false) });
    // A draft, which its author shows to nobody yet.
    tell({ action: 'create', record: news(3, false) });
    await waitFor(() => expect(panel.queryByRole('button', { name: /Novidade 1/ })).not.toBeInTheDocument());
    expect(panel.queryByRole('button', { name: /Novidade 3/ })).not.toBeInTheDocument();
    expect(count()).toBe('1');
    // One that nobody knows, too.
    tell({ action: 'delete', id: 9 });
    tell({ action: 'update', record: news(1) });
    expect(titles()).toEqual(['Novidade 1', 'Novidade c']);
    expect(count()).toBe('2');
    // As servers and forks name the one that is gone.
    tell({ action: 'delete', id: '2' });
    tell({ action: 'delete', announcementId: '1' });
    expect(await panel.findByText('Nenhum comunicado.')).toBeInTheDocument();
  });

  it('[TOP-15] [ANN-10] [MSG-15] show the picture that takes the place of one which could not be loaded', async () => {
    const pictured = (name: string) => ({ ...news(1), mediaPath: name, mediaName: name });
    const { panel, tell } = await open({
      'GET /announcements/': { body: { records: [pictured('velha.png')], count: 1, hasMore: false } },
    });
    fireEvent.click(panel.getByRole('button', { name: /Novidade 1/ }));
    for (const place of ['/public/velha.png', '/public/announcements/velha.png']) {
      const picture = panel.getByRole('img', { name: 'velha.png' });
      expect(picture).toHaveAttribute('src', expect.stringContaining(place));
      fireEvent.error(picture);
    }
    expect(panel.queryByRole('img', { name: 'velha.png' })).not.toBeInTheDocument();
    tell({ action: 'update', record: pictured('nova.png') });
    expect(panel.getByRole('img', { name: 'nova.png' })).toHaveAttribute(
      'src',
      expect.stringMatching(/\/public\/nova\.png$/),
    );
  });

  it('[TOP-15] count one that is switched off once, also when the next page comes', async () => {
    Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, get: () => 1_000 });
    try {
      let active = [1, 2, 3, 4, 5];
      const { panel, tell, count, titles } = await open({
        'GET /announcements/': ({ params }) => {
          const { pageNumber } = params as { pageNumber: number };
          const end = pageNumber * 2;
          const records = active.slice(end - 2, end).map((id) => news(id));
          return { body: { records, count: active.length, hasMore: end < active.length } };
        },
      });
      expect([titles(), count()]).toEqual([['Novidade 1', 'Novidade 2'], '5']);
      active = [1, 3, 4, 5];
      tell({ action: 'update', record: news(2, false) });
      expect([titles(), count()]).toEqual([['Novidade 1'], '4']);
      const list = panel.getAllByRole('list')[0]!.parentElement!;
      Object.defineProperty(list, 'clientHeight', { configurable: true, value: 1_000 });
      fireEvent.scroll(list);
      await panel.findByRole('button', { name: /Novidade 3/ });
      expect(count()).toBe('4');
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'scrollHeight');
    }
  });
});
