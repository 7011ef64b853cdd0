import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CampaignsConfigPage } from '@/features/campaigns/config/CampaignsConfigPage';
import { serverEvents } from '@/realtime/serverEvents';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { hold } from '@tests/support/hold';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderPage, type } from '@tests/support/rendering/renderPage';

const BROKEN: FakeAnswer = { status: 502, body: {} };
const storedAs = (messageInterval: number): FakeAnswer => ({
  body: [{ id: 1, key: 'messageInterval', value: String(messageInterval), companyId: 1 }],
});
const FAILED = 'Não foi possível carregar as configurações';
const saveButton = () => screen.queryByRole('button', { name: /Salvar configurações$/ });

const open = async (read: FakeRoutes[string]) => {
  const save = createRecordedRoute(storedAs(15));
  const routes = { 'GET /campaign-settings': read, 'POST /campaign-settings': save.route };
  const app = await renderPage(CampaignsConfigPage, { routes });
  /** The live connection is lost and comes back: the settings are read again. */
  const reconnect = async () => {
    await act(async () => app.goOnline());
    await act(async () => app.goOffline());
    await act(async () => app.goOnline());
  };
  return {
    ...app,
    reconnect,
    saved: save.asked,
    retry: async () => app.user.click(await screen.findByText('Tentar de novo')),
  };
};

it('[CCONF-01] [CALL-97] the settings of campaigns that could not be read are not saved, and are read at the next try', async () => {
  const { retry } = await open(createRecordedRoute(BROKEN, BROKEN, storedAs(10)).route);
  expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
  expect(saveButton()).not.toBeInTheDocument();
  await retry();
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  await retry();
  expect(await screen.findAllByText('10 segundos')).not.toHaveLength(0);
  expect(saveButton()).toBeEnabled();
});

it('[CCONF-10] older settings of campaigns are not saved over those that could not be read after a gap; what was typed stays', async () => {
  const reads = createRecordedRoute(storedAs(10), BROKEN, storedAs(15));
  const { reconnect, retry, saved, user } = await open(reads.route);
  type('Atalho', 'cidade');
  type('Conteúdo', 'São Paulo');
  await reconnect();
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(saveButton()).not.toBeInTheDocument();
  await retry();
  expect(await screen.findAllByText('15 segundos')).not.toHaveLength(0);
  expect(screen.getByLabelText('Atalho')).toHaveValue('cidade');
  await user.click(saveButton()!);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.body).toMatchObject({
    settings: { messageInterval: 15, variables: [{ key: 'cidade', value: 'São Paulo' }] },
  });
});

it('older settings of campaigns are not saved while they are read again', async () => {
  const { held, release: answer } = hold<FakeAnswer>();
  let reads = 0;
  const { reconnect } = await open(() => (reads++ === 0 ? storedAs(10) : held));
  expect(saveButton()).toBeEnabled();
  await reconnect();
  expect(saveButton()).toBeDisabled();
  await act(async () => answer(storedAs(15)));
  expect(await screen.findAllByText('15 segundos')).not.toHaveLength(0);
  expect(saveButton()).toBeEnabled();
});

it('what another session saves of the settings while they are read stays: the answer may be older', async () => {
  const { held, release: answer } = hold<FakeAnswer>();
  const { store } = await open(() => held);
  const setting = (key: string, seconds: number) => ({ key, value: String(seconds) });
  const records = [setting('messageInterval', 15)];
  act(() => void store.dispatch(serverEvents.campaignSettings({ action: 'update', records })));
  await act(async () => answer({ body: [setting('messageInterval', 10), setting('greaterInterval', 80)] }));
  for (const text of ['15 segundos', '80 segundos']) expect(await screen.findAllByText(text)).not.toHaveLength(0);
  expect(screen.queryAllByText('10 segundos')).toEqual([]);
});
