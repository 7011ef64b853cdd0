import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { signedInAs } from '../auth/loginUser';
import { renderSignedIn, signIn } from './signedIn';

it('[SEC-08] a download is shown to the account that began it alone, also when it ends under another', async () => {
  const machine = createFakeSystem();
  let user = {};
  const login = () => signedInAs(user);
  const app = await renderSignedIn({ path: '/others', bridge: { system: machine.system, login } });
  const running = { id: 1, name: 'contrato de Maria.pdf', received: 1, total: 2, state: 'running' } as const;
  const failed = { ...running, id: 2, name: 'nota de Maria.pdf', state: 'failed' } as const;
  act(() => {
    machine.tellDownload(running);
    machine.tellDownload(failed);
  });
  const list = await screen.findByRole('list', { name: 'Downloads' });
  expect(within(list).getAllByText(/de Maria/)).toHaveLength(2);

  act(() => void app.store.dispatch(sessionEnded({ reason: 'logout' })));
  await screen.findByLabelText('Senha');
  expect(screen.queryAllByText(/de Maria/)).toEqual([]);
  user = { id: 8, name: 'Bruno Tavares', email: 'bruno@aurora.com.br' };
  await signIn(app.user);
  act(() => {
    machine.tellDownload({ ...running, received: 2, state: 'done' });
    machine.tellDownload({ ...running, id: 3, name: 'foto de Bruno.jpg' });
  });
  expect(await screen.findByText('foto de Bruno.jpg')).toBeInTheDocument();
  expect(screen.queryAllByText(/de Maria/)).toEqual([]);
});
