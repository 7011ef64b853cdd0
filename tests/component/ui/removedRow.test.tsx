import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TagsPage } from '@/features/tags/TagsPage';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { renderPage } from '@tests/support/rendering/renderPage';

const tags = ['Atacado', 'Troca', 'VIP'].map((name, index) => ({ id: index + 1, name, color: '#a40000' }));
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

it('the focus of a row that is deleted goes to the row in its place, or to the last one', async () => {
  const { store } = await renderPage(TagsPage, {
    routes: { 'GET /tags': { body: { tags, count: [], hasMore: false } } },
  });
  const remove = (id: number) => act(async () => void store.dispatch(serverEvents.tag({ action: 'delete', id })));
  act(() => row('Troca').focus());
  await remove(2);
  await eventually(() => expect(row('VIP')).toHaveFocus());
  await remove(3);
  await eventually(() => expect(row('Atacado')).toHaveFocus());
});
