import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { taskTyped } from '@/entities/company/tasks/typedTask';
import { dialogOpened } from '@/store/dialogs';
import { createTestStore } from '@tests/support/createTestStore';
import { companyServer, createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { aUser } from '@tests/support/records';
import { AppFrame } from '@tests/support/rendering/AppFrame';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';

const other = { ...companyServer, rest: 'https://franquias.example.com.br' };
const recent = [companyServer, other].map((addresses) => ({ address: addresses.rest, addresses }));

/** The choice of another server on a page where a task is being written. */
const open = async (offerDemo = true) => {
  const { desktop, callLog } = createFakeDesktop({
    refresh: () => ({ ok: true, user: aUser() }),
    server: { current: companyServer, recent },
    capabilities: { offerDemo },
    probe: (address) => ({ ok: true, address, addresses: { ...companyServer, rest: address }, version: null }),
  });
  const app = createTestStore({ desktop });
  const i18n = await createTestI18n();
  app.begin();
  render(<AppFrame app={app} i18n={i18n} path="/others" />);
  await act(async () => {
    app.store.dispatch(taskTyped('Ligar'));
    app.store.dispatch(dialogOpened({ type: 'server' }));
  });
  const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
  return { callLog, choose };
};

it('[COMPAT-05] another server is not chosen before its user agrees to lose what is typed and not saved', async () => {
  const { callLog, choose } = await open();
  await choose(/^franquias/);
  await screen.findByText('Descartar alterações?');
  expect(callLog.chosen).toEqual([]);
  await choose(/^Cancelar/);
  await waitFor(() => expect(screen.getByRole('button', { name: /^franquias/ })).toBeEnabled());
  expect(callLog.chosen).toEqual([]);
  await choose(/^franquias/);
  await choose(/^Descartar/);
  await waitFor(() => expect(callLog.chosen).toEqual([{ address: other.rest, addresses: other }]));
});

it('[COMPAT-05] the server in use can be chosen again without a question, since nothing ends', async () => {
  const { callLog, choose } = await open();
  await choose(/^atende/);
  await waitFor(() => expect(callLog.chosen).toHaveLength(1));
});

it.each([
  [true, 1],
  [false, 0],
])('[DIAG-03] the demo is among the servers unless an administrator hides it: %s', async (offered, count) => {
  await open(offered);
  expect(await screen.findByRole('button', { name: /^franquias/ })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /^Ambiente de demonstração/ })).toHaveLength(count);
});
