import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { ownCalls } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { answered, natal, NOW, openNew, pageOf, save, write } from './campaignWorld';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['no answer', () => Promise.reject(new Error('timeout'))],
  ['one of a proxy that waited in vain', { status: 504, body: '<html>' }],
])('a campaign whose creation got %s but arrived is not created twice by a further try', async (_, answer) => {
  const saves = createRecordedRoute(answered({ name: 'Natal' }));
  const { user, store, calls } = await openNew({
    'POST /campaigns': answer,
    'PUT /campaigns/1': saves.route,
  });
  write('Nome', 'Natal');
  write('Mensagem', 'Oi {nome}');
  await user.click(save()!);
  await screen.findByText('Não foi possível concluir. Tente novamente.');
  const record = { ...natal, name: 'Natal' };
  await act(async () => void store.dispatch(serverEvents.campaign({ action: 'create', record })));
  await user.click(save()!);
  await waitFor(() => expect(save()).not.toBeInTheDocument());
  expect(ownCalls(calls).filter((call) => call === 'POST /campaigns')).toHaveLength(1);
  // The server had made its list from the tag.
  expect(saves.asked.map(({ body }) => body)).toMatchObject([{ name: 'Natal', contactListId: 3 }]);
});

it('[CALL-88] [CALL-90] a campaign whose creation arrived while nothing could tell of it is looked for before a further try', async () => {
  const saves = createRecordedRoute(answered({ name: 'Natal' }));
  const { user, calls } = await openNew({
    'POST /campaigns': { status: 504, body: '<html>' },
    'PUT /campaigns/1': saves.route,
    'GET /campaigns/': createRecordedRoute(pageOf(), pageOf({ ...natal, name: 'Natal' })).route,
  });
  write('Nome', 'Natal');
  write('Mensagem', 'Oi {nome}');
  await user.click(save()!);
  await screen.findByText('Não foi possível concluir. Tente novamente.');
  await user.click(save()!);
  await waitFor(() => expect(save()).not.toBeInTheDocument());
  expect(ownCalls(calls).filter((call) => call === 'POST /campaigns')).toHaveLength(1);
  expect(saves.asked).toHaveLength(1);
});
