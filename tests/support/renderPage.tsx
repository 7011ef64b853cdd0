import type { ComponentType } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { SessionUser } from '@/protocol/records/users';
import { AppFrame } from './AppFrame';
import { createTestI18n } from './createTestI18n';
import { createTestStore } from './createTestStore';
import { createFakeDesktop } from './fakeDesktop';
import type { FakeRoutes } from './fakeNetwork';
import { aUser } from './records';

interface PageParts {
  readonly routes?: FakeRoutes;
  readonly user?: SessionUser;
  readonly path?: string;
}

/** One page with real store, listeners, texts, dialogs and toasts; the network is a fake and live events come from the test. */
export const renderPage = async (
  Page: ComponentType,
  { routes = {}, user = aUser({ profile: 'admin' }), path = '/' }: PageParts = {},
) => {
  const app = createTestStore({
    routes: { 'GET /users/10': { body: user }, ...routes },
    desktop: createFakeDesktop({ refresh: () => ({ ok: true, user }) }).desktop,
  });
  const i18n = await createTestI18n();
  app.begin(user);
  const { unmount } = render(
    <AppFrame app={app} i18n={i18n} path={path}>
      <Page />
    </AppFrame>,
  );
  // Lets React render what follows from the first answers.
  for (let turn = 0; turn < 5; turn += 1) await act(async () => {});
  return { ...app, unmount, user: userEvent.setup() };
};

/** The calls of a page itself: the check of the ticket lists some seconds after the start of a session is none of them. */
export const ownCalls = (calls: readonly string[]): readonly string[] =>
  calls.filter((call) => call !== 'GET /tickets');

/** Moves the fake clock on and lets what follows be drawn. */
export const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** Does something with the clock held, and lets more time go by than anything here waits before it calls the server. */
export const outwait = async (action: () => void): Promise<void> => {
  vi.useFakeTimers();
  try {
    action();
    // In steps: what is drawn after one may plan the next.
    for (let step = 0; step < 5; step += 1) await pass(400);
  } finally {
    vi.useRealTimers();
  }
};

/** Replaces the content of a field, at once. */
export const type = (name: string | RegExp, text: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
};

/** Gives an element the sizes jsdom does not compute and scrolls it so that `distance` px below are not seen. */
export const scrollTo = (element: HTMLElement, distance: number, height = 2_000): void => {
  Object.defineProperties(element, {
    scrollHeight: { configurable: true, value: height },
    clientHeight: { configurable: true, value: 500 },
  });
  element.scrollTop = height - 500 - distance;
  fireEvent.scroll(element);
};
