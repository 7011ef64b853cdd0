import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TagsPage } from '@/features/tags/TagsPage';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { renderPage } from '@tests/support/rendering/renderPage';

const tags = ['Atacado', 'Troca', 'VIP'].map((name, index) => ({ id: index + 1, name, color: '#a40000' }));
const listed = { 'GET /tags': { body: { tags, count: [], hasMore: false } } };
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

it('[A11Y-02] the focus of a row that is deleted goes to the row in its place, or to the last one', async () => {
  const { store } = await renderPage(TagsPage, { routes: listed });
  const remove = (id: number) => act(async () => void store.dispatch(serverEvents.tag({ action: 'delete', id })));
  act(() => row('Troca').focus());
  await remove(2);
  await eventually(() => expect(row('VIP')).toHaveFocus());
  await remove(3);
  await eventually(() => expect(row('Atacado')).toHaveFocus());
});

it('[A11Y-02] so does that of a row whose deletion is answered while its question is still closing', async () => {
  const { user } = await renderPage(TagsPage, {
    routes: { ...listed, 'DELETE /tags/2': { body: { message: 'ok' } } },
  });
  act(() => row('Troca').focus());
  await user.keyboard('{Delete}');
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  await eventually(() => expect(row('VIP')).toHaveFocus());
  // jsdom ends no animation by itself, and knows only its prefixed name.
  await eventually(() => expect(question).toHaveClass('ant-zoom-leave-active'));
  await act(async () => void fireEvent(question, new Event('webkitAnimationEnd')));
  expect(question).not.toBeInTheDocument();
  await eventually(() => expect(row('VIP')).toHaveFocus());
});
