import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { signedInAs } from '../auth/loginUser';
import { renderSignedIn, signIn } from './signedIn';

const open = async () => {
  const machine = createFakeSystem();
  const bridge = { system: machine.system, login: () => signedInAs() };
  return { ...(await renderSignedIn({ path: '/others/about', bridge })), machine };
};

it.each([
  ['[NTV-12] [ROUTE-08]', { kind: 'ticket', uuid: 'u-1' }, '/tickets/u-1'],
  ['[NTV-12] [ROUTE-17]', { kind: 'chat', uuid: 'c-1' }, '/chats/c-1'],
  ['[NTV-12]', { kind: 'contact', id: 7 }, '/contacts/7'],
] as const)('%s a link of the app opens its place: %j', async (_, target, path) => {
  const { machine, visited } = await open();
  act(() => machine.openLink(target));
  await waitFor(() => expect(visited).toContain(path));
});

it('[NTV-12] the newest link waits until the user signs in', async () => {
  const { user, machine, visited, store } = await open();
  await act(async () => void store.dispatch(sessionEnded({ reason: 'logout' })));
  act(() => {
    machine.openLink({ kind: 'ticket', uuid: 'u-1' });
    machine.openLink({ kind: 'contact', id: 8 });
  });
  expect(visited.at(-1)).toBe('/login');
  await signIn(user);
  await waitFor(() => expect(visited.at(-1)).toBe('/contacts/8'));
  expect(visited).not.toContain('/tickets/u-1');
});
