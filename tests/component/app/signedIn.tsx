import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { drawn } from '@tests/support/rendering/drawn';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { renderApp } from '@tests/support/rendering/renderApp';
import { pasteInto } from '@tests/support/rendering/renderPage';
import { signedInAs } from '../auth/loginUser';

interface SignedIn {
  /** Fields of the user that differ from the plain agent. */
  readonly user?: Readonly<Record<string, unknown>>;
  readonly bridge?: Parameters<typeof createFakeDesktop>[0];
  readonly routes?: FakeRoutes;
  readonly storage?: Storage;
  readonly isDemo?: boolean;
  readonly isOnDisk?: boolean;
  readonly path?: string;
}

/** The app with the session of the last start, on the ticket screen. */
export const renderSignedIn = async ({ user, bridge, ...rest }: SignedIn = {}) => {
  const fake = createFakeDesktop({ restorable: true, refresh: () => signedInAs(user), ...bridge });
  const app = await renderApp({ desktop: fake.desktop, path: '/tickets', ...rest });
  await drawn(() => screen.getByText(/^Olá,/));
  return { ...app, ...fake };
};

/** Signs in on the login page, and waits for the frame of the private pages. */
export const signIn = async (user: UserEvent): Promise<void> => {
  await pasteInto(user, await screen.findByLabelText('E-mail'), 'ana@aurora.com.br');
  await pasteInto(user, screen.getByLabelText('Senha'), 'segredo');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await screen.findByText(/^Olá,/);
};

/** Sets the window's width and notifies the page. */
export const resizeTo = (width: number): void => {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
};
