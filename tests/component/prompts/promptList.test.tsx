import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PromptsPage } from '@/features/prompts/PromptsPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { fillScreen, pass, renderPage, scrollTo, type } from '@tests/support/rendering/renderPage';

const page = (hasMore: boolean, ...ids: readonly number[]) => ({
  body: { prompts: ids.map((id) => ({ id, name: `Assistente ${id}` })), hasMore },
});

afterEach(() => void vi.useRealTimers());

it('[PROMPT-02] [CALL-132] [LIST-01] [LIST-02] [LIST-03] a page is requested at 100 px, not at 101, and only while there are more; a search 500 ms after the last key', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fillScreen();
  const { asked, route } = createRecordedRoute(page(true, 1), page(false, 2), page(false, 2, 23));
  await renderPage(PromptsPage, { routes: { 'GET /prompt': route } });
  const scroll = async (distance: number) => {
    scrollTo(screen.getByRole('region', { name: 'Prompts' }), distance);
    await pass(0);
    return asked.length;
  };
  expect(await scroll(101)).toBe(1);
  expect(await scroll(100)).toBe(2);
  for (const name of [/Assistente 1/, /Assistente 2/]) expect(screen.getByRole('row', { name })).toBeInTheDocument();
  expect(await scroll(0)).toBe(2);
  type('Buscar prompts', 'assist');
  await pass(499);
  type('Buscar prompts', 'assistente 2');
  // Until the answer, what is loaded is searched.
  expect(screen.queryByRole('row', { name: /Assistente 1/ })).not.toBeInTheDocument();
  await pass(499);
  expect(asked).toHaveLength(2);
  await pass(1);
  expect(asked.map(({ query }) => query)).toEqual([
    { searchParam: '', pageNumber: 1 },
    { searchParam: '', pageNumber: 2 },
    { searchParam: 'assistente 2', pageNumber: 1 },
  ]);
  expect(screen.getByRole('row', { name: /Assistente 23/ })).toBeInTheDocument();
});
